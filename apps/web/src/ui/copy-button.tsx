import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from './copy-text.ts';
import { toastError, toastSuccess } from './toast.ts';

type CopyButtonProps = ButtonProps & {
  value: string;
  label: string;
  /** The toast's words, e.g. 'Link copied!'. */
  copiedMessage: string;
  'aria-label'?: string;
};

export function CopyButton({ value, label, copiedMessage, ...props }: CopyButtonProps) {
  const { t } = useTranslation('ui');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const done = await copyText(value);
    if (!done) return toastError(t('copyFailed'));
    toastSuccess(copiedMessage);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <Button
      variant="default"
      leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      onClick={() => void copy()}
      {...props}
    >
      {label}
    </Button>
  );
}
