import { isSizeWord } from '../../../cars/index.ts';
import { remembering } from '../../../words/remembering.ts';
import { EMPTY_LABEL, type Label } from './label.ts';
import { type MarkedWord, MOST_LABELS, markWords } from './mark-words.ts';

/** Reads the words of a label into service, zone, material and car type, keeping them as the owner wrote them. */
export const parseLabel: (text: string) => Readonly<Label> = remembering(parseAnew, MOST_LABELS);

function parseAnew(text: string): Label {
  const plain = text
    .replace(PERCENT, blank)
    .replace(THICKNESS, blank)
    .replace(DEPENDING, blank)
    .replace(EACH, blank);
  const marked = withoutExamples(markWords(plain));
  const all = withRanks(withSizeAtEnd(marked, text), text).filter((word) => !SAYING.has(word.folded));
  const onto = isOnto(all[0]) && all[1] && isSeatMaterial(all[1]) ? all[1] : null;
  const words = trimFillers(withJoined(all, text)).map(
    (word): MarkedWord => (word === onto ? { ...word, concepts: ['seats'] } : word),
  );
  if (words.length === 0) return EMPTY_LABEL;
  const cars = carWords(words);
  const others = words.filter((word) => !cars.includes(word));
  const hasAction = others.some((word) => word.kind === 'action');
  const materials =
    hasAction || others.some((word) => word.kind !== 'brand' && word.kind !== 'material')
      ? materialOf(others, text)
      : others;
  const rest = trimFillers(others.filter((word) => !materials.includes(word)));
  const zones = hasAction ? trailingZone(rest) : [];
  const name = trimFillers(rest.filter((word) => !zones.includes(word)));
  const isDimension = !hasAction && rest.every((word) => word.kind !== 'other');
  return {
    service: hasAction ? written(text, name) : null,
    zone: hasAction ? written(text, zones) : written(text, rest),
    material: written(text, materials),
    carType: written(text, cars),
    hasAction,
    isDimension,
  };
}

/** "Je nach Größe" says that the price varies and names nothing. */
const DEPENDING =
  /(?<!\p{L})(?:je nachdem|je nach \p{L}+|depending on \p{L}+(?: \p{L}+)?|в зависимости от \p{L}+|залежно від \p{L}+)/giu;

/** "Windscreen 80 %": how much light comes through names nothing. */
const PERCENT = /(?<![\d.,])\d{1,3}\s?%/gu;

/** "Film 190 µm": how thick a film is names nothing. */
const THICKNESS =
  /(?<![\d.,])\d{1,3}(?:[.,]\d)?\s?-?(?:мкм|мкр|мікрон\p{L}*|микрон\p{L}*|mils?|microns?|mikron|[µμ]m?)(?!\p{L})/giu;

/** "Wing, pcs": that it is sold by the piece. */
const EACH = /,\s*(?:шт|stk|pcs?|each)\.?\s*$/iu;

function blank(words: string): string {
  return ' '.repeat(words.length);
}

/** "A small car like a Polo or a Fiesta": the examples behind a car type name none of their own. */
function withoutExamples(words: readonly MarkedWord[]): readonly MarkedWord[] {
  const like = words.findIndex(
    ({ folded }, at) => LIKE.test(folded) && words.slice(0, at).some(({ kind }) => kind === 'car'),
  );
  if (like < 0) return words;
  const rest = words.slice(like + 1);
  const end = rest.findIndex(({ kind, folded }) => kind !== 'car' && !JOINING.test(folded));
  return [...words.slice(0, like), ...(end < 0 ? [] : rest.slice(end))];
}

const LIKE = /^(?:wie|like|eg|zb|типу|типа|як|как)$/u;
const JOINING = /^(?:a|an|the|und|oder|and|or|ein|einem|einen|и|или|та|або|і)$/u;

/** "Wash & go": what a mark ties to a name is a part of it. */
function withJoined(words: MarkedWord[], text: string): MarkedWord[] {
  return words.map((word, at) => {
    const last = words[at - 1];
    const isTied = last !== undefined && /^\s?[&+]\s?$/u.test(text.slice(last.end, word.start));
    return isTied && word.kind === 'filler' ? { ...word, kind: 'other' } : word;
  });
}

