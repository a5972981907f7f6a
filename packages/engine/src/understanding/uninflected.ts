/**
 * A text as it is written and as the dictionary has its words: "на шкоду фабію" is "на шкода фабія", "в дастере" is
 * "в дастер". Whoever looks for a name takes the first form in which it is found.
 */
export function formsOf(text: string): string[] {
  if (!CYRILLIC.test(text)) return COUNTED.test(text) ? [text, text.replace(COUNTED, '$1')] : [text];
  const named = text.replace(
    FEMININE,
    (_, stem: string, ending: string) => `${stem}${/[юїє]/u.test(ending) ? 'я' : 'а'}`,
  );
  return [text, named, text.replace(MASCULINE, '$1')];
}

/** "Two identical Polos": the plural of a name that is counted; the "2 doors" of a tint are no name. */
const COUNTED =
  /((?<!\p{L})(?:two|three|four|both|zwei|drei|\d)\s(?:\p{L}+\s){0,2}?(?!doors|seats)\p{L}{3,}?)s(?!\p{L})/iu;

const CYRILLIC = /\p{Script=Cyrillic}/u;
const FEMININE = /(\p{Script=Cyrillic}{3,}?)(ою|ой|ею|у|ю|ы|и|і|ї|е|є)(?!\p{L})/gu;
const MASCULINE = /(\p{Script=Cyrillic}{3,}?)(?:ові|ом|ем|у|ю|а|я|е|і)(?!\p{L})/gu;
