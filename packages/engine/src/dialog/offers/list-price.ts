import type { DialogState } from '../../dialog-state.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isCommonWord } from '../../words/is-common-word.ts';
import { isSameStem } from '../../words/same-stem.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';

/** "The package for 40 then": the price of the list is named, short or in full, and no other one is asked for. */
export function namesListPrice({ text }: Understanding, state: DialogState, { studio }: Context): boolean {
  const figures = [...text.matchAll(FOR_FIGURE)].map(({ groups }) =>
    Number(groups?.sum?.replace(/\D/gu, '')),
  );
  if (figures.length === 0 || findIntents(text.replace(FOR_FIGURE, ' ')).has('haggle')) return false;
  const seen = new Set([...state.shownRowIds, ...(state.priced ?? []), ...(state.beside ?? [])]);
  const said = splitWords(text).filter((word) => word.length >= SHORTEST && !isCommonWord(word));
  const isNamed = (service: string) =>
    splitWords(service).some((word) => said.some((one) => isSameStem(one, word)));
  const shown = studio.rows.filter(({ id }) => seen.has(id)).map(({ price }) => price);
  const named = studio.rows.filter(({ service }) => isNamed(service)).map(({ price }) => price);
  const sums = [...named, ...shown, shown.reduce((sum, price) => sum + price, 0)];
  return figures.every((figure) => sums.some((sum) => sum === figure || sum === figure * THOUSAND));
}

const THOUSAND = 1000;
const SHORTEST = 4;

/** What it is taken for, with the words that lead up to it. */
const FOR_FIGURE =
  /(?<!\p{L})(?:(?:do|make|take|have|давай\p{L}*|дава[йі]\p{L}*|зроб\p{L}*|сдела\p{L}*|ну|и|і|it|that|хоч|хоть)\s(?:\p{L}+\s){0,2})*(?:for|at|für|zu|за|по)\s(?:(?:the|die|den|ті|те|эти)\s)?[€$£₴₽]?\s?(?<sum>\d{1,3}(?:[ .,’'\u00a0\u202f]\d{3})+|\d{2,6})(?!\d)/giu;
