import type { Language } from '@glossa/contracts';
import { noticeWords } from './notice-words.data.ts';
import { type Notice, wroteLine } from './read-notice.ts';

type Worded = { subject: string; body: string };

/** The notice in a language. What a client wrote, names, times and links stay as they are. */
export function wordNotice(notice: Notice, english: Worded, language: Language): Worded {
  if (language === 'EN') return english;
  const words = noticeWords[language];
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, key: string) => notice.values[key] ?? '');
  const subject = fill(words.subjects[notice.name]);
  if (notice.name === 'plan' || notice.name === 'disconnected')
    return { subject, body: fill(words[notice.name]) };
  // Only what was written here is said anew: the first line of a talk's notice, or the mark before a time.
  const isTalk = wroteLine.test(english.body);
  const said = isTalk
    ? english.body.replace(wroteLine, () => `${fill(words.wrote)}\n`)
    : english.body.replace(/^New time: /m, words.newTime);
  return { subject, body: said };
}
