import { fillWords } from '../../fill-words.ts';

type Price = { price: number; priceTo: number | null; isFrom: boolean };

export function wordPrice({ price, priceTo, isFrom }: Price, currency: string, from: string): string {
  const said = wordMoney(price, currency);
  if (priceTo !== null) return `${said} – ${wordMoney(priceTo, currency)}`;
  return isFrom ? fillWords(from, { price: said }) : said;
}

/** Whole amounts without decimals, as the chat writes them. */
export function wordMoney(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(document.documentElement.lang, {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  }).format(amount);
}
