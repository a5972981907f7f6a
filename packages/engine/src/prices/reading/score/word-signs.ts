import type { Ground } from '../propose/ground.ts';
import type { PriceFigure, Segment } from '../text/sheet.ts';
import { hashSign } from './linear.ts';

/** What a word of a name can be; the first means that it names nothing. */
export const WORD_ROLES = ['none', 'service', 'zone', 'material', 'carType'] as const;
export type WordRole = (typeof WORD_ROLES)[number];

/** Signs of what each word of a chosen segment names for a price, beside the other segments chosen with it. */
export function wordSigns(
  ground: Ground,
  price: PriceFigure,
  { segment, chosen }: { segment: Segment; chosen: readonly Segment[] },
): number[][] {
  const { words } = segment;
  const place = placeOf(ground, price, segment);
  const sense = ground.senses[segment.id];
  const others = chosen
    .filter(({ id }) => id !== segment.id)
    .reduce((all, { id }) => all | (ground.senses[id]?.about ?? 0), 0);
  const phrase = (ground.phrases[segment.id] ?? []).slice(1);
  const guess = phrase.indexOf(Math.max(...phrase));
  const line = ground.sheet.lines[segment.line];
  const shared = [
    `place ${place}`,
    `about ${sense?.about} ${others}`,
    `alone ${chosen.length === 1}`,
    `guess ${guess} ${Math.round(Math.max(...phrase))}`,
    `guess ${guess} ${others}`,
    `marks ${segment.markBefore} ${segment.markBehind} ${segment.isInBrackets}`,
    `size ${Math.min(5, words.length)} ${line?.kind}`,
  ];
  return words.map((word, at) => {
    const [last, next] = [words[at - 1], words[at + 1]];
    const folded = word.folded.replace(/\d/g, '0');
    const rule = ruleOf(ground, price, word.folded);
    const own = [
      `word ${folded}`,
      `begin ${folded.slice(0, 4)}`,
      `begin ${folded.slice(0, 6)}`,
      `end ${folded.slice(-3)}`,
      `kind ${word.kind}`,
      `kinds ${last?.kind} ${word.kind} ${next?.kind}`,
      `last ${last?.folded}`,
      `next ${next?.folded}`,
      `at ${at === 0} ${at === words.length - 1}`,
      `rule ${rule} ${word.kind}`,
      `rule ${rule} ${guess}`,
      `case ${/^\p{Lu}/u.test(word.text)} ${/\d/.test(word.text)}`,
      ...word.concepts.map((concept) => `sense ${concept}`),
    ];
    const crossed = [
      `${word.kind} ${sense?.about} ${others}`,
      `${word.kind} ${place}`,
      `${word.kind} guess ${guess}`,
      `${place} guess ${guess} ${others}`,
      `${folded} ${others}`,
      `${folded} ${place}`,
      `${word.kind} at ${Math.min(at, 3)} ${Math.min(3, words.length - at)}`,
    ];
    return [...shared, ...own, ...crossed].map(hashSign);
  });
}

function placeOf({ sheet }: Ground, price: PriceFigure, segment: Segment): string {
  if (segment.line === price.line) {
    const between = segment.pricesBefore - price.index;
    return between > 0 ? 'behind' : between === 0 ? 'before' : 'shared';
  }
  if (segment.line > price.line) return 'below';
  const other = sheet.lines[segment.line];
  if (other && other.segments.length > 1) return other.kind === 'names' ? 'head' : 'row';
  return price.line - segment.line <= 2 ? 'over' : 'above';
}

function ruleOf({ ruleWords }: Ground, price: PriceFigure, folded: string): number {
  for (const row of ruleWords[price.id] ?? []) {
    const field = row.findIndex((words) => words.has(folded));
    if (field >= 0) return field;
  }
  return (ruleWords[price.id]?.length ?? 0) > 0 ? 8 : 9;
}
