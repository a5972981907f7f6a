import type { Figures } from '@glossa/contracts';
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { Surface } from '../../ui/surface.tsx';
import classes from './numbers.module.css';
import { useShare } from './use-share.ts';

type Figure = { name: string; label: string; value: string; note?: ReactNode };

/** What the weeks come to, in three questions: does it sell, is somebody there, is it true. */
export function FigureGroups({ total, currency }: { total: Figures; currency: string }) {
  const { t } = useTranslation('numbers');
  const format = useFormat();
  const share = useShare();
  const { dialogs, bookings, upsellsOffered, upsellsTaken, personsAsked, personsInTime } = total;
  const number = (value: number) => format.number(value);
  const sells: Figure[] = [
    { name: 'dialogs', label: t('dialogs'), value: number(dialogs) },
    { name: 'bookings', label: t('bookings'), value: number(bookings) },
    {
      name: 'conversion',
      label: t('conversion'),
      value: share(bookings, dialogs),
      note: t('conversionNote'),
    },
    { name: 'booked', label: t('booked'), value: format.money(total.bookedValue, currency) },
    {
      name: 'done',
      label: t('done'),
      value: format.money(total.doneValue, currency),
      note: t('doneNote', { count: total.jobsDone }),
    },
    {
      name: 'upsells',
      label: t('upsells'),
      value: share(upsellsTaken, upsellsOffered),
      note: t('upsellsNote', { taken: number(upsellsTaken), offered: number(upsellsOffered) }),
    },
  ];
  const { personWaitSeconds } = total;
  const people: Figure[] = [
    { name: 'personsAsked', label: t('personsAsked'), value: number(personsAsked) },
    {
      name: 'wait',
      label: t('wait'),
      value: personWaitSeconds === null ? '–' : format.wait(personWaitSeconds),
      note: t('waitNote', { inTime: number(personsInTime), asked: number(personsAsked) }),
    },
    {
      name: 'questions',
      label: t('questions'),
      value: number(total.questions),
      note:
        total.questionsOpen === 0 ? (
          t('questionsDone')
        ) : (
          <TextLink to={paths.conversations} search={{ show: 'requests' }} size="sm">
            {t('questionsOpen', { count: total.questionsOpen })}
          </TextLink>
        ),
    },
    { name: 'heldBack', label: t('heldBack'), value: number(total.heldBack), note: t('heldBackNote') },
  ];
  return (
    <>
      <Group title={t('sells')} figures={sells} />
      <Group title={t('people')} figures={people} />
    </>
  );
}

function Group({ title, figures }: { title: string; figures: readonly Figure[] }) {
  return (
    <Surface component="section" aria-label={title}>
      <Title order={2} fz="lg" mb="sm">
        {title}
      </Title>
      <dl className={classes.figures}>
        {figures.map(({ name, label, value, note }) => (
          <div key={name}>
            <Text component="dt" c="dimmed" size="sm">
              {label}
            </Text>
            <dd className={classes.value}>{value}</dd>
            {note ? (
              <Text component="dd" c="dimmed" size="sm" m={0}>
                {note}
              </Text>
            ) : null}
          </div>
        ))}
      </dl>
    </Surface>
  );
}
