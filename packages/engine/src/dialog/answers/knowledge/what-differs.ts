import type { PriceRow } from '../../../facts.ts';
import { namedLines, readSense } from '../../../prices/index.ts';
import { isSameWord } from '../../../words/is-same-word.ts';
import { splitWords } from '../../../words/split-words.ts';
import type { Context } from '../../context.ts';
import type { Draft } from '../../draft.ts';
import { numberIn } from '../../order/counts/said-numbers.ts';
import { inclusionsOf } from '../inclusions-of.ts';
import { knownSentences } from './known-sentences.ts';

/** A film or a level by what only its name says among those it is compared with. */
type Version = {
  words: readonly string[];
  concepts: ReadonlySet<string>;
  counts: ReadonlySet<string>;
};

/**
 * What the owner says of versions that are compared, wherever it stands: "Five years on SunTek, ten on XPEL" tells them
 * apart for whoever asks for the difference. Sentences that name several come first; one that names a single version
 * counts where it is about how long that lasts or what is guaranteed.
 */
export function whatDiffers(draft: Draft, context: Context, said = ''): string[] {
  const contents = whatBelongs(draft, said, context);
  if (contents.length > 1) return contents;
  const versions = versionsOf(draft, context);
  if (versions.length < 2) return [];
  const services = new Set([
    ...draft.state.wished.map(({ service }) => service),
    ...(draft.state.compared ?? []),
  ]);
  const told = knownSentences(context.studio.knowledge)
    .filter(({ service }) => service === undefined || services.size === 0 || services.has(service))
    .flatMap(({ text, topic }) => {
      const named = versions.filter((version) => isNamedIn(text, version)).length;
      const counts = named > 1 || (named === 1 && LASTING.has(topic));
      return counts && !ELSE.has(topic) ? [{ text, named }] : [];
    });
  const texts = told.toSorted((one, other) => other.named - one.named).map(({ text }) => text);
  return [...new Set(texts)].slice(0, MOST);
}

/** Jobs that are compared, each with what belongs to it. */
function whatBelongs({ options, state }: Draft, said: string, { studio, index }: Context): string[] {
  const compared = new Set([
    ...options.map(({ service }) => service),
    ...(state.compared ?? []),
    ...namedLines(said, index).lines.map(({ service }) => service.service),
  ]);
  const own = inclusionsOf(studio).filter(({ service }) => compared.has(service));
  return own.slice(0, MOST).map(({ service, included, excluded }) => {
    const left = excluded.length === 0 ? '' : ` (– ${excluded.join(', ')})`;
    return `${service}: ${included.join(', ')}${left}.`;
  });
}

const LASTING: ReadonlySet<string> = new Set([
  'warranty',
  'lifespan',
  'difference',
  'brands',
  'brand',
  'advice',
]);
/** What is said under these sets no versions apart. */
const ELSE: ReadonlySet<string> = new Set([
  'law',
  'legal',
  'aftercare',
  'payment',
  'deposit',
  'discount',
  'business',
]);
const MOST = 2;

function versionsOf({ options, state }: Draft, { studio }: Context): Version[] {
  const compared = new Set([...state.wished.map(({ service }) => service), ...(state.compared ?? [])]);
  const either = new Set(state.wished.flatMap((one) => one.either ?? []));
  const rows = options.length > 1 ? options : studio.rows.filter(({ service }) => compared.has(service));
  const chosen = rows.filter(({ material }) => either.size === 0 || either.has(material ?? ''));
  const names = [...new Set(chosen.map(nameOf))];
  return names.map((name) => {
    const others = names.filter((one) => one !== name);
    const isOfOthers = (word: string) =>
      others.some((one) => splitWords(one).some((own) => isSameWord(own, word)));
    const shared = new Set(others.flatMap((one) => [...readSense(one).concepts]));
    const own = [...readSense(name).concepts].filter((id) => !shared.has(id));
    const words = splitWords(name).filter((word) => word.length >= SHORTEST && !isOfOthers(word));
    const theirs = new Set(others.flatMap((one) => [...countsIn(one)]));
    const counts = new Set([...countsIn(name)].filter((one) => !theirs.has(one)));
    return { words, concepts: new Set(own), counts };
  });
}

/** "2 years", "two-year", "на 2 роки": what is counted, and how often. */
function countsIn(text: string): ReadonlySet<string> {
  const words = splitWords(text);
  return new Set(
    words.flatMap((word, at) => {
      const value = numberIn(word);
      const unit = value === null ? -1 : UNITS.findIndex((one) => one.test(words[at + 1] ?? ''));
      return unit < 0 ? [] : [`${value} ${unit}`];
    }),
  );
}

/** Years, layers, steps. */
const UNITS = [
  /^(?:years?|yrs?|jahre?n?|jahrig\p{L}*|рок\p{L}*|рик|рік|ричн\p{L}*|річн\p{L}*|лет\p{L}*|год\p{L}*)$/u,
  /^(?:layers?|coats?|schicht\p{L}*|lagen?|lagig\p{L}*|сло\p{L}*|шар\p{L}*)$/u,
  /^(?:steps?|stages?|stuf\p{L}*|етап\p{L}*|этап\p{L}*|шаг\p{L}*)$/u,
];

const SHORTEST = 3;

function nameOf({ service, material }: PriceRow): string {
  return material ?? service;
}

function isNamedIn(text: string, { words, concepts, counts }: Version): boolean {
  if (counts.size > 0 && [...countsIn(text)].some((one) => counts.has(one))) return true;
  if (splitWords(text).some((word) => words.some((own) => isSameWord(own, word)))) return true;
  return [...readSense(text).concepts].some((id) => concepts.has(id));
}
