import { currencies, type ReadingWarning } from '@glossa/contracts';
import { Button, Group, Text } from '@mantine/core';
import { type Dispatch, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowName } from '../rows/row-name.ts';
import { usePriceWords } from '../rows/use-price-words.ts';
import type { WorkAction } from '../working-list/work-list.ts';
import type { RowValues, WorkRow } from '../working-list/work-row.ts';
import type { Question } from './find-questions.ts';
import classes from './questions.module.css';
import { RenameForm } from './rename-form.tsx';

type QuestionCardProps = {
  question: Question;
  /** What the list already calls things, offered while typing. */
  words: { services: string[]; carTypes: string[]; currencies: readonly string[] };
  dispatch: Dispatch<WorkAction>;
  onPoint: (rows: readonly WorkRow[]) => void;
  onEdit: (row: WorkRow) => void;
};

const shownPrices = 4;

/** The doubts an answer settles. */
const codesOf: Record<Question['kind'], readonly ReadingWarning[]> = {
  twins: ['conflict'],
  nameless: ['no_service', 'names_unsure', 'order_assumed'],
  currency: ['currency_assumed', 'mixed_currencies'],
  column: ['names_unsure', 'order_assumed'],
  service: ['names_unsure', 'order_assumed'],
  figure: ['ambiguous_number'],
  types: [],
  meaning: [],
};

/** One question with its answers as taps. While it is looked at, its words stand out in the text. */
export function QuestionCard({ question, words, dispatch, onPoint, onEdit }: QuestionCardProps) {
  const { t } = useTranslation('pricing');
  const keys = question.rows.map((row) => row.key);
  const settle = (change: Partial<RowValues>) =>
    dispatch({ type: 'settle', keys, codes: codesOf[question.kind], change });
  const point = () => onPoint(question.rows);
  return (
    <li className={classes.card} onMouseEnter={point} onFocus={point}>
      <Sentence question={question} />
      {question.kind === 'twins' ? null : <Prices question={question} />}
      <Group gap={6} mt={8}>
        <Answers question={question} dispatch={dispatch} onEdit={onEdit} />
        {question.kind === 'column' || question.kind === 'service' ? (
          <Button size="compact-sm" onClick={() => settle({})}>
            {t('ask.right')}
          </Button>
        ) : null}
        {question.kind === 'column' ? (
          <Rename
            label={t('ask.otherType')}
            known={words.carTypes}
            onName={(name) => settle({ carType: name })}
          />
        ) : null}
        {question.kind === 'service' || question.kind === 'nameless' ? (
          <Rename
            label={t(question.kind === 'service' ? 'ask.otherName' : 'ask.name')}
            known={words.services}
            onName={(name) => settle({ service: name })}
          />
        ) : null}
        {question.kind === 'column' || question.kind === 'service' ? (
          <Choice onClick={() => settle({ isFrom: true, priceTo: null })}>{t('ask.lowest')}</Choice>
        ) : null}
        {question.kind === 'currency' ? (
          <Rename
            label={t('ask.otherCurrency')}
            known={words.currencies}
            isListed
            onName={(name) => {
              const currency = currencies.find((code) => code === name);
              if (currency) settle({ currency });
            }}
          />
        ) : null}
        {['column', 'service', 'figure'].includes(question.kind) ? (
          <Choice onClick={() => dispatch({ type: 'settle', keys, change: { isActive: false } })}>
            {t('ask.leaveOff')}
          </Choice>
        ) : null}
        {question.kind === 'meaning' ? (
          <Rename
            label={t('ask.explain')}
            known={[]}
            onName={(meaning) => dispatch({ type: 'explain', carType: question.carType, meaning })}
          />
        ) : null}
        {question.kind === 'nameless' ? (
          <Choice onClick={() => dispatch({ type: 'remove', keys })}>{t('ask.leaveOut')}</Choice>
        ) : null}
      </Group>
    </li>
  );
}

