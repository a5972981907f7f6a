import { EMPTY_LABEL, type Label } from '../labels/label.ts';

/** "K2 289" under a list of classes: the short sign stands for the class that bears its number. */
export function withLegend(label: Label, order: readonly Label[] | null): Label {
  const sign = (SHORT_CLASS.exec(label.carType ?? '') ?? BARE_SIGN.exec(label.carType ?? ''))?.[1];
  if (sign === undefined || order === null) return label;
  const meant = order.find(({ carType }) => bearsSign(carType ?? '', sign.toLowerCase()));
  return meant ? { ...label, carType: meant.carType } : label;
}

/** "A 3500, B 4000" under "A – hatchback, B – sedan": a bare sign of the legend is its class. */
export function classOfSign(text: string, order: readonly Label[] | null): Label | null {
  const sign = /^\s*([A-EА-Е])\s*[–—:=-]?\s*$/u.exec(text)?.[1];
  const meant = order?.find(({ carType }) => sign !== undefined && carType?.startsWith(`${sign} (`));
  return meant ? { ...EMPTY_LABEL, carType: meant.carType } : null;
}

const SHORT_CLASS =
  /^(?:k|kl|klasse|kat|gr|gruppe|class|group|size|кл|кат|класс?|клас|категория|категорія)\.?\s?(\d|[a-e])$/iu;

const BARE_SIGN = /^(XXL|XL|XS|S|M|L|[A-E])$/u;

function bearsSign(carType: string, sign: string): boolean {
  if (carType.toLowerCase().startsWith(`${sign} (`)) return true;
  const signs = carType.toLowerCase().match(/(?<![\p{L}\d])(?:\d|[a-e])(?![\p{L}\d])|(?<=(?<!\p{L})k)\d/gu);
  return signs?.[0] === sign && carType.length > sign.length + 2;
}
