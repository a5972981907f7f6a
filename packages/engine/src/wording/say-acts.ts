import { Temporal } from 'temporal-polyfill';
import type { Act, Value } from '../dialog/act.ts';
import type { Choice } from '../dialog/choice.ts';
import type { EngineLanguage, StudioFacts } from '../facts.ts';
import { fill } from '../words/fill.ts';
import { formatHours } from './format-hours.ts';
import { formatJobs, formatLines, formatOptions, formatRows, formatTotal } from './format-rows.ts';
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
} from './format-when.ts';
import { glossService } from './gloss-service.ts';
import { CHOICES, SENTENCES } from './sentences.ts';

/** What a short voice leaves out: nothing of it is needed to understand the rest. */
const BESIDES: ReadonlySet<Act['key']> = new Set(['bookedChange', 'askOwnerDiscount']);

export type Voice = { studio: StudioFacts; language: EngineLanguage; turn: number };

/** The acts as one text. Which wording is taken depends on the turn alone, so the same dialog always reads the same. */
export function sayActs(acts: readonly Act[], voice: Voice): string {
  const told = voice.studio.tone === 'SHORT' ? acts.filter(({ key }) => !BESIDES.has(key)) : acts;
  const parts = (told.length > 0 ? told : acts)
    .map((act) => sayAct(act, voice))
    .filter((part) => part !== '');
  return parts.reduce(
    (text, part) =>
      `${text}${text === '' ? '' : text.includes('\n') && !text.endsWith('.') ? '\n' : ' '}${part}`,
    '',
  );
}

export function sayChoices(choices: readonly Choice[], { studio, language }: Voice): string[] {
  const clockwork = clockworkOf(studio, language);
  return choices.map((choice) => {
    if ('words' in choice) return choice.words;
    return 'slot' in choice ? formatChoice(choice.slot.start, clockwork) : CHOICES[language][choice.key];
  });
}

function sayAct({ key, values = {} }: Act, voice: Voice): string {
  const wordings = SENTENCES[voice.language][key];
  const wording = chooseWording(wordings, voice);
  const filled = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === 'service' ? sayService(value, voice) : sayValue(value, voice),
    ]),
  );
  const text = fill(wording, filled);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A short voice takes the shortest wording, a formal one none that exclaims; otherwise the turn decides. */
function chooseWording(wordings: readonly [string, ...string[]], { studio, turn }: Voice): string {
  if (studio.tone === 'SHORT') return wordings.reduce((a, b) => (b.length < a.length ? b : a));
  const calm = studio.tone === 'FORMAL' ? wordings.filter((wording) => !wording.includes('!')) : wordings;
  const usable = calm.length > 0 ? calm : wordings;
  const chosen = usable[turn % usable.length] ?? wordings[0];
  return studio.tone === 'FORMAL' ? chosen.replaceAll('!', '.') : chosen;
}

function sayService(value: Value, voice: Voice): string {
  if (!('words' in value)) return sayValue(value, voice);
  const names = value.words.split(' + ');
  return names.map((service) => glossService(service, voice.language)).join(' + ');
}

function sayValue(value: Value, { studio, language }: Voice): string {
  const clockwork = clockworkOf(studio, language);
  if ('words' in value) return value.words;
  if ('instant' in value) return formatInstant(value.instant, clockwork);
  if ('clock' in value) return formatHour(value.clock, clockwork);
  if ('opens' in value) return formatOpening(value.opens, value.now, clockwork);
  if ('day' in value) return formatDay(Temporal.PlainDate.from(value.day), clockwork);
  if ('rows' in value) return formatRows(value.rows, language);
  if ('jobs' in value) return formatJobs(value.jobs, value.car, language);
  if ('lines' in value) return formatLines(value.lines, language);
  if ('total' in value) return formatTotal(value.total, language);
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
  if ('options' in value) return formatOptions(value.options, language, value.by);
  return formatHours(studio, language);
}
