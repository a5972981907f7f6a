import { currencies, type ReadingWarning } from '@glossa/contracts';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { usePriceWords } from '../rows/use-price-words.ts';
import type { WorkAction } from '../working-list/work-list.ts';
import type { RowValues, WorkRow } from '../working-list/work-row.ts';
import { Choice, Rename, Right } from './choices.tsx';
import type { Question } from './find-questions.ts';
import { NameColumns } from './name-columns.tsx';

export type AnswersProps = {
  question: Question;
  /** What the list already calls things, offered while typing. */
  words: { services: string[]; carTypes: string[] };
  dispatch: Dispatch<WorkAction>;
  onEdit: (row: WorkRow) => void;
  /** Asks about every service of a doubtful page by itself. */
  onOneByOne: () => void;
};

/** The doubts an answer settles. */
const codesOf: Record<Question['kind'], readonly ReadingWarning[]> = {
  columns: [],
  twins: ['conflict'],
  nameless: ['no_service', 'names_unsure', 'order_assumed'],
  currency: ['currency_assumed', 'mixed_currencies', 'other_currency'],
  column: ['names_unsure', 'order_assumed'],
  service: ['names_unsure', 'order_assumed'],
  page: ['names_unsure', 'order_assumed'],
  figure: ['ambiguous_number'],
  types: [],
  meaning: [],
};

/** What a question can be answered with, each a tap. */
export function Answers({ question, words, dispatch, onEdit, onOneByOne }: AnswersProps) {
  const { t } = useTranslation('pricing');
  const price = usePriceWords();
  const keys = question.rows.map((row) => row.key);
  const settle = (change: Partial<RowValues>) =>
    dispatch({ type: 'settle', keys, codes: codesOf[question.kind], change });
  const right = <Right onClick={() => settle({})}>{t('ask.right')}</Right>;
  const lowest = <Choice onClick={() => settle({ isFrom: true, priceTo: null })}>{t('ask.lowest')}</Choice>;
  const leaveOff = (
    <Choice onClick={() => dispatch({ type: 'settle', keys, change: { isActive: false } })}>
      {t('ask.leaveOff')}
    </Choice>
  );
  switch (question.kind) {
    case 'columns':
      return (
        <NameColumns
          of={question.of}
          known={words.carTypes}
          onNames={(names) => dispatch({ type: 'nameColumns', lines: question.lines, names })}
        />
      );
    case 'twins':
      return question.rows.map((row) => (
        <Choice key={row.key} onClick={() => dispatch({ type: 'keepOnly', key: row.key })}>
          {t('ask.take', { price: price(row.values) })}
        </Choice>
      ));
    case 'nameless':
      return (
        <>
          <Rename label={t('ask.name')} known={words.services} onName={(service) => settle({ service })} />
          <Choice onClick={() => dispatch({ type: 'remove', keys })}>{t('ask.leaveOut')}</Choice>
        </>
      );
    case 'currency':
      return (
        <>
          <Right onClick={() => settle({})}>{t('ask.rightCurrency', { currency: question.currency })}</Right>
          <Rename
            label={t('ask.otherCurrency')}
            known={currencies}
            isListed
            onName={(name) => {
              const currency = currencies.find((code) => code === name);
              if (currency) settle({ currency });
            }}
          />
        </>
      );
    case 'column':
      return (
        <>
          {right}
          <Rename
            label={t('ask.otherType')}
            known={words.carTypes}
            onName={(carType) => settle({ carType })}
          />
          {lowest}
          {leaveOff}
        </>
      );
    case 'service':
      return (
        <>
          {right}
          <Rename
            label={t('ask.otherName')}
            known={words.services}
            onName={(service) => settle({ service })}
          />
          {lowest}
          {leaveOff}
        </>
      );
    case 'page':
      return (
        <>
          {right}
          <Choice onClick={onOneByOne}>{t('ask.oneByOne')}</Choice>
          {lowest}
          {leaveOff}
        </>
      );
    case 'figure':
      return (
        <>
          {right}
          {question.rows.map((row) => (
            <Choice key={row.key} onClick={() => onEdit(row)}>
              {t('ask.change')}
            </Choice>
          ))}
          {leaveOff}
        </>
      );
    case 'meaning':
      return (
        <Rename
          label={t('ask.explain')}
          known={[]}
          onName={(meaning) => dispatch({ type: 'explain', carType: question.carType, meaning })}
        />
      );
    case 'types':
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
  }
}
