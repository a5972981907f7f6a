import { Anchor } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { askToConfirm } from '../../api/keeping.ts';
import { useUser } from '../../session/use-user.ts';
import { Notice } from '../../ui/notice.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

/** An address nothing is mailed to, until its reader has pressed the link. */
export function UnconfirmedAddress({ partnerId, email }: { partnerId: string; email: string }) {
  const { t } = useTranslation('settings');
  const isOwn = useUser()?.email === email;
  const tell = useFailureToast();
  const ask = useMutation({ mutationFn: () => askToConfirm(partnerId, email), onError: tell });
  return (
    <Notice>
      {isOwn ? t('notices.unconfirmedOwn') : t('notices.unconfirmed', { email })}{' '}
      {ask.isSuccess ? (
        t('notices.asked')
      ) : (
        <Anchor component="button" type="button" onClick={() => ask.mutate()} disabled={ask.isPending}>
          {t('notices.askAgain')}
        </Anchor>
      )}
    </Notice>
  );
}
