import { z } from 'zod';

/** The interface languages, by the codes the product shows its users. */
export const languages = ['EN', 'DE', 'UA', 'RU'] as const;
export const languageSchema = z.enum(languages);
export type Language = z.infer<typeof languageSchema>;

/** What browsers, `Intl` and the `lang` attribute call the same languages. */
export const localeOf: Record<Language, string> = { EN: 'en', DE: 'de', UA: 'uk', RU: 'ru' };

export const defaultLanguage: Language = 'EN';
