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
  /** In one line, however narrow it is: for phones, where what the screen shows comes first. */
  isLow?: boolean;
};

/** The head of every panel screen: its name (also the tab's), one line about it, its actions. */
export function PageHeader({
  title,
  tabTitle = title,
  description,
  actions,
  isLow = false,
}: PageHeaderProps) {
  useDocumentTitle(`${tabTitle} · Glossa`);
  return (
    <Group
      justify="space-between"
      align={isLow ? 'center' : 'flex-start'}
      wrap={isLow ? 'nowrap' : 'wrap'}
      gap={isLow ? 'xs' : 'md'}
      mb={isLow ? 'xs' : 'lg'}
    >
      <div style={{ flex: isLow ? 1 : '1 1 280px', minWidth: 0 }}>
        <Title order={1} fz={{ base: 21, sm: 24 }} lh={1.25}>
          {title}
        </Title>
        {description ? (
          <Text c="dimmed" mt={2} maw={680}>
            {description}
          </Text>
        ) : null}
      </div>
      {actions ? (
        <Group gap="xs" wrap={isLow ? 'nowrap' : 'wrap'}>
          {actions}
        </Group>
      ) : null}
    </Group>
  );
}
