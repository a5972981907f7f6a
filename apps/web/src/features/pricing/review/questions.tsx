import { isDoubtful } from '@glossa/contracts';
import { Button, Group, Text, Title } from '@mantine/core';
import { type Dispatch, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knownWords } from '../rows/known-words.ts';
import type { WorkAction, WorkList } from '../working-list/work-list.ts';
import type { WorkRow } from '../working-list/work-row.ts';
import { findQuestions, type Question } from './find-questions.ts';
import { QuestionCard } from './question-card.tsx';
import classes from './questions.module.css';

type QuestionsProps = {
  work: WorkList;
  dispatch: Dispatch<WorkAction>;
  onPoint: (rows: readonly WorkRow[]) => void;
  onEdit: (row: WorkRow) => void;
};

const shownAtFirst = 5;
/** Doubts about single names and figures, which may all be settled at once. */
const ONE_BY_ONE: ReadonlySet<Question['kind']> = new Set(['column', 'service', 'page', 'figure']);

/** What a reading needs the owner for, as choices. Nothing has to be answered: what is in doubt stays off. */
export function Questions({ work, dispatch, onPoint, onEdit }: QuestionsProps) {
  const { t } = useTranslation('pricing');
  const [isWhole, setIsWhole] = useState(false);
  const [isOneByOne, setIsOneByOne] = useState(false);
  const { rows, review } = work;
  const questions = useMemo(
    () => (review ? findQuestions(rows, review, { isOneByOne }) : []),
    [rows, review, isOneByOne],
  );
  const words = useMemo(
    () => ({
      services: knownWords(rows, 'service'),
      carTypes: knownWords(rows, 'carType'),
    }),
    [rows],
  );
  if (!review || questions.length === 0) return null;
  const shown = isWhole ? questions : questions.slice(0, shownAtFirst);
  const named = questions.filter(({ kind }) => ONE_BY_ONE.has(kind));
  const doubted = named.flatMap((question) => question.rows.map((row) => row.key));
  const off = rows.filter((row) => !row.isRemoved && isDoubtful(row.warnings)).length;
  return (
    <section className={classes.box} aria-label={t('ask.title', { count: questions.length })}>
      <Group justify="space-between" gap="xs">
        <Title order={3} fz="md">
          {t('ask.title', { count: questions.length })}
        </Title>
        {named.length > 1 ? (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => dispatch({ type: 'settle', keys: doubted, change: {} })}
          >
            {t('ask.allRight')}
          </Button>
        ) : null}
      </Group>
      {off > 0 ? (
        <Text size="sm" c="dimmed">
          {t('ask.off', { count: off })}
        </Text>
      ) : null}
      <ul className={classes.list}>
        {shown.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            words={words}
            dispatch={dispatch}
            onPoint={onPoint}
            onEdit={onEdit}
            onOneByOne={() => setIsOneByOne(true)}
          />
        ))}
      </ul>
      {questions.length > shown.length ? (
        <Button variant="subtle" size="compact-sm" onClick={() => setIsWhole(true)}>
          {t('gaps.more', { count: questions.length - shown.length })}
        </Button>
      ) : null}
    </section>
  );
}
