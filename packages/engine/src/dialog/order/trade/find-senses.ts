import { foldText } from '../../../words/fold-text.ts';
import { once } from '../../../words/once.ts';
import { remembering } from '../../../words/remembering.ts';
import { TRADE_BRANDS } from './brands.data.ts';
import { TRADE_DE } from './de.data.ts';
import { TRADE_EN } from './en.data.ts';
import { TRADE_RU } from './ru.data.ts';
import type { TradeSense } from './trade-sense.ts';
import { TRADE_UK } from './uk.data.ts';

/** A thing of the trade that some words name, or only hint at, and where they stand. */
export type FoundSense = { id: string; isHinted: boolean; places: readonly number[] };

/** What folded words say of the trade, whatever their language. `stretch` tells which words stand in one sentence. */
export function findSenses(words: readonly string[], stretch?: readonly number[]): FoundSense[] {
  const shapes = words.map(shapesOf);
  const found = new Map<string, { isHinted: boolean; places: Set<number> }>();
  const add = ({ id, isHinted }: Rule, places: readonly number[]) => {
    const known = found.get(id);
    if (!known) found.set(id, { isHinted, places: new Set(places) });
    else {
      known.isHinted &&= isHinted;
      for (const place of places) known.places.add(place);
    }
  };
  shapes.forEach((own, at) => {
    for (const shape of own)
      for (const rule of table().rules.get(shape) ?? []) {
        const places = placesOf(rule, at, { shapes, stretch });
        if (places) add(rule, places);
      }
  });
  return [...found].map(([id, { isHinted, places }]) => ({ id, isHinted, places: [...places] }));
}

type Said = { shapes: readonly (readonly number[])[]; stretch: readonly number[] | undefined };

/** Where the other words of a rule stand, if they all do. */
function placesOf({ others, isNear }: Rule, at: number, { shapes, stretch }: Said): number[] | null {
  const places = [at];
  for (const [step, other] of others.entries()) {
    const place = isNear
      ? shapes.findIndex(
          (own, place) => place !== at && stretch?.[place] === stretch?.[at] && isOneOf(own, other),
        )
      : isOneOf(shapes[at + 1 + step] ?? [], other)
        ? at + 1 + step
        : -1;
    if (place < 0) return null;
    places.push(place);
  }
  return places;
}

function isOneOf(own: readonly number[], some: ReadonlySet<number>): boolean {
  return own.some((shape) => some.has(shape));
}

/** The further words of a rule, each with the shapes it may have. */
type Rule = { id: string; isHinted: boolean; others: readonly ReadonlySet<number>[]; isNear: boolean };

type Shape = { core: string; isOpen: boolean; isInside: boolean };

type Table = {
  shapes: readonly Shape[];
  byBeginning: ReadonlyMap<string, readonly number[]>;
  inside: readonly number[];
  rules: ReadonlyMap<number, readonly Rule[]>;
};

const table = once((): Table => {
  const shapes: Shape[] = [];
  const at = new Map<string, number>();
  const rules = new Map<number, Rule[]>();
  const numberOf = (text: string) => {
    const known = at.get(text);
    if (known !== undefined) return known;
    at.set(text, shapes.length);
    shapes.push({
      core: text.replaceAll('*', ''),
      isOpen: text.endsWith('*'),
      isInside: text.startsWith('*'),
    });
    return shapes.length - 1;
  };
  const read = (id: string, text: string, isHinted: boolean) => {
    for (const said of foldText(text).split(/\s+/u)) {
      const isNear = said.includes('~');
      if (said === '') continue;
      const parts = said.split(isNear ? '~' : '_').map((part) => new Set(part.split('|').map(numberOf)));
      const [first, ...others] = parts;
      for (const shape of first ?? []) {
        const own = rules.get(shape) ?? [];
        own.push({ id, isHinted, others, isNear });
        rules.set(shape, own);
      }
    }
  };
  for (const language of LANGUAGES)
    for (const [id, { named, hinted }] of Object.entries(language)) {
      read(id, named, false);
      if (hinted) read(id, hinted, true);
    }
  const byBeginning = new Map<string, number[]>();
  shapes.forEach(({ core, isInside }, place) => {
    if (isInside) return;
    const own = byBeginning.get(core.slice(0, 2)) ?? [];
    own.push(place);
    byBeginning.set(core.slice(0, 2), own);
  });
  return {
    shapes,
    byBeginning,
    inside: shapes.flatMap(({ isInside }, place) => (isInside ? [place] : [])),
    rules,
  };
});

const LANGUAGES: readonly Readonly<Record<string, TradeSense>>[] = [
  TRADE_EN,
  TRADE_DE,
  TRADE_UK,
  TRADE_RU,
  TRADE_BRANDS,
];

const shapesOf = remembering((word): readonly number[] => {
  const { shapes, byBeginning, inside } = table();
  const fits = (place: number) => {
    const { core, isOpen, isInside } = shapes[place] as Shape;
    if (!isInside) return isOpen ? word.startsWith(core) : word === core;
    return isOpen ? word.includes(core) : word.endsWith(core);
  };
  const own = (byBeginning.get(word.slice(0, 2)) ?? []).filter(fits);
  return word.length < SHORTEST_COMPOUND ? own : [...own, ...inside.filter(fits)];
});

const SHORTEST_COMPOUND = 5;
