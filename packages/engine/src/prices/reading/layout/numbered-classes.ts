import { EMPTY_LABEL, type Label } from '../labels/label.ts';

/** "Class 1 – hatchbacks, 2 – estates" and "prices for 1 / 2 / 3 class": the classes an owner counts, in their order. */
export function numberedClasses(text: string): Label[] {
  const explained = [...text.matchAll(EXPLAINED)].map(({ groups }) => ({
    at: Number(groups?.at),
    noun: groups?.noun ?? '',
    words: groups?.words?.trim() ?? '',
  }));
  const lettered = [...text.matchAll(LETTERED)].map(({ groups }) =>
    classOf(`${groups?.sign} (${groups?.words?.replace(/\s*\([^()]*\)/gu, '').trim()})`),
  );
  if (lettered.length >= 2) return lettered;
  const named = [...text.matchAll(NAMED)].map(({ groups }) => ({
    at: Number(groups?.at),
    carType: `${groups?.noun} ${groups?.at} (${groups?.words?.trim()})`,
  }));
  if (named.length >= 2 && named.every(({ at }, index) => at === index + 1))
    return named.map(({ carType }) => classOf(carType));
  const noun = explained[0]?.noun ?? '';
  const isCounted = explained.length >= 2 && explained.every(({ at }, index) => at === index + 1);
  if (noun !== '' && isCounted) return explained.map(({ at, words }) => classOf(`${at} ${noun} (${words})`));
  const { list, kind } = SLASHED.exec(text)?.groups ?? {};
  const counted = list?.split('/').map((part) => part.trim()) ?? [];
  return counted.every((part, index) => Number(part) === index + 1)
    ? counted.map((part) => classOf(`${part} ${kind}`))
    : [];
}

function classOf(carType: string): Label {
  return { ...EMPTY_LABEL, carType };
}

const NOUN =
  'класс?(?:а|у|ы|и)?|категор\\p{L}*|кат\\.|klassen?|kategorien?|class(?:es)?|categor\\p{L}*|gruppen?|groups?';
const EXPLAINED = new RegExp(
  `(?<![\\p{L}\\d])(?<at>\\d)(?:-?(?:й|я))?\\s?(?<noun>${NOUN})?\\s?[:–—=-]\\s?(?<words>\\p{L}[^;\\d]*?)(?=[,;.]?\\s*(?:$|(?<=[,;.\\s])\\d))`,
  'giu',
);
/** "Class 1 – hatchbacks; class 2 – estates". */
const NAMED = new RegExp(
  `(?<!\\p{L})(?<noun>${NOUN})\\s?(?<at>\\d)\\s?[:–—=-]\\s?(?<words>\\p{L}.*?)(?=[,;.]?\\s*(?:$|(?:${NOUN})\\s?\\d))`,
  'giu',
);
/** "S = small cars, M = Golf to Passat". */
const SIGN = '(?<![\\p{L}\\d])(?:XXL|XL|XS|S|M|L|[A-EА-Е])\\s?[=:–—-]\\s';
const LETTERED = new RegExp(
  `(?<=(?:^|[\\s,;(:]))(?<sign>XXL|XL|XS|S|M|L|[A-EА-Е])\\s?[=:–—-]\\s(?<words>\\p{L}.*?)(?=[,;.)]?\\s*(?:$|${SIGN}))`,
  'gu',
);
const SLASHED = new RegExp(
  `(?<![\\d/])(?<list>1(?:\\s?/\\s?\\d){1,4})(?:-?(?:й|я))?\\s(?<kind>${NOUN})(?!\\p{L})`,
  'iu',
);
