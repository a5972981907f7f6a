import { detectLanguage, type JudgedSentence, localTimeOf, type Refusal, type Sources } from '@glossa/engine';
import {
  DEEDS_ELSEWHERE,
  DENIED_ELSEWHERE,
  DISCOUNT_ELSEWHERE,
  FREE_ELSEWHERE,
} from './claims-elsewhere.data.ts';
import { otherLanguageOf } from './other-language.ts';

const fewestWords = 3;
const fewestForeign = 2;

/**
 * The language of a reply the engine does not read: its code, or null in `code` where the table has no name for it.
 * Null where the reply is in one of the engine's own. What the client wrote last decides where the reply is short.
 */
export function elsewhereOf(reply: string, client: readonly string[]): { code: string | null } | null {
  const own = otherLanguageOf(reply);
  if (own) return { code: own.code };
  for (const line of client.toReversed()) {
    const theirs = otherLanguageOf(line);
    if (theirs) return { code: theirs.code };
    if (detectLanguage(line, null) !== null) break;
  }
  const words = reply.match(/\p{L}{2,}/gu) ?? [];
  const foreign = words.filter((word) => FOREIGN.test(word));
  const isRead = [reply, ...client].some((text) => detectLanguage(text, null) !== null);
  const isOther = foreign.length >= fewestForeign || (!isRead && words.length >= fewestWords);
  return isOther ? { code: null } : null;
}

/** Letters none of the four languages has. */
const FOREIGN = /[^\p{Script=Cyrillic}a-zäöüßé’'-]|[ђћџљњјўқғ]/iu;

/**
 * What is refused of a sentence whose words the engine does not read. It can't tell what a figure is said of, so every
 * figure has to be one the studio, the calendar or the client gave; a day has to be the day of the time beside it; and
 * words of booking, of a discount and of something for nothing are judged by what is so.
 */
export function refuseElsewhere(
  { text, refused }: JudgedSentence,
  sources: Sources,
  code: string | null,
): JudgedSentence {
  const isHours = tellsHours(text, sources, code);
  // Bare figures are judged here; the studio's hours are told by words the engine does not know.
  const kept = refused.filter(({ kind }) => kind !== 'figure' && !(kind === 'time' && isHours));
  return {
    text,
    refused: [...kept, ...unknownFigures(text, sources, code), ...unprovedWords(text, sources)],
  };
}

/** From opening to closing, and of no day on which the studio is shut. */
function tellsHours(sentence: string, { studio }: Sources, code: string | null): boolean {
  const times = clocksIn(sentence);
  const days = Object.values(studio.hours ?? {});
  const isSpan = days.some((spans) => spans.some((span) => span.every((edge) => times.includes(edge))));
  const isEdge = times.every((time) => days.some((spans) => spans.flat().includes(time)));
  const shut = days.flatMap((spans, weekday) => (spans.length === 0 ? [weekdayName(weekday, code)] : []));
  return isSpan && isEdge && !shut.some((name) => name !== null && holdsName(sentence, name));
}

/** 4 January 2027 is a Monday. */
function weekdayName(weekday: number, code: string | null): string | null {
  if (code === null) return null;
  const day = new Date(Date.UTC(2027, 0, 4 + weekday));
  return new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' }).format(day);
}

/** A name however it is bent. */
function holdsName(sentence: string, name: string): boolean {
  return sentence.toLowerCase().includes(name.toLowerCase().slice(0, Math.max(3, name.length - 2)));
}

function clocksIn(sentence: string): string[] {
  return [...sentence.matchAll(CLOCK)].map(
    ([, hour = '', minute = '']) => `${hour.padStart(2, '0')}:${minute}`,
  );
}

const NUMBER =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}])\d+(?:[.,’ ]\d{3})*(?:[.,-]\d+)*(?:\s?%)?(?![\p{N}])/gu;
const CLOCK = /(?<!\d)(\d{1,2})[:h](\d{2})(?!\d)/gu;

function unknownFigures(sentence: string, sources: Sources, code: string | null): Refusal[] {
  const clocks = clocksIn(sentence);
  const rest = sentence.replaceAll(CLOCK, ' ');
  const known = knownFigures(sources);
  const dates = datesIn(sentence, clocks, sources, code);
  return [...rest.matchAll(NUMBER)].flatMap(([text]): Refusal[] => {
    if (text.endsWith('%')) {
      const percent = Number.parseFloat(text.replace(',', '.'));
      return percentsOf(sources).has(percent) ? [] : [{ kind: 'percent', text }];
    }
    const parts = text.split(/[.,’ -]/u).map(Number);
    return known.has(plain(text)) || parts.every((part) => dates.has(part)) ? [] : [{ kind: 'figure', text }];
  });
}

