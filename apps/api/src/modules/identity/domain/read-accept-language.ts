import { type Language, languages, localeOf } from '@glossa/contracts';

/** The first language a browser asks for that the product speaks, or null. */
export function readAcceptLanguage(header: string | null | undefined): Language | null {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean);
      return { code: tag.split('-')[0], weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { code } of wishes) {
    const language = languages.find((known) => localeOf[known] === code);
    if (language) return language;
  }
  return null;
}
