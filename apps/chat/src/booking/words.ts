import type { Language } from '@glossa/contracts';
import { tieInWords } from '../i18n/tie-short-words.ts';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import ru from './locales/ru.json' with { type: 'json' };
import uk from './locales/uk.json' with { type: 'json' };

export type BookingWords = typeof en;

export const bookingWords: Record<Language, BookingWords> = {
  EN: en,
  DE: de,
  UA: tieInWords(uk),
  RU: tieInWords(ru),
};
