import { type Language, localeOf, type Quote } from '@glossa/contracts';
import { inHtml } from '../http/in-html.ts';
import type { RehearsedLine } from '../modules/conversations/index.ts';
import { keepTogether } from './keep-together.ts';
import { type TalkWords, talkWords } from './talk-words.data.ts';

type Talk = { studioName: string; botName: string; lines: readonly RehearsedLine[] };

/** A talk as the start page shows it: read without a script, with the last answer's choices to press. */
export function writeTalk({ studioName, botName, lines }: Talk, language: Language): string {
  const words = talkWords[language];
  const choices = lines.at(-1)?.choices ?? [];
  return [
    `<div class="talk-head"><span class="talk-face" aria-hidden="true">${inHtml(botName.slice(0, 1))}</span>`,
    `<span class="talk-who"><b>${inHtml(studioName)}</b><span class="talk-role">${inHtml(words.assistant)}</span></span></div>`,
    `<ol class="talk-lines" data-talk-lines>${lines.map((line) => writeLine(line, language)).join('')}</ol>`,
    `<div class="talk-choices" data-talk-choices>${choices.map(writeChoice).join('')}</div>`,
  ].join('');
}

function writeLine({ author, text, quote }: RehearsedLine, language: Language): string {
  const words = talkWords[language];
  const who = author === 'client' ? `<span class="unseen">${inHtml(words.client)}: </span>` : '';
  const card = quote ? writeQuote(quote, words, language) : '';
  return `<li class="${author}"><p>${who}${inHtml(keepTogether(text, language))}</p>${card}</li>`;
}

function writeChoice(choice: string): string {
  return `<button type="submit" name="say" value="${inHtml(choice)}">${inHtml(choice)}</button>`;
}

function writeQuote({ lines, total, currency, car }: Quote, words: TalkWords, language: Language): string {
  const money = (amount: number) => writeMoney(amount, currency, localeOf[language]);
  const isOpen = lines.some(({ isFrom, priceTo }) => isFrom || priceTo !== null);
  const rows = lines.map(({ label, price, priceTo, isFrom }) => {
    const range = `${money(price)} – ${money(priceTo ?? price)}`;
    const said = isFrom ? `${words.from} ${money(price)}` : money(price);
    return row(keepTogether(label, language), priceTo === null ? said : range);
  });
  const sum =
    lines.length > 1 ? row(words.total, isOpen ? `${words.from} ${money(total)}` : money(total)) : '';
  const about = car === undefined ? '' : `<div class="talk-car"><dd>${inHtml(car)}</dd></div>`;
  return `<dl aria-label="${inHtml(words.quote)}">${about}${rows.join('')}${sum}</dl>`;
}

function row(label: string, value: string): string {
  return `<div><dt>${inHtml(label)}</dt><dd>${inHtml(value)}</dd></div>`;
}

function writeMoney(amount: number, currency: string, locale: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  }).format(amount);
}
