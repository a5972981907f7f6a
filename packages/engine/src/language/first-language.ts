import type { EngineLanguage } from '../facts.ts';
import { detectLanguage } from './detect-language.ts';

/**
 * The language of a first message. The page it is written on speaks the browser's language, which is not always the
 * client's: "Hallo" to a German studio is German on an English page too. Between Ukrainian and Russian, which share
 * most words, the page decides until the message is clear.
 */
export function firstLanguage(
  text: string,
  { page, bot }: { page: EngineLanguage; bot: EngineLanguage },
): EngineLanguage {
  const heard = detectLanguage(text, null);
  if (heard === bot && !(isCyrillic(heard) && isCyrillic(page))) return heard;
  return detectLanguage(text, page) ?? page;
}

function isCyrillic(language: EngineLanguage): boolean {
  return language === 'UA' || language === 'RU';
}
