import type { ClientRequest, Partner } from '@glossa/contracts';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerRequest } from '../../api/conversations.ts';
import { FormError } from '../../ui/form-error.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useRefreshTalks } from './use-talk-actions.ts';

type AnswerQuestionProps = {
  partner: Partner;
  request: ClientRequest;
  /** What it may begin with. */
  text?: string;
  onDone: () => void;
};

/** One answer to what only the owner knows; the client reads it where they asked. */
export function AnswerQuestion({ partner, request, text: draft = '', onDone }: AnswerQuestionProps) {
  const { t } = useTranslation(['conversations', 'ui']);
  const refresh = useRefreshTalks(partner.id);
  const [text, setText] = useState(draft);
  const answering = useMutation({
    mutationFn: () => answerRequest(partner.id, request.id, text.trim()),
    onSuccess: async () => {
      toastSuccess(t('teach.sent'));
      await refresh();
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !answering.isPending) answering.mutate();
  };
  return (
    <form onSubmit={submit} aria-label={t('teach.answer')}>
      <Stack gap="sm" mt="xs">
        <Textarea
          label={t('teach.yours')}
          description={t('teach.hint')}
          data-autofocus
          autoFocus
          rows={3}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <FormError error={answering.error} />
        <Group gap="xs">
          <Button type="submit" loading={answering.isPending} disabled={text.trim() === ''}>
            {t('teach.send')}
          </Button>
          <Button variant="default" onClick={onDone}>
            {t('ui:cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
