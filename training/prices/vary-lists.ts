import { contentWords } from '../../packages/engine/src/eval/price-rows/word-likeness.ts';
import type { CorpusList } from './read-lists.ts';
import { asCards } from './vary-cards.ts';
import { PRICE_ALONE, STATED_CARS } from './vary-lists.data.ts';
import { cellByCell, inTwoColumns, type Shape, spacedOut, withButtons, withoutGaps } from './vary-shapes.ts';

/**
 * Shapes that real pages have and the corpus has few of, made of its own lists: cards that begin with their price, cards
 * of several prices with each before its name, one sentence that says which car all prices are for, and what becomes of
 * cards and tables in the clipboard. They stay in the fold of their list and are only learned from.
 */
export function variantsOf(list: CorpusList): CorpusList[] {
  const turned = [priceFirst(list), pairsTurned(list)].filter((one) => one !== null);
  const shaped = [...shapesOf(list), ...turned.flatMap((one) => shapesOf(one, 2))];
  return [...turned, withStatedCar(list), ...shaped].filter((one) => one !== null);
}

/** Each shape for one list in so many: a corpus of nothing but variants would learn the variants. */
const SHAPES: readonly { name: string; shape: Shape; oneIn: number }[] = [
  { name: 'gapless', shape: withoutGaps, oneIn: 4 },
  { name: 'buttons', shape: withButtons, oneIn: 3 },
  { name: 'cells', shape: cellByCell, oneIn: 2 },
  { name: 'spaced', shape: spacedOut, oneIn: 3 },
  { name: 'columns', shape: inTwoColumns, oneIn: 2 },
  { name: 'cards', shape: asCards, oneIn: 3 },
];

function shapesOf(list: CorpusList, mostIn = Number.POSITIVE_INFINITY): CorpusList[] {
  return SHAPES.flatMap(({ name, shape, oneIn }) => {
    if (numberOf(`${list.id} ${name}`) % Math.min(oneIn, mostIn) !== 0) return [];
    const text = shape(list.text, list.language);
    return text === null || text === list.text ? [] : [varied(list, { id: `${list.id}-${name}`, text })];
  });
}

function numberOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}

function priceFirst(list: CorpusList): CorpusList | null {
  let moved = 0;
  const blocks = list.text.split(/\n[ \t]*\n/).map((block) => {
    const lines = block.split('\n');
    const alone = lines.filter((line) => PRICE_ALONE.test(line));
    const [price] = alone;
    if (price === undefined || alone.length > 1 || lines.length < 2 || lines[0] === price) return block;
    moved++;
    return [price, ...lines.filter((line) => line !== price)].join('\n');
  });
  return moved < 3 ? null : varied(list, { id: `${list.id}-first`, text: blocks.join('\n\n') });
}

/** "Classic, 149 €, Carbon, 219 €", line by line, becomes "149 €, Classic, 219 €, Carbon". */
function pairsTurned(list: CorpusList): CorpusList | null {
  let turned = 0;
  const blocks = list.text.split(/\n[ \t]*\n/).map((block) => {
    const lines = block.split('\n');
    const prices = [...lines.keys()].filter((at) => PRICE_ALONE.test(lines[at] ?? ''));
    const [first = 0] = prices;
    const isRun = prices.every((at, place) => at === first + 2 * place);
    const isNamed = (at: number) => isNamedBy(list, lines[at] ?? '', lines[at - 1] ?? '');
    if (prices.length < 2 || !isRun || first < 1 || first > 2 || !prices.every(isNamed)) return block;
    turned++;
    for (const at of prices) [lines[at - 1], lines[at]] = [lines[at] ?? '', lines[at - 1] ?? ''];
    return lines.join('\n');
  });
  return turned < 2 ? null : varied(list, { id: `${list.id}-turned`, text: blocks.join('\n\n') });
}

/** Whether a row of the list has this price and the words before it. */
function isNamedBy({ gold }: CorpusList, price: string, name: string): boolean {
  const value = Number(price.replace(/[^\d,.]/gu, '').replace(/[.,](?=\d{3})/u, ''));
  const [word] = contentWords(name);
  return gold.some(
    (row) =>
      row.price === value &&
      word !== undefined &&
      contentWords(`${row.service} ${row.zone} ${row.material} ${row.carType}`).includes(word),
  );
}

function withStatedCar(list: CorpusList): CorpusList | null {
  const number = numberOf(list.id);
  const isPlain = list.gold.length > 3 && list.gold.every(({ carType }) => carType === null);
  const sentences = STATED_CARS[list.language];
  const [sentence, car] = sentences[number % sentences.length] ?? [];
  if (!isPlain || number % 10 !== 0 || sentence === undefined || car === undefined) return null;
  const text = number % 3 === 0 ? `${sentence}\n\n${list.text}` : `${list.text.trimEnd()}\n\n${sentence}`;
  const gold = list.gold.map((row) => (row.optional ? row : { ...row, carType: car }));
  return varied(list, { id: `${list.id}-car`, text, gold });
}

function varied(list: CorpusList, change: Partial<CorpusList>): CorpusList {
  return { ...list, ...change, file: `${list.file.slice(0, 2)}-v`, kind: 'variant' };
}
