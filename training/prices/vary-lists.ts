import { contentWords } from '../../packages/engine/src/eval/price-rows/word-likeness.ts';
import type { CorpusList } from './read-lists.ts';
import { PRICE_ALONE, STATED_CARS } from './vary-lists.data.ts';

/**
 * Shapes that real pages have and the corpus has few of, made of its own lists: cards that begin with their price, cards
 * of several prices with each before its name, and one sentence that says which car all prices are for. They stay in the fold of their list and are only learned from.
 */
export function variantsOf(list: CorpusList): CorpusList[] {
  return [priceFirst(list), pairsTurned(list), withStatedCar(list)].filter((one) => one !== null);
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
  const number = [...list.id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
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
