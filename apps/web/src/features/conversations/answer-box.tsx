import { type ConversationDetail, messageLength, type Partner } from '@glossa/contracts';
import { Button, Text, Textarea } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormError } from '../../ui/form-error.tsx';
import classes from './talk.module.css';
import { useAnswerDraft } from './use-answer-draft.ts';
import { useTalkActions } from './use-talk-actions.ts';

/** Where a person answers. What was typed stays until the server has it. */
export function AnswerBox({ partner, talk }: { partner: Partner; talk: ConversationDetail }) {
  const { t } = useTranslation('conversations');
  const { text, change, clear } = useAnswerDraft(talk.id);
  const { saying } = useTalkActions(partner.id, talk.id);
  const send = () => {
    const words = text.trim();
    if (words === '' || saying.isPending) return;
    saying.mutate(words, { onSuccess: () => clear(words) });
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className={classes.answer} onSubmit={submit}>
      <FormError error={saying.error} />
      <div className={classes.line}>
        <Textarea
          className={classes.field}
          aria-label={t('answer.label')}
          placeholder={t('answer.placeholder')}
          rows={1}
          classNames={{ input: classes.growing ?? '' }}
          maxLength={messageLength.max}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
        />
        <Button
          type="submit"
          loading={saying.isPending}
          disabled={text.trim() === ''}
          aria-label={t('answer.send')}
        >
          <IconSend2 size={17} aria-hidden="true" />
          <span className={classes.sendWord}>{t('answer.send')}</span>
        </Button>
      </div>
      <Text size="xs" c="dimmed" mt={6}>
        {talk.state === 'manager' ? t('answer.silent') : t('answer.takesOver')}
      </Text>
    </form>
  );
}