/** "Machine polish - small": a size behind a dash is that of the car. */
function withSizeAtEnd(words: readonly MarkedWord[], text: string): readonly MarkedWord[] {
  const [before, last] = [words.at(-2), words.at(-1)];
  if (!before || !last || !isSizeWord(last.folded) || last.folded.length < 3) return words;
  const gap = text.slice(before.end, last.start);
  return /^\s*[–—:|-]\s*$/u.test(gap) ? [...words.slice(0, -1), { ...last, kind: 'car' }] : words;
}

/** "Business / crossover": a rank beside a car type is a car type too. */
function withRanks(words: readonly MarkedWord[], text: string): MarkedWord[] {
  return words.map((word, at) => {
    const isRank = word.concepts.length > 0 && word.concepts.every((id) => id === 'small' || id === 'large');
    const isJoined = (a?: MarkedWord, b?: MarkedWord) =>
      a !== undefined && b !== undefined && /^\s*\/\s*$/u.test(text.slice(a.end, b.start));
    const [last, next] = [words[at - 1], words[at + 1]];
    const isBesideCar =
      (next?.kind === 'car' && isJoined(word, next)) || (last?.kind === 'car' && isJoined(last, word));
    return isRank && isBesideCar ? { ...word, kind: 'car' } : word;
  });
}

/** Words of the sentence around a label, which never belong to a name. */
const SAYING = new Set(
  "macht machen kostet kosten liegt liegen beginnt beginnen startet rechnen berechnen geht gehen los nehmen betragt musst mussen muss ihr rechnet wir uns nem nen rum we charge costs runs will be is are us say simple easy gotta fängt fangt losgeht allein alleine alone коштує коштують стоит стоят буде будет нас роблю делаю mache меня мене тоже теж ценам цінам ми мы мы're".split(
    ' ',
  ),
);

