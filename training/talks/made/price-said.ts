import type { Random } from './random.ts';

/** A price as it is typed: mostly the bare number, at times with its thousands apart or with the money. */
export function priceSaid(price: number, lang: string, random: Random): string {
  const whole = String(price);
  const isLong = price >= 1000 && Number.isInteger(price);
  const apart = lang === 'de' ? '.' : lang === 'en' ? ',' : ' ';
  const said = isLong && random.chance(0.25) ? `${whole.slice(0, -3)}${apart}${whole.slice(-3)}` : whole;
  return random.chance(0.25) ? said + random.pick(MONEY[lang] ?? ['']) : said;
}

const MONEY: Readonly<Record<string, readonly string[]>> = {
  en: ['$', '£', ' quid', ' bucks'],
  de: ['€', ' €', ' euro', 'er'],
  ru: ['р', ' руб', ' рублей', '₽'],
  uk: [' грн', 'грн', ' гривень', ' ₴'],
};