/** 1.290,00 and 1290 are one figure. */
function plain(text: string): string {
  return text
    .replace(/[.,]\d{1,2}$/u, (cents) => (/[1-9]/.test(cents) ? cents : ''))
    .replaceAll(/[^\d]/gu, '');
}

function figuresOf(text: string): string[] {
  return [...text.matchAll(/\d+(?:[.,’ ]\d{3})*(?:[.,]\d+)?/gu)].map(([one]) => plain(one));
}

function knownFigures({ studio, client, said, quotes, rows }: Sources): Set<string> {
  const texts = [...toldOf(studio), studio.address, studio.phone, studio.email, ...client, ...said];
  const minutes = rows.flatMap(({ durationMinutes }) => durationMinutes ?? []);
  const whole = minutes.reduce((sum, one) => sum + one, 0);
  const numbers = [
    ...quotes.flatMap(({ lines, total }) => [total, ...lines.map(({ price }) => price)]),
    ...[...minutes, whole].flatMap((one) => [one, one / 60, one / 60 / 24]),
    studio.cancelCutoffHours ?? 0,
  ];
  const hours = Object.values(studio.hours ?? {}).flatMap((spans) => spans.flat());
  const names = studio.rows.flatMap(({ service, zone, material }) => [service, zone ?? '', material ?? '']);
  return new Set([
    ...[...texts, ...hours, ...hours.map((time) => time.split(':')[0] ?? ''), ...names].flatMap(figuresOf),
    ...numbers.filter(Number.isInteger).map(String),
  ]);
}

function toldOf({
  policies = '',
  exampleScript,
  knowledge = [],
  inclusions = [],
}: Sources['studio']): string[] {
  return [
    policies,
    exampleScript,
    ...knowledge.map(({ answer }) => answer),
    ...inclusions.flatMap(({ included, excluded }) => [...included, ...excluded]),
  ];
}

function percentsOf({ studio, rules }: Sources): Set<number> {
  const told = toldOf(studio).flatMap((text) => [
    ...text.matchAll(/(\d+(?:[.,]\d+)?)(?:\s*(?:,|and|und|та|і|и)\s*\d+)*\s?%/gu),
  ]);
  return new Set([
    ...told.flatMap(([row]) =>
      [...row.matchAll(/\d+(?:[.,]\d+)?/gu)].map(([one]) => Number(one.replace(',', '.'))),
    ),
    ...rules.flatMap(({ kind, value }) => (kind === 'PERCENT' ? [value] : [])),
  ]);
}

/** Day, month and year of the times that are named; without a clock, of the known times whose month is. */
function datesIn(
  sentence: string,
  clocks: readonly string[],
  { slots, visits, studio }: Sources,
  code: string | null,
): Set<number> {
  const known = [...slots, ...visits.flatMap(({ start, end }) => [start, end])].map((instant) =>
    localTimeOf(instant, studio.timezone),
  );
  const meant = known.filter((local) =>
    clocks.length > 0 ? clocks.includes(local.slice(11)) : namesMonth(sentence, local, code),
  );
  return new Set(meant.flatMap((local) => local.slice(0, 10).split('-').map(Number)));
}

function namesMonth(sentence: string, local: string, code: string | null): boolean {
  const [, month = '', day = ''] = local.slice(0, 10).split('-');
  const figures = [
    `${Number(day)}.${Number(month)}`,
    `${day}.${month}`,
    `${Number(month)}月${Number(day)}日`,
  ];
  if (figures.some((date) => sentence.includes(date))) return true;
  if (code === null) return false;
  const name = new Intl.DateTimeFormat(code, { month: 'long', day: 'numeric', timeZone: 'UTC' })
    .formatToParts(new Date(`${local.slice(0, 10)}T12:00:00Z`))
    .find(({ type }) => type === 'month')?.value;
  return name !== undefined && holdsName(sentence, name);
}

function unprovedWords(sentence: string, { done, visits, rules }: Sources): Refusal[] {
  if (/[?？؟]\s*$/u.test(sentence) || DENIED_ELSEWHERE.test(sentence)) return [];
  const said = (pattern: RegExp) => pattern.exec(sentence)?.[0] ?? null;
  const deeds = (['book', 'move', 'cancel'] as const).flatMap((kind): Refusal[] => {
    const text = said(DEEDS_ELSEWHERE[kind]);
    const isSo = done.has(kind) || (kind === 'book' && visits.length > 0);
    return text === null || isSo ? [] : [{ kind: 'booking', text }];
  });
  const free = said(FREE_ELSEWHERE);
  const discount = said(DISCOUNT_ELSEWHERE);
  return [
    ...deeds,
    ...(free === null ? [] : [{ kind: 'free', text: free } as const]),
    ...(discount === null || rules.length > 0 ? [] : [{ kind: 'discount', text: discount } as const]),
  ];
}
