import { BLANK } from './split-items.ts';

/** One line of the text with its place, without bullets and marks of emphasis at its beginning. */
export type TextLine = {
  /** Where `text` begins in the whole. */
  start: number;
  text: string;
  isBulleted: boolean;
  isIndented: boolean;
  /** An empty line stands before it. */
  isAfterGap: boolean;
  isMarkedHeading: boolean;
};

/** Splits a text into lines. Odd spaces become plain ones of the same length, so that places stay true. */
export function textLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let isAfterGap = true;
  const indent = indentOf(text);
  for (const { at, raw } of rawLines(text)) {
    if (/^[\s|:+=_-]*[-=_]{2}[\s|:+=_-]*$/u.test(raw) || DISCOUNT.test(raw)) {
      continue;
    }
    const plain = raw
      .replace(/\u00a0|\u2007|\u2009|\u202f|\u200b|\u200c|\u200d|\ufeff|\r/g, ' ')
      .replace(/[‒―]/g, '–')
      .replace(OR_RATHER, ' /  ')
      .replace(SMILES, (smile) => '!'.padEnd(smile.length))
      .replace(LEADERS, (dots) => BLANK.repeat(dots.length))
      .replace(GREETING, (words) => BLANK.repeat(words.length))
      .replace(SHOUTS, (word) => BLANK.repeat(word.length));
    const lead = LEAD.exec(plain)?.[0] ?? '';
    const body = plain.slice(lead.length).replace(/(?:\*+|__|=+|\s)+$/u, '');
    if (body === '') isAfterGap = true;
    else {
      lines.push({
        start: at + lead.length,
        text: body.replaceAll('**', '  '),
        isBulleted:
          !DECORATED.test(plain) &&
          (/[-–—•·*▪●◦✓✔✅➤►»\d]/u.test(lead.replace(/#/g, '')) || /\p{Extended_Pictographic}/u.test(lead)),
        isIndented: indent.test(plain),
        isAfterGap,
        isMarkedHeading: /#|\*\*|__/.test(lead) || DECORATED.test(plain),
      });
      isAfterGap = false;
    }
  }
  return lines;
}

/** One space sets a line in where at least two lines in a row have it and others have none. */
function indentOf(text: string): RegExp {
  return /(?:^|\n)\S/u.test(text) && /\n \S[^\n]*\n \S/u.test(text) ? /^(?: +|\t)/ : /^(?: {2,}|\t)/;
}

/** "* INTERIOR *", "-- Tint --": the same mark on both sides makes a heading. */
const DECORATED = /^\s*([*=~•★✨-])\1*\s*\p{L}[^\d]*\1\s*$/u;

const LONGEST_LINE = 1200;

/** Very long lines are cut, at a space if there is one, so that the work grows with the text and not with its square. */
function rawLines(text: string): { at: number; raw: string }[] {
  const lines: { at: number; raw: string }[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    for (let from = 0; from <= line.length; ) {
      const cut = cutOf(line, from);
      lines.push({ at: at + from, raw: line.slice(from, cut) });
      from = cut === line.length ? line.length + 1 : cut;
    }
    at += line.length + 1;
  }
  return lines;
}

function cutOf(line: string, from: number): number {
  if (line.length - from <= LONGEST_LINE) return line.length;
  const sentence = line.lastIndexOf('. ', from + LONGEST_LINE) + 1;
  const space = line.lastIndexOf(' ', from + LONGEST_LINE);
  return [sentence, space].find((stop) => stop > from + LONGEST_LINE / 2) ?? from + LONGEST_LINE;
}

/** "25 bzw. 35" are two prices in a known order; the mark keeps the length. */
const OR_RATHER = /(?<=\d\s?(?:€|Euro|EUR)?\s)bzw\.(?=\s?\d)/giu;

/** A smile ends a sentence: "… 600 )) Wax 300". A bracket that was opened is none. */
const SMILES = /(?<=\s|^[^(]*)(?:[:;]-?\)+|\){2,})(?=\s|$)/gu;

/** "Hi, the prices: wash 20": a greeting before prices. */
const GREETING =
  /^\s*(?:hallo|moin|hi|hey|hello|привіт|вітаю|добр(?:ий|ого) (?:день|дня|вечір)|здравствуйте|привет|добр(?:ый|ого) (?:день|дня|вечер))[,!.]\s(?=.*\d)/iu;

/** "-25%" over a card: how much cheaper it is names nothing. */
const DISCOUNT = /^\s*(?:(?:sale|rabatt|скидка|знижка)\s)?[-–−]\s?\d{1,2}\s?%(?:\s(?:off|rabatt))?\s*$/iu;

/** Cries of a sale, which name nothing. */
const SHOUTS = /(?<!\p{L})(?:акция|акція|aktion|sale|special|angebot|новинка|хит|хіт|new)\s?!+/giu;

/** Rows of dots between a name and its price. */
const LEADERS = /(?<!\d\s?)(?:\.{3,}|…+|_{3,}|·{3,}|-{3,}|(?:\.\s){3,}\.?)(?!\s?\d+\s?[-–])/gu;

/** Bullets, numbering such as "1)", pictures and marks before the words of a line. */
const LEAD =
  /^(?:\s|[-–—•·*▪●◦✓✔✅➤►»>#_=~✨⭐▶|│┌└├┃║▌▓█◾◽☐]|\p{Extended_Pictographic}|\ufe0f|\u200d|\d\ufe0f?\u20e3|\d{1,2}[.)]\s(?=\D)|[a-hа-е]\)\s(?=\p{L})|\d{1,2}\.[1-9][.)]?\s(?=\p{L}{3})(?!евро|руб|грн|eur|usd|byn)|№\s?\d{1,2}[.):]?\s)*/u;
