import { Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';

export function LoginHeading({ title, text }: { title: string; text?: string }) {
  useDocumentTitle(`${title} · Glossa`);
  return (
    <div>
      <Title order={1} fz={24} lh={1.25}>
        {title}
      </Title>
      {text ? (
        <Text c="dimmed" mt={4}>
          {text}
        </Text>
      ) : null}
    </div>
  );
}
