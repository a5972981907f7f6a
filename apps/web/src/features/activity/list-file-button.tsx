import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getListFile } from '../../api/admin.ts';
import { downloadFile } from '../../ui/download-file.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

/** The whole list, not only the page that is shown, for a spreadsheet. */
export function ListFileButton({ file }: { file: 'newsletter' | 'notify-me' }) {
  const { t } = useTranslation('activity');
  const exporting = useMutation({
    mutationFn: () => getListFile(file),
    onSuccess: (blob) => downloadFile(`${file}.csv`, blob),
    onError: useFailureToast(),
  });
  return (
    <Button
      variant="default"
      mb="md"
      leftSection={<IconDownload size={16} />}
      loading={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      {t('export')}
    </Button>
  );
}
