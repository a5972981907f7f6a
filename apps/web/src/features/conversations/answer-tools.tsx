import type { ConversationDetail, Partner } from '@glossa/contracts';
import { Button, Group } from '@mantine/core';
import { IconBolt, IconSparkles } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { suggestAnswer } from '../../api/inbox.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

const CannedEditor = lazyRouteComponent(() => import('./canned-editor.tsx'), 'CannedEditor');

type AnswerToolsProps = { partner: Partner; talk: ConversationDetail; onText: (text: string) => void };

/** What saves typing: what the bot would say, and what the studio says often. */
export function AnswerTools({ partner, talk, onText }: AnswerToolsProps) {
  const { t } = useTranslation('conversations');
  const [isEditing, setEditing] = useState(false);
  const onError = useFailureToast();
  const suggesting = useMutation({
    mutationFn: () => suggestAnswer(partner.id, talk.id),
    onSuccess: (text) => (text === null ? toastSuccess(t('suggest.none')) : onText(text)),
    onError,
  });
  return (
    <Group gap={6} wrap="nowrap">
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconSparkles size={15} />}
        loading={suggesting.isPending}
        onClick={() => suggesting.mutate()}
      >
        {t('suggest.action')}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconBolt size={15} />}
        onClick={() => setEditing(true)}
      >
        {t('canned.title')}
      </Button>
      <Dialog opened={isEditing} onClose={() => setEditing(false)} title={t('canned.title')} size="lg">
        <Suspense fallback={<LineSkeletons count={4} />}>
          <CannedEditor partner={partner} language={talk.language} onDone={() => setEditing(false)} />
        </Suspense>
      </Dialog>
    </Group>
  );
}
