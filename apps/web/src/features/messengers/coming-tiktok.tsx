import { Button, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { askToBeNotified } from '../../api/notify-me.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSession } from '../../session/use-session.ts';
import { Surface } from '../../ui/surface.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

/** Why it can't be connected yet, and a word to whoever waits for it. */
export function ComingTikTok() {
  const { t } = useTranslation('messengers');
  const { language } = useLanguage();
  const { user } = useSession();
  const email = user?.email ?? '';
  const consent = t('tiktok.consent', { email });
  const onError = useFailureToast();
  const asking = useMutation({
    mutationFn: () => askToBeNotified({ channel: 'TIKTOK', email, language, consent }),
    onError,
  });
  return (
    <Surface component="section" aria-label="TikTok">
      <Title order={2} fz="lg">
        TikTok
      </Title>
      <Text c="dimmed" mt={4}>
        {t('tiktok.why')}
      </Text>
      {asking.isSuccess ? (
        <Text role="status" mt="sm" fw={600}>
          {t('tiktok.noted')}
        </Text>
      ) : (
        <>
          <Text c="dimmed" fz="sm" mt="sm">
            {consent}
          </Text>
          <Button variant="default" mt="xs" loading={asking.isPending} onClick={() => asking.mutate()}>
            {t('tiktok.notify')}
          </Button>
        </>
      )}
    </Surface>
  );
}