function Sentence({ question }: { question: Question }) {
  const { t } = useTranslation('pricing');
  const count = question.rows.length;
  const said = {
    twins: () =>
      t('ask.twins', { count, name: question.kind === 'twins' ? rowName(question.name.values) : '' }),
    nameless: () => t('ask.nameless', { count }),
    currency: () =>
      t('ask.currency', { count, currency: question.kind === 'currency' ? question.currency : '' }),
    column: () => t('ask.column', { count, name: question.kind === 'column' ? question.carType : '' }),
    service: () => t('ask.service', { count, name: question.kind === 'service' ? question.service : '' }),
    figure: () => t('ask.figure', { name: rowName(question.rows[0]?.values ?? noName) }),
    meaning: () => t('ask.meaning', { name: question.kind === 'meaning' ? question.carType : '' }),
    types: () => {
      const [most, other] = question.kind === 'types' ? question.names : ['', ''];
      return t('ask.types', { most, other });
    },
  };
  return <Text fw={550}>{said[question.kind]()}</Text>;
}

const noName = { service: '', zone: null, material: null, carType: null };

/** The prices it is about, the first few of them, named by what differs between them. */
function Prices({ question }: { question: Question }) {
  const { t } = useTranslation('pricing');
  const price = usePriceWords();
  const isOneService = question.kind === 'service' || question.kind === 'figure';
  const shown = question.rows.slice(0, shownPrices).map(({ values, words }) => {
    const name = isOneService
      ? [values.zone, values.material, values.carType].filter(Boolean).join(', ')
      : rowName({ ...values, carType: null }) || (words ?? '').trim();
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

type AnswersProps = Pick<QuestionCardProps, 'question' | 'dispatch' | 'onEdit'>;

/** The answers that only one kind of question has. */
function Answers({ question, dispatch, onEdit }: AnswersProps) {
  const { t } = useTranslation('pricing');
  const price = usePriceWords();
  const keys = question.rows.map((row) => row.key);
  const settle = () => dispatch({ type: 'settle', keys, codes: codesOf[question.kind], change: {} });
  if (question.kind === 'twins')
    return question.rows.map((row) => (
      <Choice key={row.key} onClick={() => dispatch({ type: 'keepOnly', key: row.key })}>
        {t('ask.take', { price: price(row.values) })}
      </Choice>
    ));
  if (question.kind === 'currency')
    return (
      <Button size="compact-sm" onClick={() => settle()}>
        {t('ask.rightCurrency', { currency: question.currency })}
      </Button>
    );
  if (question.kind === 'figure')
    return (
      <>
        <Button size="compact-sm" onClick={() => settle()}>
          {t('ask.right')}
        </Button>
        {question.rows.map((row) => (
          <Choice key={row.key} onClick={() => onEdit(row)}>
            {t('ask.change')}
          </Choice>
        ))}
      </>
    );
  if (question.kind === 'types')
    return (
      <>
        {question.names.map((name) => (
          <Choice
            key={name}
            onClick={() => dispatch({ type: 'mergeTypes', names: question.names, into: name })}
          >
            {t('ask.callBoth', { name })}
          </Choice>
        ))}
        <Choice onClick={() => dispatch({ type: 'mergeTypes', names: question.names, into: null })}>
          {t('ask.keepBoth')}
        </Choice>
      </>
    );
  return null;
}

function Choice({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button size="compact-sm" variant="default" onClick={onClick}>
      {children}
    </Button>
  );
}

type RenameProps = {
  label: string;
  known: readonly string[];
  /** Only what is known may be chosen. */
  isListed?: boolean;
  onName: (name: string) => void;
};

/** A choice that needs a word: the field takes the place of its button. */
function Rename({ label, known, isListed = false, onName }: RenameProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) return <Choice onClick={() => setIsOpen(true)}>{label}</Choice>;
  return (
    <RenameForm
      label={label}
      known={known}
      isListed={isListed}
      onName={onName}
      onCancel={() => setIsOpen(false)}
    />
  );
}
