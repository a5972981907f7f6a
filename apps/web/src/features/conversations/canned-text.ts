import { type CannedAnswer, type Language, languages } from '@glossa/contracts';

/** The answer in the client's language, else in the first it was written in. */
export function cannedText({ texts }: CannedAnswer, language: Language): string {
  return texts[language] ?? languages.flatMap((one) => texts[one] ?? [])[0] ?? '';
}

/** Those whose name begins with the words, then those that hold them anywhere. */
export function matchCanned(all: readonly CannedAnswer[], words: string): CannedAnswer[] {
  const wanted = words.trim().toLowerCase();
  const rank = ({ name, texts }: CannedAnswer) => {
    if (name.toLowerCase().startsWith(wanted)) return 0;
    const held = [name, ...Object.values(texts)].some((text) => text.toLowerCase().includes(wanted));
    return held ? 1 : 2;
  };
  return all.filter((one) => rank(one) < 2).toSorted((a, b) => rank(a) - rank(b));
}
