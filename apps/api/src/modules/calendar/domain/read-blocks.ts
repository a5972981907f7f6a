import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';

/** A time somebody else's calendar takes. */
export type Block = { title: string; start: Date; end: Date; allDay: boolean };

type Window = { from: Date; to: Date; timezone: string };

const mostEvents = 3000;
const mostBlocks = 1000;
/** A rule that began long ago is walked to the window, but not for ever. */
const mostSteps = 20_000;
const longestTitle = 200;

/**
 * What a calendar file takes of the time between two instants, repetitions written out. What is cancelled or marked as
 * free takes none. Times without a zone are the studio's. Null for what is no calendar.
 */
export function readBlocks(file: string, window: Window): Block[] | null {
  const calendar = parse(file);
  if (!calendar) return null;
  // The library keeps zones for everybody: what one file calls Berlin must not move another's.
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    readSafely(() => ICAL.TimezoneService.register(zone));
  const all = calendar
    .getAllSubcomponents('vevent')
    .slice(0, mostEvents)
    .flatMap((component) => readSafely(() => new ICAL.Event(component)) ?? []);
  const [changes, plain] = [true, false].map((isChange) =>
    all.filter((event) => event.isRecurrenceException() === isChange),
  );
  for (const change of changes ?? []) plain?.find(({ uid }) => uid === change.uid)?.relateException(change);
  const blocks: Block[] = [];
  for (const event of plain ?? []) {
    blocks.push(...(readSafely(() => blocksOf(event, window)) ?? []));
    if (blocks.length >= mostBlocks) return blocks.slice(0, mostBlocks);
  }
  return blocks;
}

/** Where one entry breaks the file, the file is read without it. */
function parse(file: string): ICAL.Component | null {
  const read = (text: string) => readSafely(() => new ICAL.Component(ICAL.parse(text)));
  const whole = read(file) ?? read(file.replaceAll(/^BEGIN:VEVENT[\s\S]*?^END:VEVENT\r?\n/gm, soundOnly));
  return whole?.name === 'vcalendar' ? whole : null;
}

function soundOnly(entry: string): string {
  return readSafely(() => ICAL.parse(entry)) ? entry : '';
}

/** One broken entry of a file does not take the others with it. */
function readSafely<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function blocksOf(event: ICAL.Event, window: Window): Block[] {
  const blocks: Block[] = [];
  const zone = zoneOf(event) ?? window.timezone;
  const add = (item: ICAL.Event, start: ICAL.Time, end: ICAL.Time) => {
    const block = blockOf(item, { start, end }, start.isDate ? window.timezone : (zoneOf(item) ?? zone));
    if (block && takesTime(item) && block.end > window.from && block.start < window.to) blocks.push(block);
  };
  if (!event.isRecurring()) {
    add(event, event.startDate, event.endDate);
    return blocks;
  }
  const walk = event.iterator();
  for (let steps = 0; steps < mostSteps && blocks.length < mostBlocks; steps += 1) {
    const next = walk.next();
    if (!next || instantOf(next, zone) >= window.to) break;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    add(item, startDate, endDate);
  }
  return blocks;
}

function takesTime({ component }: ICAL.Event): boolean {
  const word = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    word('transp') !== 'TRANSPARENT' &&
    word('status') !== 'CANCELLED' &&
    word('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

function blockOf(
  event: ICAL.Event,
  { start: from, end: to }: { start: ICAL.Time; end: ICAL.Time },
  timezone: string,
): Block | null {
  const [start, end] = [instantOf(from, timezone), instantOf(to, timezone)];
  if (end <= start) return null;
  const title = (event.summary ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestTitle);
  return { title, start, end, allDay: from.isDate };
}

/** A zone the file explains counts as it says; one it only names is looked up; none at all is the studio's. */
function instantOf(time: ICAL.Time, timezone: string): Date {
  const isExplained = time.zone && time.zone !== ICAL.Timezone.localTimezone && !time.isDate;
  if (isExplained) return time.toJSDate();
  const { year, month, day, hour, minute, second } = time;
  const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
  return new Date(wall.toZonedDateTime(timezone).epochMilliseconds);
}

function zoneOf({ component }: ICAL.Event): string | null {
  const named = component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  return readSafely(() => (named && new Intl.DateTimeFormat('en', { timeZone: named }) ? named : null));
}