/** The words as they stand in the text; where something between them was taken out, a space joins the pieces. */
function written(text: string, words: readonly MarkedWord[]): string | null {
  if (words.length === 0) return null;
  let out = '';
  words.forEach((word, at) => {
    const last = words[at - 1];
    if (!last) out = word.text;
    else {
      const gap = text.slice(last.end, word.start);
      out += /^[\s,/&+()."'–-]{0,4}$/u.test(gap)
        ? `${gap.replace(/\s+/g, ' ')}${word.text}`
        : ` ${word.text}`;
    }
  });
  return balance(out.replace(/\s+/g, ' ').trim());
}

function balance(text: string): string {
  const opens = text.split('(').length;
  const closes = text.split(')').length;
  if (opens > closes) return `${text})`;
  return opens < closes ? text.replaceAll(')', '') : text;
}

/** Words that close a label and mean only that it is charged apart. */
const TRAILING = new Set(['extra', 'separately', 'окремо', 'отдельно', 'extra!', 'additional', 'доп']);

function trimFillers(words: readonly MarkedWord[]): MarkedWord[] {
  let start = 0;
  let end = words.length;
  while (start < end && words[start]?.kind === 'filler') start++;
  while (end > start && (words[end - 1]?.kind === 'filler' || TRAILING.has(words[end - 1]?.folded ?? '')))
    end--;
  return words.slice(start, end);
}

/** The car words, with the joining words between two of them ("джипи та мінівени") and sizes before one ("large SUV"). */
function carWords(words: readonly MarkedWord[]): MarkedWord[] {
  return words.filter((word, at) => {
    if (word.kind === 'car') return true;
    const next = words[at + 1];
    if (
      at === 0 &&
      /^(?:cars|autos)$/u.test(word.folded) &&
      (next?.kind === 'set' || next?.kind === 'number')
    )
      return true;
    const last = words[at - 1];
    if (word.kind === 'anyCar' && SIZE_BEHIND.test(next?.folded ?? '')) return true;
    if (last?.kind === 'anyCar' && SIZE_BEHIND.test(word.folded)) return true;
    if (word.kind === 'anyCar' && (last?.kind === 'car' || SIZE_ADJECTIVE.test(last?.folded ?? '')))
      return true;
    if (next?.kind === 'anyCar' && SIZE_ADJECTIVE.test(word.folded)) return true;
    if (next?.kind === 'car' && SIZE_ADJECTIVE.test(word.folded)) return true;
    return word.kind === 'filler' && isBetweenCars(words, at);
  });
}

/** "A 4x4 or a van": words that join two car types. */
function isBetweenCars(words: readonly MarkedWord[], at: number): boolean {
  const before = words.slice(0, at).findLast(({ kind }) => kind !== 'filler');
  const behind = words.slice(at).find(({ kind }) => kind !== 'filler');
  return before?.kind === 'car' && behind?.kind === 'car';
}

/** "Якщо авто велике". */
const SIZE_BEHIND = /^(?:велик|больш|маленьк)\p{L}*$/u;
const SIZE_ADJECTIVE =
  /^(?:medium|mittler\p{L}*|large[r]?|small(?:er)?|big(?:ger)?|grosser\p{L}*|kleiner\p{L}*|full-?size|mid-?size|gross(?:e[nrms]?)?|klein(?:e[nrms]?)?|велик\p{L}*|больш\p{L}*|мал\p{L}*|середн\p{L}*|средн\p{L}*|compact|normale[nrs]?|family|normal|regular|standard|звичайн\p{L}*|обычн\p{L}*)$/u;

/** "Paint protection film – STEK": right behind the name of the job and apart from the maker, the film is part of the name. */
function isFilmOfName(words: readonly MarkedWord[], word: MarkedWord, text: string): boolean {
  const at = words.indexOf(word);
  const [before, behind] = [words[at - 1], words[at + 1]];
  if (!FILM.test(word.folded) || !before || !behind) return false;
  const isName = before.kind === 'action' || before.kind === 'other';
  return isName && /^\s*[–—:(|-]/u.test(text.slice(word.end, behind.start));
}

function materialOf(words: readonly MarkedWord[], text: string): MarkedWord[] {
  const hasAction = words.some((word) => word.kind === 'action');
  const brands = words.filter((word) => word.kind === 'brand');
  const kinds = words.filter(
    (word, at) => word.kind === 'material' || (!hasAction && isSeatMaterial(word) && !isOnto(words[at - 1])),
  );
  const found = [...brands, ...kinds]
    .filter((word) => !(hasAction && isFilmOfName(words, word, text)))
    .sort((a, b) => a.start - b.start);
  // "Paint protection film" is a name; the film of a named maker or kind is a material.
  return hasAction && found.every((word) => FILM.test(word.folded)) ? [] : found;
}

const FILM = /^(?:films?|foli[ea]n?|плівк\p{L}*|пленк\p{L}*)$/u;

/** "Кераміка … на шкіру": what something is put on is a part. */
function isOnto(before: MarkedWord | undefined): boolean {
  return before?.folded === 'на' || before?.folded === 'auf';
}

/** Leather and cloth are what seats are made of, unless a job of their own is named. */
function isSeatMaterial(word: MarkedWord): boolean {
  return word.concepts.length === 1 && word.concepts[0] === 'leather';
}

/** Parts of the car after the name of a job that is sold by parts: "тонування лобового", "Folierung Dach". */
function trailingZone(words: readonly MarkedWord[]): MarkedWord[] {
  const lastAction = words.findLastIndex((word) => word.kind === 'action');
  const action = words[lastAction];
  const isCleaning = action?.concepts.includes('clean') && !action.concepts.includes('engine');
  if (isCleaning) return seatsBehind(words.slice(lastAction + 1));
  if (!action?.concepts.some((id) => BY_PARTS.has(id))) return [];
  // "Antigravity film" is the name of the job; what follows it is the part.
  const isNamed = FILM.test(words[lastAction + 1]?.folded ?? '');
  const tail = words.slice(lastAction + (isNamed ? 2 : 1));
  return trimFillers(tail.some((word) => word.kind === 'object') ? tail : []);
}

/** "Хімчистка крісла", "Polsterreinigung pro Sitz": single things of the interior are parts of the cleaning. */
function seatsBehind(tail: readonly MarkedWord[]): MarkedWord[] {
  const named = tail.filter((word) => word.kind === 'object');
  const isSingle =
    named.length > 0 && named.every((word) => word.concepts.some((id) => INTERIOR_PARTS.has(id)));
  return isSingle && tail.length <= 3 ? trimFillers(tail) : [];
}

const INTERIOR_PARTS = new Set(['seats', 'ceiling', 'floor', 'trunk', 'door', 'dashboard', 'piece']);

const BY_PARTS = new Set(['tint', 'wrap', 'ppf', 'remove', 'polish', 'ceramic', 'chrome', 'soundproof']);
