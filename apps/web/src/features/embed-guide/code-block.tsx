import { Code, Group, Stack } from '@mantine/core';
import { CopyButton } from '../../ui/copy-button.tsx';
import classes from './embed-guide.module.css';

type CodeBlockProps = { code: string; label: string; copiedMessage: string };

export function CodeBlock({ code, label, copiedMessage }: CodeBlockProps) {
  return (
    <Stack gap="sm">
      <Code block className={classes.code}>
        {code}
      </Code>
      <Group>
        <CopyButton value={code} label={label} copiedMessage={copiedMessage} />
      </Group>
    </Stack>
  );
}
