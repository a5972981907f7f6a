import { type ConversationDetail, messageLength, type Partner } from '@glossa/contracts';
import { Button, Text, Textarea } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormError } from '../../ui/form-error.tsx';
import { AnswerTools } from './answer-tools.tsx';
import { CannedMenu } from './canned-menu.tsx';
import classes from './talk.module.css';
import { useAnswerDraft } from './use-answer-draft.ts';
import { useCanned } from './use-canned.ts';
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
  const canned = useCanned({ partner, language: talk.language, text, onPick: change });
  const menuId = useId();
  const sendOnEnter = (event: KeyboardEvent) => {
    if (canned.takeKey(event)) return;
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
      {canned.isAsked ? (
        <CannedMenu
          id={menuId}
          found={canned.found}
          active={canned.active}
          isLoading={canned.isLoading}
          language={talk.language}
          onPick={canned.pick}
        />
      ) : null}
      <div className={classes.line}>
        <Textarea
          className={classes.field}
          aria-label={t('answer.label')}
          placeholder={t('answer.placeholder')}
          aria-controls={canned.isAsked ? menuId : undefined}
          aria-activedescendant={canned.found.length > 0 ? `${menuId}-${canned.active}` : undefined}
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
      <div className={classes.below}>
        <Text size="xs" c="dimmed">
          {talk.state === 'manager' ? t('answer.silent') : t('answer.takesOver')}
        </Text>
        <AnswerTools partner={partner} talk={talk} onText={change} />
      </div>
    </form>
  );
}
