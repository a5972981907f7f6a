import { toLocal } from '../../dialog/context.ts';
import { harmlessWords } from '../../wording/harmless-words.ts';
import { findClockTimes } from './find-clock-times.ts';
import { findDays } from './find-days.ts';
import { findMeasures } from './find-measures.ts';
import { unprovedAmounts, unprovedConsent } from './prove-amounts.ts';
import { unprovedMeasures } from './prove-measures.ts';
import { isOfVisit, unprovedDeeds, unprovedPromises } from './prove-promises.ts';
import { unprovedTimes } from './prove-times.ts';
import type { Refusal, Sources } from './sources.ts';
import { splitSentences } from './split-sentences.ts';

/** A sentence of a reply with what is wrong with it; nothing where it is proved. */
export type JudgedSentence = { text: string; refused: Refusal[] };

/** What was proved, with the rows whose prices and the free times the reply says. */
export type JudgedReply = { sentences: JudgedSentence[]; rowIds: string[]; starts: string[] };

/**
 * Proves a reply sentence by sentence: every amount, share, time, duration and promise needs a source, and the source
 * has to be about what the sentence is about. What is said of nothing we know of passes.
 */
export function proveSentences(text: string, sources: Sources): JudgedReply {
  const named = { rows: new Set<string>(), starts: new Set<string>() };
  const before: string[] = [];
  const sentences = splitSentences(text).map((sentence) => {
    const around = [
      ...before.toReversed(),
      ...sources.client.toReversed(),
      ...(sources.wished.length > 0 ? [sources.wished.join(', ')] : []),
      ...sources.said.toReversed(),
    ];
    const refused = judge(sentence, around, sources, named);
    before.push(sentence);
    return { text: sentence, refused };
  });
  return { sentences, rowIds: [...named.rows], starts: [...named.starts] };
}

function judge(sentence: string, around: readonly string[], sources: Sources, named: Named): Refusal[] {
  const known = blankKnown(sentence, sources);
  const masked = blankTimes(known, sources);
  return [
    ...unprovedAmounts({ masked, sentence, around }, sources, named.rows),
    ...unprovedTimes(
      {
        sentence: known,
        before: around.slice(0, NEAR).toReversed().join('\n'),
        isDone: isOfVisit(sentence),
      },
      sources,
      named.starts,
    ),
    ...unprovedMeasures(known, [sentence, ...around], sources),
    ...unprovedPromises(known, [sentence, ...around], sources),
    ...unprovedDeeds(sentence, sources),
    ...unprovedContacts(sentence, sources),
    ...unprovedConsent(sentence, sources),
  ];
}

type Named = { rows: Set<string>; starts: Set<string> };

/** How many lines back a day still is the one that is meant. */
const NEAR = 4;

/** Names of the list and the studio's own data are no claims. */
function blankKnown(sentence: string, { studio, language }: Sources): string {
  const parts = studio.address.split(/[,\n]/u).map((part) => part.trim());
  const street = parts.flatMap((part) => part.match(/[\p{L}.-]+\s\d+\s?\p{L}?$/u)?.[0] ?? []);
  const phrases = [...harmlessWords([], studio, language), ...parts, ...street]
    .filter((phrase) => phrase.trim().length > 1 && /\d/.test(phrase))
    .toSorted((a, b) => b.length - a.length);
  return phrases.reduce(
    (left, phrase) =>
      left.replaceAll(new RegExp(pattern(phrase), 'giu'), (found) => '_'.repeat(found.length)),
    sentence,
  );
}

/** A name with its figures, however its words are bent. */
function pattern(phrase: string): string {
  return phrase
    .split(/\s+/u)
    .map((word) => {
      const plain = word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
      return /^\p{L}{5,}$/u.test(word) ? `${word.slice(0, -2)}\\p{L}*` : plain;
    })
    .join('\\s+');
}

/** Dates, clock times and measures are proved on their own. */
function blankTimes(sentence: string, { studio, now }: Sources): string {
  const today = toLocal(now, studio.timezone).toPlainDate();
  const places = [...findDays(sentence, today), ...findClockTimes(sentence), ...findMeasures(sentence)];
  return places.reduce(
    (left, { start, end }) => left.slice(0, start) + '_'.repeat(end - start) + left.slice(end),
    sentence,
  );
}

/** A number or an address to write to has to be the studio's own. */
function unprovedContacts(sentence: string, { studio, client }: Sources): Refusal[] {
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  const isOwn = (number: string) =>
    [studio.phone, ...client].some(
      (known) =>
        digits(known).endsWith(digits(number).slice(-8)) || digits(known).includes(digits(number).slice(-8)),
    );
  const numbers = [...sentence.matchAll(PHONE)].filter(
    ([number]) => digits(number).length >= 9 && !isOwn(number),
  );
  const owned = [
    studio.email,
    studio.exampleScript,
    studio.policies ?? '',
    ...(studio.knowledge ?? []).map(({ answer }) => answer),
  ].join('\n');
  const streets = wrongStreets(sentence, studio.address);
  const links = [...sentence.matchAll(LINK)].filter(
    ([link]) => !owned.toLowerCase().includes(link.toLowerCase()),
  );
  return [...numbers.map(([text]) => text), ...links.map(([text]) => text), ...streets].map(
    (text): Refusal => ({ kind: 'contact', text: text.trim() }),
  );
}

/** The studio's street with another number. */
function wrongStreets(sentence: string, address: string): string[] {
  const numbers = new Set(address.match(/\d+/gu));
  const streets = [...address.matchAll(/(\p{L}{4,})\s\d+/gu)].map(([, name = '']) => name);
  return streets.flatMap((street) =>
    [...sentence.matchAll(new RegExp(`${street.slice(0, -2)}\\p{L}*[\\s,№]+(\\d+)`, 'giu'))].flatMap(
      ([found, number = '']) => (numbers.has(number) ? [] : [found]),
    ),
  );
}

const PHONE = /\+?\d[\d\s()/.-]{7,}\d/gu;
const LINK = /[\w.+-]+@[\w-]+\.[\w.-]+\w|https?:\/\/\S+|(?<![\w@])www\.\S+/giu;
