import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getPartnerExport } from '../../api/dashboard.ts';
import { downloadFile } from '../../ui/download-file.ts';
import { Section } from '../../ui/section.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

/** Everything the business keeps here, to take along. */
export function ExportSetting({ partner }: { partner: { id: string; name: string } }) {
  const { t } = useTranslation('settings');
  const exporting = useMutation({
    mutationFn: () => getPartnerExport(partner.id),
    onSuccess: (file) =>
      downloadFile(
        `glossa-${file.exportedAt.slice(0, 10)}.json`,
        new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }),
      ),
    onError: useFailureToast(),
  });
  return (
    <Section title={t('export.title')} text={t('export.text')}>
      <Group>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {t('export.action')}
        </Button>
      </Group>
    </Section>
  );
}
