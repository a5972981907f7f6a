import { Group, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: string;
  /** What the browser's tab says where the title is a whole sentence. */
  tabTitle?: string;
  description?: ReactNode;
  /** The screen's actions, the primary one last. */
  actions?: ReactNode;
};

/** The head of every panel screen: its name (also the tab's), one line about it, its actions. */
export function PageHeader({ title, tabTitle = title, description, actions }: PageHeaderProps) {
  useDocumentTitle(`${tabTitle} · Glossa`);
  return (
    <Group justify="space-between" align="flex-start" gap="md" mb="lg">
      <div style={{ flex: '1 1 280px', minWidth: 0 }}>
        <Title order={1} fz={{ base: 21, sm: 24 }} lh={1.25}>
          {title}
        </Title>
        {description ? (
          <Text c="dimmed" mt={2} maw={680}>
            {description}
          </Text>
        ) : null}
      </div>
      {actions ? <Group gap="xs">{actions}</Group> : null}
    </Group>
  );
}
