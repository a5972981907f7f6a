import { Temporal } from 'temporal-polyfill';
import type { Act, Value } from '../dialog/act.ts';
import type { Choice } from '../dialog/choice.ts';
import type { EngineLanguage, StudioFacts } from '../facts.ts';
import type { Offer } from '../prices/index.ts';
import { fill } from '../words/fill.ts';
import { AGAIN } from './again.data.ts';
import { agreeing } from './agreeing.ts';
import { formatDiscounts } from './format-discount.ts';
import { formatHours } from './format-hours.ts';
import {
  formatJobs,
  formatLines,
  formatOptions,
  formatOrders,
  formatRows,
  formatTotal,
} from './format-rows.ts';
import {
  clockworkOf,
  formatChoice,
  formatDay,
  formatDays,
  formatHour,
  formatInstant,
  formatMinutes,
  formatOpening,
  formatSlots,
  localDay,
} from './format-when.ts';
import { namesIn } from './list-names.ts';
import { type Naming, namedOnce, sayName, sayService } from './say-name.ts';
import { CHOICES, SENTENCES } from './sentences.ts';

/** What a short voice leaves out: nothing of it is needed to understand the rest. */
const BESIDES: ReadonlySet<Act['key']> = new Set(['bookedChange', 'askOwnerDiscount']);

export type Voice = {
  studio: StudioFacts;
  language: EngineLanguage;
  turn: number;
  /** Names of the list this client has seen beside their own words. */
  named?: readonly string[];
  /** What is given off. A sentence that names the time of a visit says the price of that day. */
  offer?: Offer | undefined;
};

export function namingOf({ studio, language, named = [], offer }: Voice): Naming {
  return { list: studio.rows, language, named, offer };
}

/** The acts as one text. Which wording is taken depends on the turn alone, so the same dialog always reads the same. */
export function sayActs(said: readonly Act[], voice: Voice): string {
  const acts = agreeing(said);
  const told = voice.studio.tone === 'SHORT' ? acts.filter(({ key }) => !BESIDES.has(key)) : acts;
  let text = '';
  let isApart = false;
  for (const act of told.length > 0 ? told : acts) {
    const part = sayAct(act, voice);
    if (part === '') continue;
    const isLaw = act.key.startsWith('tintLaw');
    text += text === '' ? part : `${gapAfter(text, isLaw || isApart)}${part}`;
    isApart = isLaw;
  }
  return namedOnce(text.replace(/(\p{L}\.)\.(?!\.)/gu, '$1'), namingOf(voice));
}

/** A notice of the law is no part of what is said around it. */
function gapAfter(said: string, isApart: boolean): string {
  if (isApart) return '\n\n';
  return said.includes('\n') && !said.endsWith('.') ? '\n' : ' ';
}

export function sayChoices(choices: readonly Choice[], voice: Voice): string[] {
  const { studio, language } = voice;
  const clockwork = clockworkOf(studio, language);
  const names = namesIn(studio.rows, language);
  const naming = namingOf(voice);
  return choices.map((choice) => {
    if ('words' in choice) return names.get(choice.words) ?? choice.words;
    if ('order' in choice) return formatJobs(choice.order, '', naming);
    return 'slot' in choice ? formatChoice(choice.slot.start, clockwork) : CHOICES[language][choice.key];
  });
}

function sayAct({ key, values = {}, isAgain }: Act, spoken: Voice): string {
  const voice = { ...spoken, offer: offerAt(spoken, values.when) };
  const wordings = SENTENCES[voice.language][key];
  const again = isAgain ? AGAIN[voice.language][key] : undefined;
  const wording = again ?? chooseWording(wordings, voice);
  const filled = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      SAID_OF_LIST.has(name) && 'words' in value
        ? sayNames(value.words, name, voice)
        : sayValue(value, voice),
    ]),
  );
  const text = fill(wording, filled);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The rules as they hold on the day a sentence is about. */
