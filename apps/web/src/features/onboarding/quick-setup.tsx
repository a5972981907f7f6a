import type { User } from '@glossa/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { createQuickBot } from '../../api/quick-bot.ts';
import { findOwnTrial } from '../../api/trial.ts';
import { saveTrialKey } from '../../api/trial-key.ts';
import { loadSession } from '../../session/session-store.ts';
import { whileLoading } from '../../ui/loading-flag.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ExistingBusiness } from './existing-business.tsx';
import { QuickSetupForm } from './quick-setup-form.tsx';
import { SetupDone } from './setup-done.tsx';

/** The form, and after it the link. Somebody with a business gets neither. */
export function QuickSetup({ user }: { user: User }) {
  const { t } = useTranslation('onboarding');
  const queryClient = useQueryClient();
  const { data: kept = null } = useQuery({ queryKey: keys.trial, queryFn: findOwnTrial, staleTime: 60_000 });
  const setup = useMutation({
    mutationFn: (wanted: Parameters<typeof createQuickBot>[0]) => whileLoading(() => createQuickBot(wanted)),
    onSuccess: async () => {
      saveTrialKey(null);
      // The sidebar and every list about partners and bots are out of date now.
      await Promise.all([
        loadSession(),
        queryClient.invalidateQueries({ queryKey: ['partner'] }),
        queryClient.invalidateQueries({ queryKey: ['bot', 'list'] }),
      ]);
    },
    onError: async (error) => {
      // Set up in another tab meanwhile: who this is has to be asked again.
      if (error instanceof ApiError && error.code === 'partner_exists') await loadSession();
    },
  });

  if (setup.data) {
    return (
      <>
        <PageHeader title={t('title')} />
        <SetupDone bot={setup.data.bot} isOwn={user.role === 'CUSTOMER'} />
      </>
    );
  }
  if (user.partner && !setup.isPending) {
    return (
      <>
        <PageHeader title={t('title')} />
        <ExistingBusiness partner={user.partner} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <QuickSetupForm kept={kept} onSubmit={setup.mutate} isPending={setup.isPending} error={setup.error} />
    </>
  );
}
