import { markWords } from '../labels/mark-words.ts';
import type { Draft } from './draft.ts';
import { isReach } from './job-kinds.ts';

/** The name of a price that says only what is other than in the one before it. */
export function withOtherVariant(
  zone: string | null,
  name: string | null,
  isSlashed: boolean,
): string | null {
  if (zone === null || name === null) return null;
  const manner = isSlashed ? withOtherManner(zone, name) : null;
  return withOtherCount(zone, name) ?? withOtherTerm(zone, name) ?? manner ?? withOtherAdjective(zone, name);
}

/** "Bonnet fully 900, half 550": how far the second goes is said of the same part. */
export function withReach(zone: string, last: Draft | null): string | null {
  const before = (last?.zone ?? '').split(/\s+/u);
  const reach = before.at(-1) ?? '';
  if (before.length < 2 || !isReach(reach) || isReach(before[0] ?? '') || !isReach(zone)) return null;
  return `${before.slice(0, -1).join(' ')} ${zone}`;
}

/** "Interior quick 35 / thorough 90": the manner at the end of the first name is another one in the second. */
function withOtherManner(zone: string, name: string): string | null {
  const words = markWords(name);
  const last = words.at(-1);
  const own = markWords(zone);
  const isManner = (word = own[0]) =>
    word?.kind === 'other' ||
    (word?.kind === 'object' && word.concepts.every((id) => id === 'small' || id === 'large'));
  if (own.length !== 1 || words.length < 2 || !last || !isManner() || !isManner(last)) return null;
  return own[0]?.kind === 'other' ? null : `${name.slice(0, last.start)}${zone}`;
}

/** "Weekly wash 18, fortnightly 22": how often it is done is another in the second. */
function withOtherTerm(zone: string, name: string): string | null {
  const first = TERM_FIRST.exec(name);
  return first && TERM_ALONE.test(zone) && first[0].trim() !== zone
    ? `${zone} ${name.slice(first[0].length)}`
    : null;
}

const TERM =
  'daily|weekly|fortnightly|bi-?weekly|monthly|quarterly|yearly|one-?off|regular|wöchentliche?|monatliche?|einmalige?|jährliche?|щотижнев\\p{L}+|щомісячн\\p{L}+|разов\\p{L}+|еженедельн\\p{L}+|ежемесячн\\p{L}+';
const TERM_FIRST = new RegExp(`^(?:${TERM})\\s`, 'iu');
const TERM_ALONE = new RegExp(`^(?:${TERM})$`, 'iu');

/** "Ceramic 1 layer 8000 / 2 layers 12000", "two-step polish 250, one-step 180": the second count stands in for the first. */
function withOtherCount(zone: string, name: string): string | null {
  const first = COUNT_FIRST.exec(name);
  if (first && COUNT_ALONE.test(zone) && first[0].trim() !== zone)
    return `${zone} ${name.slice(first[0].length)}`;
  const count = COUNT_OF.exec(zone);
  const before = COUNT_OF.exec(name);
  if (!count || !before || count.index !== 0 || before[0] === count[0]) return null;
  return name.slice(0, before.index) + zone;
}

const COUNTED =
  '(?:\\d|single|one|two|three|multi|full)[\\s-](?:stage|step|layer|coat|year)s?|(?:ein|zwei|drei|mehr|\\d-?)(?:stufige?|schichtige?)[rsn]?';
const COUNT_FIRST = new RegExp(`^(?:${COUNTED})\\s`, 'iu');
const COUNT_ALONE = new RegExp(`^(?:${COUNTED})$`, 'iu');

const COUNT_OF =
  /(?:одно|двух|тр[её]х|дво|три)(?:слойн|шаров|этапн|етапн|фазн)\p{L}+$|(?:ein|zwei|drei)(?:schichtig|stufig)\p{L}*$|r\d{2}$|\d{2}["”]$|\d{1,2}[\s-]?(?:шар\p{L}*|сло[йяеё]\p{L}*|layers?|schicht\p{L}*|stufig|этап\p{L}*|етап\p{L}*|steps?|stages?|years?|months?|jahre?|monate?|міс\p{L}*|мес\p{L}*|рок\p{L}*|рік|год\p{L}*|лет)(?:\s*\p{L}{0,3})?$/iu;

/** "Віск гарячий 100, холодний 60": the second adjective stands in for the first. */
function withOtherAdjective(zone: string, name: string): string | null {
  const words = name.split(' ');
  const ending = ADJECTIVE_END.exec(zone)?.[0];
  if (/\s/u.test(zone) || ending === undefined || words.length !== 2) return null;
  const at = words.findIndex((word) => word.endsWith(ending) && word.length > ending.length + 2);
  if (at < 0 || words[at] === zone) return null;
  return words.with(at, zone).join(' ');
}

const ADJECTIVE_END = /(?:ий|ый|ой|ая|яя|ое|ее|на|не|ча|че|жа|же)$/u;