function offerAt({ offer, studio }: Voice, when: Value | undefined): Offer | undefined {
  if (!offer || !when || !('instant' in when)) return offer;
  return { ...offer, visit: { ...offer.visit, day: localDay(when.instant, studio.timezone) } };
}

/** A short voice takes the shortest wording, a formal one none that exclaims; otherwise the turn decides. */
function chooseWording(wordings: readonly [string, ...string[]], { studio, turn }: Voice): string {
  if (studio.tone === 'SHORT') return wordings.reduce((a, b) => (b.length < a.length ? b : a));
  const calm = studio.tone === 'FORMAL' ? wordings.filter((wording) => !wording.includes('!')) : wordings;
  const usable = calm.length > 0 ? calm : wordings;
  const chosen = usable[turn % usable.length] ?? wordings[0];
  return studio.tone === 'FORMAL' ? chosen.replaceAll('!', '.') : chosen;
}

/** Values that hold names of the list, one or several. */
const SAID_OF_LIST: ReadonlySet<string> = new Set(['service', 'services', 'offers', 'part', 'film']);

function sayNames(text: string, value: string, voice: Voice): string {
  const naming = namingOf(voice);
  const say = value === 'service' || value === 'services' ? sayService : sayName;
  return partNames(text, voice)
    .map((part) => (BETWEEN.test(part) ? part : say(part, naming)))
    .join('');
}

/** The names within a text and what stands between them. A name with a comma of its own is no list of names. */
function partNames(text: string, { studio: { rows } }: Voice): string[] {
  const joined = [...new Set(rows.flatMap(({ service, zone }) => [service, zone ?? '']))]
    .filter((name) => text.includes(name) && BETWEEN_NAMES.test(name))
    .toSorted((a, b) => b.length - a.length);
  const [whole] = joined;
  if (whole === undefined) return text.split(BETWEEN_NAMES);
  const at = text.indexOf(whole);
  const [before, after] = [text.slice(0, at), text.slice(at + whole.length)];
  const isApart = (side: string, edge: RegExp) => side === '' || edge.test(side);
  if (!isApart(before, BEFORE_NAME) || !isApart(after, BEHIND_NAME)) return text.split(BETWEEN_NAMES);
  return [...before.split(BETWEEN_NAMES), whole, ...after.split(BETWEEN_NAMES)].filter((part) => part !== '');
}

const BETWEEN_NAMES = /( \+ |, | \/ )/;
const BETWEEN = /^(?: \+ |, | \/ )$/;
const BEFORE_NAME = /(?: \+ |, | \/ )$/;
const BEHIND_NAME = /^(?: \+ |, | \/ )/;

function sayValue(value: Value, voice: Voice): string {
  const { studio, language } = voice;
  const naming = namingOf(voice);
  const clockwork = clockworkOf(studio, language);
  if ('words' in value) return value.words;
  if ('instant' in value) return formatInstant(value.instant, clockwork);
  if ('clock' in value) return formatHour(value.clock, clockwork);
  if ('opens' in value) return formatOpening(value.opens, value.now, clockwork);
  if ('day' in value) return formatDay(Temporal.PlainDate.from(value.day), clockwork);
  if ('rows' in value) return formatRows(value.rows, naming);
  if ('jobs' in value) return formatJobs(value.jobs, value.car, naming);
  if ('orders' in value) return formatOrders(value.orders, naming);
  if ('lines' in value) return formatLines(value.lines, naming);
  if ('total' in value) return formatTotal(value.total, naming);
  if ('discounts' in value) return formatDiscounts(value.discounts, naming, clockwork);
  if ('minutes' in value) return formatMinutes(value.minutes, language);
  if ('slots' in value)
    return formatSlots(
      value.slots.map((slot) => slot.start),
      clockwork,
    );
  if ('daysOf' in value)
    return formatDays(
      value.daysOf.map((slot) => slot.start),
      clockwork,
    );
  if ('options' in value) return formatOptions(value.options, naming, value.by);
  return formatHours(studio, language);
}
