import type { Language } from '@glossa/contracts';
import { formatPrice } from '@glossa/engine';
import { longMoment } from './moment-words.ts';
import type { Detail, Notice } from './notice.ts';
import { noticeWords } from './notice-words.data.ts';

/** The notice in a language, by the studio's clock. What a client wrote, names and links stay as they are. */
export function wordNotice(
  notice: Notice,
  language: Language,
  timeZone: string,
): { subject: string; body: string } {
  const { name, values = {}, said, details = [], newTime, link = '' } = notice;
  const words = noticeWords[language];
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, gap: string) => (gap === 'link' ? link : (values[gap] ?? '')));
  const subject = fill(words.subjects[name]);
  if (name === 'plan' || name === 'disconnected' || name === 'unlinked' || name === 'held')
    return { subject, body: fill(words[name]) };
  if (name === 'trialThree' || name === 'trialOne' || name === 'trialOver') {
    const text = name === 'trialOver' ? words.trialOver : words.trialSoon;
    return { subject, body: [text, link].filter(Boolean).join('\n\n') };
  }
  const show = (detail: Detail) => {
    if (typeof detail === 'string') return detail;
    if ('at' in detail) return longMoment(detail.at, language, timeZone);
    return formatPrice(detail.total, detail.currency, language);
  };
  const facts = [...details.map(show), newTime === undefined ? '' : words.newTime + show({ at: newTime })];
  const parts =
    said === undefined
      ? [[...facts, link].filter(Boolean).join('\n')]
      : [fill(words.wrote), said, facts.filter(Boolean).join('\n'), link];
  return { subject, body: parts.filter(Boolean).join('\n\n') };
}
