import type { DialogState } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import { foldText } from '../../words/fold-text.ts';
import { DEARER_WORDS, LONGER_WORDS, PLAIN_WORDS } from './list-words.data.ts';

type Question = NonNullable<DialogState['asked']>;

/** Which of the choices "the longer one", "the best you have" or a bare "5" to "1 year or 5 years" means. */
export function chooseByDegree(text: string, asked: Question, rows: readonly PriceRow[]): string | null {
  if (asked.choices.length < 2) return null;
  // "The dearer one. Is Friday possible?" chooses, and asks something else.
  const told = text.replace(/[^.!?,;]*\?/gu, ' ');
  if (told.trim() === '') return null;
  const folded = foldText(told);
  if (LONGER_WORDS.test(folded)) return highest(asked.choices, figureIn);
  if (DEARER_WORDS.test(folded)) return highest(asked.choices, (choice) => priceOf(choice, asked, rows));
  if (PLAIN_WORDS.test(folded) && (asked.kind === 'material' || asked.kind === 'service'))
    return highest(asked.choices, (choice) => below(priceOf(choice, asked, rows)));
  return byFigure(folded, asked.choices);
}

/** "5" and "the 5": the figure stands in one of the choices and nothing else is said. */
function byFigure(folded: string, choices: readonly string[]): string | null {
  const written = folded.replace(NUMBER_WORDS, (word) =>
    String(NUMBERS.findIndex((forms) => forms.includes(word))),
  );
  const figure = /^\D{0,14}?(\d{1,3})\D{0,14}$/.exec(written)?.[1];
  if (figure === undefined || /[:.]\d|uhr|clock|am\b|pm\b|годин|час/.test(folded)) return null;
  const fitting = choices.filter((choice) => figureIn(choice) === Number(figure));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** The numbers that years, layers and steps are counted in, each at its own place. */
const NUMBERS = [
  [],
  ['one', 'eins', 'один', 'одну', 'одна'],
  ['two', 'zwei', 'два', 'две', 'дві'],
  ['three', 'drei', 'три'],
  ['four', 'vier', 'чотири', 'четыре'],
  ['five', 'funf', 'пять', "п'ять"],
  ['six', 'sechs', 'шість', 'шесть'],
  ['seven', 'sieben', 'сім', 'семь'],
];
const NUMBER_WORDS = new RegExp(`(?<!\\p{L})(?:${NUMBERS.flat().join('|')})(?!\\p{L})`, 'gu');

function below(price: number | null): number | null {
  return price === null ? null : -price;
}

function figureIn(choice: string): number | null {
  const figure = /\d+/.exec(choice)?.[0];
  return figure === undefined ? null : Number(figure);
}

function priceOf(choice: string, { kind, service }: Question, rows: readonly PriceRow[]): number | null {
  if (kind !== 'material' && kind !== 'zone' && kind !== 'service') return null;
  const fitting = rows.filter(
    (row) => row[kind] === choice && (kind === 'service' || row.service === service),
  );
  return fitting.length === 0 ? null : Math.max(...fitting.map((row) => row.price));
}

/** Null unless one is above all others; a button that leads to a person can't be measured. */
function highest(choices: readonly string[], measure: (choice: string) => number | null): string | null {
  const measured = choices.flatMap((choice) => {
    const value = measure(choice);
    return value === null ? [] : [{ choice, value }];
  });
  if (measured.length < 2) return null;
  const top = Math.max(...measured.map(({ value }) => value));
  const best = measured.filter(({ value }) => value === top);
  return best.length === 1 ? (best[0]?.choice ?? null) : null;
}
