import type { CalendarEvent } from '@glossa/contracts';
import { notifications } from '@mantine/notifications';
import i18next from 'i18next';
import { getClientNews } from '../../api/events.ts';
import { TellClient } from './tell-client.tsx';

/** Whether a change is one the client has to hear of: the time, or that it is no more. */
export function concernsClient(before: CalendarEvent, after: CalendarEvent): boolean {
  const isReachable = before.conversationId !== null || after.customerEmail !== '';
  const isMoved = before.start !== after.start || before.end !== after.end || before.allDay !== after.allDay;
  return isReachable && isMoved && Date.parse(after.end) > Date.now();
}

/** Asks whether to tell the client, where a way leads there. It stays until it is answered. */
export async function askToTell(partnerId: string, event: Pick<CalendarEvent, 'id'>): Promise<void> {
  const news = await getClientNews(partnerId, event.id).catch(() => null);
  if (news === null || news.ways.length === 0) return;
  stopAsking(event);
  notifications.show({
    id: idOf(event),
    autoClose: false,
    withBorder: true,
    withCloseButton: false,
    color: 'lagoon',
    role: 'dialog',
    'aria-label': i18next.t('calendar:tell.question', {
      name: news.name || i18next.t('calendar:tell.client'),
    }),
    message: (
      <TellClient partnerId={partnerId} eventId={event.id} news={news} onDone={() => stopAsking(event)} />
    ),
  });
}

/** The question goes with its reason, for instance when the change is taken back. */
export function stopAsking(event: Pick<CalendarEvent, 'id'>): void {
  notifications.hide(idOf(event));
}

function idOf({ id }: Pick<CalendarEvent, 'id'>): string {
  return `tell-client-${id}`;
}
