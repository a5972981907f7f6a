import type { CalendarEvent, Partner } from '@glossa/contracts';
import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getClientLink } from '../../api/events.ts';
import { copyText } from '../../ui/copy-text.ts';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

type ClientLinkProps = { partner: Partner; event: CalendarEvent };

/** Copies the address of the client's own page, for whoever booked by telephone. */
export function ClientLink({ partner, event }: ClientLinkProps) {
  const { t } = useTranslation('calendar');
  const { t: ui } = useTranslation('ui');
  const onError = useFailureToast();
  const copy = useMutation({
    mutationFn: () => getClientLink(partner.id, event.id),
    onSuccess: async ({ url }) =>
      (await copyText(url)) ? toastSuccess(t('share.copied')) : toastError(ui('copyFailed')),
    onError,
  });
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      style={{ alignSelf: 'flex-start' }}
      leftSection={<IconLink size={15} />}
      loading={copy.isPending}
      onClick={() => copy.mutate()}
    >
      {t('dialog.clientLink')}
    </Button>
  );
}
