import type { WishedService } from '../../dialog-state.ts';
import { jobsIn, matchServices, type RowIndex, readMessage, type Sense } from '../../prices/index.ts';
import { kindOfConcept } from '../../prices/lexicon/find-concepts.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import type { Intent } from '../../understanding/intents.data.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { besidesParts } from './choose-candidate.ts';
import { LIST_WORDS, OR } from './list-words.data.ts';
import { serviceByOwnWord } from './own-word.ts';
import { touchedDimensions, vocabularyOf } from './touched-dimensions.ts';

export type ApartMatch = { found: WishedService[]; isPartUnknown: boolean };

/** The services of a message that lists them ("a wash and an engine clean"), each part matched by itself. */
export function matchApart(text: string, { index }: Context): ApartMatch {
  const parts = text.split(PARTS);
  if (parts.length < 2) return { found: [], isPartUnknown: false };
  const whole = readMessage(text);
  const isReplaced = whole.concepts.has('replace') && speaksOfFilm(whole);
  const unknown: string[] = [];
  let isAnyKnown = false;
  const own = new Set<string>();
  const jobs = new Set(jobsIn(whole));
  const found = new Map<string, WishedService>();
  for (const said of parts) {
    const sense = readMessage(said);
    if (![...sense.concepts].some((id) => !isWeakConcept(id))) {
      const named = serviceByOwnWord(said, index)?.service;
      if (named && !found.has(named)) found.set(named, { service: named, zone: null, material: null, said });
      if (named) own.add(named);
      continue;
    }
    const { matches } = matchServices(ofFilm(sense, isReplaced || speaksOfFilm(sense)), index);
    if (matches.length === 0 && isPlainPart(said)) unknown.push(...jobsIn(sense));
    const part = matches.length === 0 && jobsIn(sense).length === 0 ? soldFor(sense, jobs, index) : null;
    if (part && !found.has(part)) found.set(part, { service: part, zone: null, material: null, said });
    if (part) own.add(part);
    isAnyKnown ||= matches.length > 0;
    for (const { candidates } of matches) {
      const fitting = besidesParts(candidates, said);
      const literal = fitting.filter(({ service }) => saysWholeName(service, said));
      const [only, ...others] = literal.length === 1 ? literal : fitting;
      if (only && others.length === 0 && !found.has(only.service))
        found.set(only.service, { service: only.service, zone: null, material: null, said });
    }
  }
  const known = vocabularyOf(index.services.filter(({ service }) => found.has(service)));
  const isPartUnknown = isAnyKnown && unknown.some((id) => !known.has(id));
  return { found: withoutMaterials([...found.values()], own, index), isPartUnknown };
}

/** "Handwäsche und …" is said of the hand wash, though a complete wash is a wash too. */
function saysWholeName(service: string, said: string): boolean {
  const words = splitWords(said);
  return splitWords(service).every((word) => words.includes(word));
}

/** "The rear windows in ceramic": a film of the windows and no coating of the paint. */
function ofFilm(sense: Sense, isOfFilm: boolean): Sense {
  const { concepts } = sense;
  if (!isOfFilm || !concepts.has('ceramic') || concepts.has('coat')) return sense;
  if (jobsIn(sense).some((id) => !OF_FILM.has(id))) return sense;
  return { ...sense, concepts: new Set([...concepts].filter((id) => id !== 'ceramic').concat('tint')) };
}

const OF_FILM: ReadonlySet<string> = new Set(['ceramic', 'replace', 'tint']);

/** Windows or a film are spoken of and no coating. */
export function speaksOfFilm({ concepts }: Sense): boolean {
  const isOfGlass = ['glass', 'film', 'rear_window', 'tint'].some((id) => concepts.has(id));
  return isOfGlass && !concepts.has('coat');
}

/** "… and the ceiling": the one service that is for a part alone. */
function soldFor({ concepts }: Sense, jobs: ReadonlySet<string>, { services }: RowIndex): string | null {
  const parts = [...concepts].filter((id) => kindOfConcept(id) === 'object' && !isWeakConcept(id));
  const [only, ...others] = services.filter(
    ({ sense, rows }) =>
      [...sense.concepts].some((id) => jobs.has(id)) &&
      !sense.concepts.has('remove') &&
      rows.every(({ zone }) => zone !== null && parts.some((id) => zone.concepts.has(id))),
  );
  return only && others.length === 0 ? only.service : null;
}

/** Only a few words that are about nothing else surely name a job. */
function isPlainPart(said: string): boolean {
  const isPlain = [...findIntents(said)].every((intent) => PLAIN.has(intent));
  return isPlain && splitWords(said).length <= LONGEST_PART;
}

/** Things to choose from are listed too. */
const PARTS = new RegExp(`${LIST_WORDS.source}|${OR.source}`, 'iu');
const LONGEST_PART = 3;
const PLAIN: ReadonlySet<Intent> = new Set(['price', 'howMany', 'book', 'greet', 'doYou', 'add', 'together']);
const NOTHING: Sense = { concepts: new Set(), names: [] };

/** What is put on the paint is no film of the windows. */
const ON_PAINT =
  /(?<!\p{L})(?:paint|paintwork|body|bodywork|lack|karosserie|кузов\p{L}*|лак|краск\p{L}*|фарб\p{L}*)(?!\p{L})/iu;

/** "Tint, ceramic film": a part that only names a material of another service is no service of its own. */
function withoutMaterials(
  found: WishedService[],
  own: ReadonlySet<string>,
  { services }: RowIndex,
): WishedService[] {
  return found.filter((one) => {
    const others = services.filter(
      ({ service }) => service !== one.service && found.some((other) => other.service === service),
    );
    const isOfOther = others.some((other) => {
      const { zone, material } = touchedDimensions(readMessage(one.said), other);
      return zone || material;
    });
    if (own.has(one.service) && !isOfOther) return true;
    const known = vocabularyOf(others.map((service) => ({ ...service, sense: NOTHING })));
    const said = readMessage(one.said);
    const isNamed = saysWholeName(one.service, one.said);
    return (
      isNamed ||
      ON_PAINT.test(one.said) ||
      ![...said.concepts].every((id) => known.has(id) || isWeakConcept(id))
    );
  });
}
