import { Button, FileButton } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getPriceCsv } from '../../api/pricing.ts';
import phones from '../../ui/on-phones.module.css';
import { toastError } from '../../ui/toast.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

type CsvButtonsProps = { partnerId: string; hasRows: boolean; onFile: (csv: string) => void };

const biggestFileBytes = 200_000;

/** The list out as a file, and a file in to be reviewed like any text. */
export function CsvButtons({ partnerId, hasRows, onFile }: CsvButtonsProps) {
  const { t } = useTranslation('pricing');
  const exporting = useMutation({
    mutationFn: () => getPriceCsv(partnerId),
    onSuccess: (file) => download(file, 'prices.csv'),
    onError: useFailureToast(),
  });
  const open = async (file: File | null) => {
    if (!file) return;
    if (file.size > biggestFileBytes) return toastError(t('csv.tooBig'));
    onFile(await readFile(file));
  };
  return (
    <>
      <FileButton
        onChange={(file) => void open(file)}
        accept=".csv,text/csv,text/plain"
        inputProps={{ 'aria-label': t('csv.importLabel') }}
      >
        {(props) => (
          <Button
            {...props}
            className={phones.picture ?? ''}
            title={t('csv.import')}
            variant="default"
            leftSection={<IconUpload size={16} />}
          >
            {t('csv.import')}
          </Button>
        )}
      </FileButton>
      {hasRows ? (
        <Button
          className={phones.picture ?? ''}
          title={t('csv.export')}
          variant="default"
          leftSection={<IconDownload size={16} />}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {t('csv.export')}
        </Button>
      ) : null}
    </>
  );
}

/** Spreadsheets in Eastern Europe still write files in the old Windows letters. */
async function readFile(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
