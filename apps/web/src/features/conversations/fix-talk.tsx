import type { ClientRequest, Partner } from '@glossa/contracts';
import { Button, Group, NumberInput, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fixTalk } from '../../api/inbox.ts';
import { FormError } from '../../ui/form-error.tsx';
import { AnswerQuestion } from './answer-question.tsx';
import classes from './request-item.module.css';
import { addRow } from './use-answer-price.ts';
import { useSettleRequest } from './use-settle-request.ts';

export type Fix = 'knowledge' | 'listed' | 'car';
type FixTalkProps = { partner: Partner; request: ClientRequest; fix: Fix; onDone: () => void };

/** One thing the bot lacked. It is tried on the same talk at once, before the client hears anything. */
export function FixTalk({ partner, request, fix, onDone }: FixTalkProps) {
  const { t } = useTranslation(['conversations', 'ui']);
  const queryClient = useQueryClient();
  const [words, setWords] = useState('');
  const [question, setQuestion] = useState(request.question);
  const [price, setPrice] = useState<number | null>(null);
  const fixing = useMutation({
    mutationFn: async () => {
      if (fix === 'car') return fixTalk(partner.id, request.id, { kind: 'car', car: words.trim() });
      if (fix === 'knowledge') {
        const entry = { topic: 'own' as const, question: question.trim(), answer: words.trim() };
        return fixTalk(partner.id, request.id, { kind: 'knowledge', entry });
      }
      await addRow(partner, {
        service: words.trim(),
        zone: '',
        material: '',
        carType: '',
        price: price ?? 0,
      });
      return fixTalk(partner.id, request.id, { kind: 'try' });
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['partner'] }),
        queryClient.invalidateQueries({ queryKey: ['pricing', partner.id] }),
      ]),
  });
  if (fixing.data) return <Tried partner={partner} request={request} tried={fixing.data} onDone={onDone} />;
  const isWhole =
    words.trim() !== '' &&
    (fix !== 'listed' || price !== null) &&
    (fix !== 'knowledge' || question.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole && !fixing.isPending) fixing.mutate();
  };
  return (
    <form onSubmit={submit} aria-label={t(`fix.${fix}`)}>
      <Stack gap="sm" mt="xs">
        {fix === 'knowledge' ? (
          <>
            <TextInput
              label={t('teach.question')}
              maxLength={300}
              value={question}
              onChange={(event) => setQuestion(event.currentTarget.value)}
            />
            <Textarea
              label={t('teach.words')}
              rows={3}
              maxLength={600}
              autoFocus
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          </>
        ) : (
          <div className={classes.fields}>
            <TextInput
              label={t(fix === 'car' ? 'fix.carName' : 'row.service')}
              placeholder={fix === 'car' ? 'VW Golf' : undefined}
              maxLength={80}
              autoFocus
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            {fix === 'listed' ? (
              <NumberInput
                label={t('row.price', { currency: partner.config.currency })}
                min={0.01}
                decimalScale={2}
                hideControls
                inputMode="decimal"
                value={price ?? ''}
                onChange={(value) => setPrice(typeof value === 'number' && value > 0 ? value : null)}
              />
            ) : null}
          </div>
        )}
        <FormError error={fixing.error} />
        <Group gap="xs">
          <Button type="submit" loading={fixing.isPending} disabled={!isWhole}>
            {t('fix.try')}
          </Button>
          <Button variant="default" onClick={onDone}>
            {t('ui:cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type TriedProps = Omit<FixTalkProps, 'fix'> & { tried: { wouldSay: string; isUnderstood: boolean } };

function Tried({ partner, request, tried, onDone }: TriedProps) {
  const { t } = useTranslation('conversations');
  const [isSending, setSending] = useState(false);
  const settling = useSettleRequest(partner.id, request.id);
  if (isSending)
    return <AnswerQuestion partner={partner} request={request} text={tried.wouldSay} onDone={onDone} />;
  return (
    <Stack gap="xs" mt="xs" role="status">
      <Text c="dimmed" size="sm">
        {t(tried.isUnderstood ? 'fix.wouldSay' : 'fix.stillUnclear')}
      </Text>
      <Text className={classes.said}>{tried.wouldSay}</Text>
      <Group gap="xs">
        {tried.isUnderstood ? (
          <Button size="compact-md" onClick={() => setSending(true)}>
            {t('fix.send')}
          </Button>
        ) : null}
        <Button
          size="compact-md"
          variant="default"
          loading={settling.isPending}
          onClick={() => settling.mutate()}
        >
          {t('request.settle')}
        </Button>
        <Button size="compact-md" variant="default" onClick={onDone}>
          {t('fix.another')}
        </Button>
      </Group>
    </Stack>
  );
}
