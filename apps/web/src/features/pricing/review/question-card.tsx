import { Group, Text } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { rowName } from '../rows/row-name.ts';
import { usePriceWords } from '../rows/use-price-words.ts';
import type { WorkRow } from '../working-list/work-row.ts';
import { Answers, type AnswersProps } from './answers.tsx';
import type { Question } from './find-questions.ts';
import classes from './questions.module.css';

type QuestionCardProps = AnswersProps & { onPoint: (rows: readonly WorkRow[]) => void };

const shownPrices = 4;

/** One question with its answers as taps. While it is looked at, its words stand out in the text. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, onPoint } = props;
  const point = () => onPoint(question.rows);
  return (
    <li className={classes.card} onMouseEnter={point} onFocus={point}>
      <Sentence question={question} />
      {question.kind === 'twins' ? null : <Prices question={question} />}
      <Group gap={6} mt={8}>
        <Answers {...props} />
      </Group>
    </li>
  );
}

function Sentence({ question }: { question: Question }) {
  const { t } = useTranslation('pricing');
  return <Text fw={550}>{sentenceOf(question, t)}</Text>;
}

function sentenceOf(question: Question, t: TFunction<'pricing'>): string {
  const count = question.rows.length;
  switch (question.kind) {
    case 'columns':
      return t('ask.columns', { count: question.lines.length, of: question.of });
    case 'twins':
      return t('ask.twins', { count, name: rowName(question.name.values) });
    case 'nameless':
      return t('ask.nameless', { count });
    case 'currency':
      return t('ask.currency', { count, currency: question.currency });
    case 'column':
      return t('ask.column', { count, name: question.carType });
    case 'service':
      return t('ask.service', { count, name: question.service });
    case 'page':
      return t('ask.page', { count });
    case 'figure':
      return t('ask.figure', { name: question.rows.map(({ values }) => rowName(values)).join(', ') });
    case 'meaning':
      return t('ask.meaning', { name: question.carType });
    case 'types':
      return t('ask.types', { most: question.names[0], other: question.names[1] });
  }
}

/** The prices it is about, the first few of them, named by what differs between them. */
function Prices({ question }: { question: Question }) {
  const { t } = useTranslation('pricing');
  const price = usePriceWords();
  const isOneService = question.kind === 'service' || question.kind === 'figure';
  const shown = question.rows.slice(0, shownPrices).map(({ values, words }) => {
    const name = isOneService
      ? [values.zone, values.material, values.carType].filter(Boolean).join(', ')
      : rowName(question.kind === 'page' ? values : { ...values, carType: null }) || (words ?? '').trim();
    return `${name} ${price(values)}`.trim();
  });
  const more = question.rows.length - shown.length;
  return (
    <Text size="sm" c="dimmed" className={classes.prices}>
      {shown.join(' · ')}
      {more > 0 ? ` · ${t('ask.more', { count: more })}` : ''}
    </Text>
  );
}
