import type { ChatMessage, Language, Messenger } from '@glossa/contracts';
import { splitText } from '../../split-text.ts';
import { metaWords } from '../meta-words.data.ts';

/** One call to Meta: a text, with what can be tapped under it. */
export type Part = {
  text: string;
  choices: { kind: 'none' } | { kind: 'buttons' | 'list' | 'quick'; options: string[] };
  language: Language;
};

type ChoiceKind = Part['choices']['kind'] | 'numbered';

/** What Meta takes; longer or more is refused as a whole. */
const limits = {
  whatsapp: { text: 4096, withChoices: 1024, bytes: Number.POSITIVE_INFINITY },
  instagram: { text: 1000, withChoices: 1000, bytes: 1000 },
  messenger: { text: 2000, withChoices: 2000, bytes: Number.POSITIVE_INFINITY },
} as const;
const buttons = { most: 3, title: 20 };
const list = { most: 10, whole: 72 };
const quickReplies = { most: 13, title: 20 };

type Look = {
  messenger: Messenger;
  publicUrl: string;
  language: Language;
  /** The first words of ours in this chat also say who speaks. */
  isFirst: boolean;
};

/** A message of ours as a messenger wants it: cut where it may be cut, choices under the last part. */
export function toParts(message: ChatMessage, look: Look): Part[] {
  const { messenger, language } = look;
  const options = message.choices ?? [];
  const kind = choiceKind(messenger, options);
  const text = [
    ...wordsOf(message, look),
    ...(kind === 'numbered' ? [numbered(options, language)] : []),
  ].join('\n\n');
  const texts = split(text, messenger, kind !== 'none' && kind !== 'numbered');
  return texts.map((words, i) => {
    const isLast = i === texts.length - 1;
    const choices = isLast && kind !== 'numbered' && kind !== 'none' ? { kind, options } : none;
    return { text: words, choices, language };
  });
}

const none = { kind: 'none' } as const;

/** How so many choices of such a length can be offered. */
export function choiceKind(messenger: Messenger, options: readonly string[]): ChoiceKind {
  const fit = ({ most, title }: { most: number; title: number }) =>
    options.length <= most && options.every((option) => option.length <= title);
  if (options.length === 0) return 'none';
  if (messenger !== 'whatsapp') return fit(quickReplies) ? 'quick' : 'numbered';
  if (fit(buttons)) return 'buttons';
  return fit({ most: list.most, title: list.whole }) ? 'list' : 'numbered';
}

/** What a bare number means after choices that were numbered; the words themselves otherwise. */
export function readNumber(text: string, messenger: Messenger, offered: readonly string[]): string {
  if (choiceKind(messenger, offered) !== 'numbered') return text;
  const number = /^\s*(\d{1,2})\s*[.)]?\s*$/.exec(text)?.[1];
  return offered[Number(number) - 1] ?? text;
}

function wordsOf(message: ChatMessage, { publicUrl, language, isFirst }: Look): string[] {
  const words = metaWords[language];
  const { managePath } = message.booking ?? {};
  return [
    ...(isFirst ? [words.notice.replace('{privacy}', `${publicUrl}/privacy-policy`)] : []),
    message.author === 'manager' ? `${words.person}\n${message.text}` : message.text,
    ...(managePath ? [`${words.manage} ${publicUrl}${managePath}`] : []),
  ].filter((line) => line !== '');
}

function numbered(options: readonly string[], language: Language): string {
  const lines = options.map((option, i) => `${i + 1}. ${option}`);
  return [...lines, metaWords[language].answerByNumber].join('\n');
}

function split(text: string, messenger: Messenger, hasChoices: boolean): string[] {
  const { text: longest, withChoices, bytes } = limits[messenger];
  const parts = splitToBytes(text, longest, bytes);
  const last = parts.at(-1) ?? '';
  if (!hasChoices || last.length <= withChoices) return parts;
  return [...parts.slice(0, -1), ...splitText(last, withChoices)];
}

/** Instagram counts bytes: Cyrillic letters are two, a currency sign is three. */
function splitToBytes(text: string, longest: number, mostBytes: number): string[] {
  const fits = (part: string) => Buffer.byteLength(part) <= mostBytes;
  for (let size = longest; size > mostBytes / 3; size = Math.floor(size * 0.8)) {
    const parts = splitText(text, size);
    if (parts.every(fits)) return parts;
  }
  return splitText(text, Math.min(longest, Math.floor(mostBytes / 3)));
}
