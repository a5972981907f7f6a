import { type ClientRequest, type Language, largestPrice, type Partner } from '@glossa/contracts';
import { Button, Group, NumberInput, Stack, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getConversation } from '../../api/conversations.ts';
import { keys } from '../../api/keys.ts';
import { readSummary } from '../../api/read-summary.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { FormError } from '../../ui/form-error.tsx';
import { priceAnswers } from './price-answer.data.ts';
import classes from './request-item.module.css';
import { useAnswerPrice } from './use-answer-price.ts';

type AnswerPriceProps = {
  partner: Partner;
  request: ClientRequest;
  language: Language | undefined;
  onDone: () => void;
};

const details = ['zone', 'material', 'carType'] as const;

/** A half-filled price row: its answer goes to the client and into the list. */
export function AnswerPrice({ partner, request, language, onDone }: AnswerPriceProps) {
  const { t } = useTranslation(['conversations', 'ui']);
  const format = useFormat();
  const own = useLanguage().language;
  // From the list of requests the client's language is not known yet.
  const talk = useQuery({
    queryKey: keys.conversation(partner.id, request.conversationId),
    queryFn: () => getConversation(partner.id, request.conversationId),
    enabled: language === undefined,
  });
  const answering = useAnswerPrice(partner, request, onDone);
  const [row, setRow] = useState({
    service: readSummary(request.summary).known[0] ?? '',
    zone: '',
    material: '',
    carType: '',
  });
  const [price, setPrice] = useState<number | null>(null);
  const [ownReply, setOwnReply] = useState<string | null>(null);
  const { currency } = partner.config;
  const draft =
    price === null || row.service === ''
      ? ''
      : priceAnswers[language ?? talk.data?.language ?? own](row.service, format.money(price, currency));
  const reply = ownReply ?? draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (price !== null && row.service.trim() !== '') answering.mutate({ ...row, price, reply: reply.trim() });
  };
  return (
    <form onSubmit={submit} aria-label={t('request.setPrice')}>
      <Stack gap="sm" mt="xs">
        <div className={classes.fields}>
          <TextInput
            label={t('row.service')}
            required
            data-autofocus
            maxLength={160}
            value={row.service}
            onChange={(event) => setRow({ ...row, service: event.currentTarget.value })}
          />
          {details.map((name) => (
            <TextInput
              key={name}
              label={t(`row.${name}`)}
              maxLength={160}
              value={row[name]}
              onChange={(event) => setRow({ ...row, [name]: event.currentTarget.value })}
            />
          ))}
          <NumberInput
            label={t('row.price', { currency })}
            required
            min={0.01}
            max={largestPrice(currency)}
            decimalScale={2}
            hideControls
            inputMode="decimal"
            value={price ?? ''}
            onChange={(value) => setPrice(typeof value === 'number' ? value : null)}
          />
        </div>
        <Textarea
          label={t('request.reply')}
          description={t('request.replyHint')}
          rows={2}
          maxLength={1000}
          value={reply}
          onChange={(event) => setOwnReply(event.currentTarget.value)}
        />
        <FormError error={answering.error} />
        <Group gap="xs">
          <Button
            type="submit"
            loading={answering.isPending}
            disabled={price === null || row.service.trim() === ''}
          >
            {t(reply.trim() === '' ? 'request.savePrice' : 'request.savePriceAndTell')}
          </Button>
          <Button variant="default" onClick={onDone}>
            {t('ui:cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
