import type { CalendarEvent, PartnerConfig } from '@glossa/contracts';
import { Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { paths } from '../../paths.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { Surface } from '../../ui/surface.tsx';
import { type StripDay, stripDays } from './strip-days.ts';
import classes from './week-strip.module.css';

type WeekStripProps = {
  events: UseQueryResult<CalendarEvent[]>;
  config: PartnerConfig;
  now: Date;
  days: number;
};

/** The next days at a glance: a column for each, in it a line for each bay, filled where a car is. */
export function WeekStrip({ events, config, now, days }: WeekStripProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Surface component="section" mb="lg" aria-label={t('strip.title')}>
      <Title order={2} fz="lg" mb="sm">
        {t('strip.title')}
      </Title>
      <QueryView query={events} skeleton={<LineSkeletons count={2} />}>
        {(loaded) => (
          <ol className={classes.strip}>
            {stripDays(loaded, config, { now, days }).map((day) => (
              <Day key={day.date} day={day} />
            ))}
          </ol>
        )}
      </QueryView>
    </Surface>
  );
}

function Day({ day }: { day: StripDay }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const noon = `${day.date}T12:00:00Z`;
  const words = day.isClosed && day.jobs === 0 ? t('strip.closed') : t('strip.jobs', { count: day.jobs });
  return (
    <li>
      <Link
        to={paths.calendar}
        search={{ view: 'day', date: day.date }}
        className={classes.day}
        data-today={day.isToday || undefined}
        data-closed={day.isClosed || undefined}
      >
        <span className={classes.name}>
          {format.weekday(noon, 'UTC')} <b>{Number(day.date.slice(8))}</b>
        </span>
        <span className={classes.bays} aria-hidden="true">
          {day.bays.map(({ id, taken }) => (
            <span key={id} className={classes.bay}>
              {taken.map(({ from, to }) => (
                <i
                  key={`${from}-${to}`}
                  style={{ insetInlineStart: `${from * 100}%`, width: `${Math.max(0.06, to - from) * 100}%` }}
                />
              ))}
            </span>
          ))}
        </span>
        <span className={classes.jobs}>{words}</span>
      </Link>
    </li>
  );
}
