import { type Language, languages, localeOf } from '@glossa/contracts';

/** The first language of ours that a browser asks for, or null where it asks for none of them. */
export function acceptedLanguage(header: string | undefined): Language | null {
  const wishes = (header ?? '')
    .slice(0, longestHeader)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.split(';');
      const weight = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find(Boolean);
      return { code: tag.trim().toLowerCase().split('-')[0], weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { code } of wishes) {
    const spoken = languages.find((language) => localeOf[language] === code);
    if (spoken) return spoken;
  }
  return null;
}

const longestHeader = 500;
