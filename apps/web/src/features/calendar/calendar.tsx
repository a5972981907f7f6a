import type { CalendarEvent, Partner } from '@glossa/contracts';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCalendarPlus, IconRss } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsStaff } from '../../session/is-staff.ts';
import { zonedDate } from '../../time/zoned-days.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { CalendarGrid, preloadGrid, preloadGrids } from './calendar-grid.tsx';
import { readColouring, saveColouring } from './colouring.ts';
import type { DialogTarget } from './event-dialog.tsx';
import { newDraft } from './new-draft.ts';
import {
  type CalendarViewName,
  calendarViews,
  firstDate,
  listDays,
  shownSpan,
  turnPage,
} from './shown-span.ts';
import { Toolbar } from './toolbar.tsx';
import { useCalendarEvents } from './use-calendar-events.ts';
import { useMoveEvent } from './use-move-event.ts';
import { useSpanTitle } from './use-span-title.ts';

const Agenda = lazyRouteComponent(() => import('./agenda.tsx'), 'Agenda');
const EventDialog = lazyRouteComponent(() => import('./event-dialog.tsx'), 'EventDialog');
const PhoneHead = lazyRouteComponent(() => import('./phone/phone-head.tsx'), 'PhoneHead');
const ShareDialog = lazyRouteComponent(() => import('./share-dialog.tsx'), 'ShareDialog');
const preloadDialog = () => void EventDialog.preload?.();

type CalendarProps = {
  partner: Partner;
  view: CalendarViewName | null;
  date: string | null;
  onGo: (place: { view: CalendarViewName; date: string }) => void;
};

/** The studio's time: by month, week, day, bay or as a list, with everything one does to it. */
export function Calendar({ partner, onGo, ...wanted }: CalendarProps) {
  const { t } = useTranslation('calendar');
  const { config } = partner;
  const isPhone = useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false });
  const today = zonedDate(new Date(), config.timezone);
  // A week of seven columns cannot be read on a phone.
  const views = isPhone ? calendarViews.filter((name) => name !== 'week') : calendarViews;
  const view = views.find((name) => name === wanted.view) ?? (isPhone ? 'agenda' : 'week');
  const date = wanted.date ?? firstDate(view, today, config);
  const [colouring, setColouring] = useState(readColouring);
  const span = shownSpan(view, date, config.timezone);
  const events = useCalendarEvents(partner.id, span);
  const title = useSpanTitle(view, date, span);
  const [dialog, setDialog] = useState<DialogTarget | null>(null);
  const [isSharing, setSharing] = useState(false);
  const open = (event: CalendarEvent) => setDialog({ kind: 'look', event });
  const move = useMoveEvent({
    partnerId: partner.id,
    timezone: config.timezone,
    span,
    onRefused: (event, { start = '', end = '', bayId }, refusal) =>
      setDialog({
        kind: 'edit',
        event,
        refusal,
        times: {
          startDate: start.slice(0, 10),
          startTime: start.slice(11),
          endDate: end.slice(0, 10),
          endTime: end.slice(11),
          ...(bayId && { bayId }),
        },
      }),
  });
  // The grid is on its way while its events are.
  useEffect(() => {
    if (view !== 'agenda') preloadGrid(view);
  }, [view]);
  const isForStaff = useIsStaff();
  const add = () => setDialog({ kind: 'new', draft: newDraft(config, date, new Date(), events.data ?? []) });
  const description = t('description', { timezone: config.timezone });
  const place = {
    views,
    view,
    title,
    isToday: date === today,
    onView: (next: CalendarViewName) => onGo({ view: next, date }),
    onViewIntent: preloadGrids,
    onTurn: (direction: 1 | -1) => onGo({ view, date: turnPage(view, date, direction) }),
    onToday: () => onGo({ view, date: today }),
  };
  return (
    <>
      {isPhone ? (
        <Suspense fallback={<PageHeader title={t('title')} isLow />}>
          <PhoneHead
            {...place}
            note={description}
            onAdd={add}
            onShare={isForStaff ? null : () => setSharing(true)}
          />
        </Suspense>
      ) : (
        <>
          <PageHeader
            title={t('title')}
            description={description}
            actions={
              <>
                {isForStaff ? null : (
                  <Button
                    variant="default"
                    leftSection={<IconRss size={16} />}
                    onClick={() => setSharing(true)}
                  >
                    {t('share.open')}
                  </Button>
                )}
                <Button
                  variant="shift"
                  leftSection={<IconCalendarPlus size={16} />}
                  onPointerEnter={preloadDialog}
                  onClick={add}
                >
                  {t('add')}
                </Button>
              </>
            }
          />
          <Toolbar
            {...place}
            colouring={view === 'agenda' ? null : colouring}
            onColouring={(next) => {
              saveColouring(next);
              setColouring(next);
            }}
          />
        </>
      )}
      <div onPointerEnter={preloadDialog}>
        <QueryView query={events} skeleton={<LineSkeletons count={7} />}>
          {(loaded) =>
            view === 'agenda' ? (
              loaded.length === 0 ? (
                <EmptyState
                  title={t('empty.title')}
                  text={t('empty.text')}
                  action={
                    <Button variant="default" onClick={add}>
                      {t('add')}
                    </Button>
                  }
                />
              ) : (
                <Deferred>
                  <Suspense fallback={<LineSkeletons count={7} />}>
                    <Agenda
                      days={listDays(span)}
                      today={today}
                      events={loaded}
                      config={config}
                      onOpen={open}
                    />
                  </Suspense>
                </Deferred>
              )
            ) : (
              <CalendarGrid
                view={view}
                date={date}
                events={loaded}
                config={config}
                isPhone={isPhone}
                colouring={colouring}
                onOpen={open}
                onDraft={(draft) => setDialog({ kind: 'new', draft })}
                onMove={move}
                onDay={(day) => onGo({ view: isPhone ? 'month' : 'day', date: day })}
              />
            )
          }
        </QueryView>
      </div>
      <Suspense fallback={null}>
        {dialog ? (
          <EventDialog
            partner={partner}
            target={dialog}
            isPhone={isPhone}
            onEdit={(event) => setDialog({ kind: 'edit', event })}
            onClose={() => setDialog(null)}
          />
        ) : null}
        {isSharing ? <ShareDialog partner={partner} onClose={() => setSharing(false)} /> : null}
      </Suspense>
    </>
  );
}
