import type { Act } from '../dialog/act.ts';
import type { EngineLanguage, PriceRow, StudioFacts } from '../facts.ts';
import { SENTENCES } from './sentences.ts';

/** Words of a reply that hold figures and are no prices: our own fixed sentences, the owner's answers, the client's number, the studio's address, names of the list. */
export function harmlessWords(acts: readonly Act[], studio: StudioFacts, language: EngineLanguage): string[] {
  const fixed = acts.flatMap(({ key }) => SENTENCES[language][key]).filter((text) => /\d/.test(text));
  const said = acts.flatMap(({ key, values }) => {
    const own = values?.[OWN_WORDS[key] ?? 'car'];
    const jobs = values?.service;
    if (jobs && 'jobs' in jobs) return [jobs.car];
    return own && 'words' in own ? [own.words] : [];
  });
  return [
    ...fixed,
    ...said,
    studio.address,
    studio.phone,
    studio.email,
    studio.name,
    studio.botName,
    ...namesWithFigures(studio.rows),
  ];
}

/** Where a sentence repeats what is nobody's price. */
const OWN_WORDS: Partial<Record<Act['key'], string>> = {
  script: 'answer',
  includedAre: 'items',
  includedNot: 'items',
  includedYes: 'items',
  includedNo: 'items',
  callPromised: 'phone',
  reachKnown: 'contact',
  callTime: 'time',
  plateNoted: 'plate',
};

/** The words of the list that hold figures ("3M 2080", "Paket 2"), found once per list. */
function namesWithFigures(rows: readonly PriceRow[]): readonly string[] {
  const known = NAMES.get(rows);
  if (known) return known;
  const texts = rows.flatMap(({ service, zone, material, carType }) => [
    service,
    zone ?? '',
    material ?? '',
    carType ?? '',
  ]);
  const names = [...new Set(texts.filter((text) => /\d/.test(text)))];
  NAMES.set(rows, names);
  return names;
}

const NAMES = new WeakMap<readonly PriceRow[], readonly string[]>();
