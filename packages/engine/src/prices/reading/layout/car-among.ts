import { isSizeWord } from '../../../cars/index.ts';
import { foldText } from '../../../words/fold-text.ts';
import { findConcepts } from '../../lexicon/find-concepts.ts';
import type { Label } from '../labels/label.ts';
import { markWords } from '../labels/mark-words.ts';
import { parseLabel } from '../labels/parse-label.ts';
import type { Item } from './split-items.ts';

/** "Compact 700, business 850, jeep 1000": a rank in a list of car types is one of them. */
export function asCarAmong(label: Label, items: readonly Item[]): Label {
  const size = sizeBehind(label, items);
  if (size) return size;
  const isRank =
    label.zone !== null &&
    /^\S+$/u.test(label.zone) &&
    (PLAIN_CAR.test(label.zone) ||
      CLASS_LETTERS.test(label.zone) ||
      MIDDLE.test(label.zone) ||
      findConcepts(label.zone).some(({ id }) => id === 'large' || id === 'small'));
  if (!isRank || label.carType !== null || label.material !== null) return label;
  const cars = items.filter(({ pre, post }) => isOnlyCar(pre.text) || isOnlyCar(post.text));
  if (PLAIN_CAR.test(label.zone ?? '') && cars.length > 0)
    return { ...label, zone: null, carType: label.zone };
  if (label.hasAction) return ANY_CAR.test(label.zone ?? '') ? { ...label, zone: null } : label;
  const ranks = items.filter(({ pre, post }) => isRankOnly(pre.text) || isRankOnly(post.text));
  return cars.length >= 2 || (cars.length === 1 && ranks.length >= 2)
    ? { ...label, zone: null, carType: label.zone, isDimension: true }
    : label;
}

/** "Basic 10, Plus 15, Works 22": one word nobody knows among ranks is one of them. */
export function asRankAmong(label: Label, items: readonly Item[]): Label {
  const { zone, hasAction, isDimension, carType, material } = label;
  const isWord = zone !== null && /^\p{L}+$/u.test(zone) && carType === null && material === null;
  if (!isWord || hasAction || isDimension) return label;
  const ranks = items.filter(({ pre }) => isRankName(pre.text.slice(pre.text.lastIndexOf(':') + 1)));
  return ranks.length > 0 ? { ...label, isDimension: true } : label;
}

function isRankName(text: string): boolean {
  const words = markWords(text);
  const [only] = words;
  return (
    words.length === 1 &&
    only?.kind === 'object' &&
    only.concepts.every((id) => id === 'small' || id === 'large')
  );
}

/** "Valet 40 normal, 50 for a van": beside another car type the plain word means the plain car. */
const PLAIN_CAR =
  /^(?:cars?|autos?|pkw|легков\p{L}*|машин\p{L}|авто|normal\p{L}*|regular|standard|ordinary|обычн\p{L}*|звичайн\p{L}*)$/iu;

const ANY_CAR = /^(?:cars?|autos?|pkw)$/iu;

/** "The middle one 420" between a small and a large car. */
const MIDDLE = /^(?:medium|middle|mid|family|mittler\p{L}*|середн\p{L}*|средн\p{L}*)$/iu;
function isRankOnly(text: string): boolean {
  const { zone, service, material } = parseLabel(text);
  return (
    service === null && material === null && (MIDDLE.test(zone ?? '') || isSizeWord(foldText(zone ?? '')))
  );
}

/** "C-D" beside "class A-B". */
const CLASS_LETTERS = /^[A-FА-Е][-–][A-FА-Е]$/u;

export function isOnlyCar(text: string): boolean {
  const { carType, zone, material, hasAction } = parseLabel(text.slice(text.lastIndexOf(':') + 1));
  return carType !== null && zone === null && material === null && !hasAction;
}

/** "Interior small 55, medium 65": before other sizes, the size behind the name is the car's. */
function sizeBehind(label: Label, items: readonly Item[]): Label | null {
  const [, name = '', size = ''] = /^(.+)\s(\p{L}{3,})$/u.exec(label.service ?? '') ?? [];
  if (label.carType !== null || !isSizeWord(foldText(size)) || !parseLabel(name).hasAction) return null;
  const others = items.filter(({ pre }) => isSizeWord(foldText(pre.text.trim())));
  return others.length > 0 ? { ...label, service: name, carType: size } : null;
}
