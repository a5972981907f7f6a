import type { ChatMessage, Language } from '@glossa/contracts';
import { channelWords } from './telegram-words.data.ts';

/** One call to the Bot API: a text with buttons under it. */
export type TelegramPart = { text: string; buttons: TelegramButton[] };

/** What a button says; a tap sends it back, or the key behind it. */
export type TelegramButton = string | { text: string; key: string };

const longestText = 4096;
/** Telegram takes at most 64 bytes behind a button. */
const longestButton = 64;

type Look = { publicUrl: string; language: Language };

/** A message of ours as Telegram wants it: plain text, cut where it may be cut, buttons under the last part. */
export function toTelegram(message: ChatMessage, { publicUrl, language }: Look): TelegramPart[] {
  const { managePath } = message.booking ?? {};
  const lines = [
    message.author === 'manager' ? `${channelWords[language].person}\n${message.text}` : message.text,
    managePath && `${channelWords[language].manage} ${publicUrl}${managePath}`,
  ];
  const texts = splitText(lines.filter(Boolean).join('\n\n'));
  const buttons = (message.choices ?? []).filter(fitsButton);
  return texts.map((text, i) => ({ text, buttons: i === texts.length - 1 ? buttons : [] }));
}

function fitsButton(choice: string): boolean {
  return Buffer.byteLength(choice) <= longestButton;
}

/** Parts of at most 4,096 characters, cut at paragraphs, lines or words; never inside a link or a letter. */
export function splitText(text: string, longest = longestText): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > longest) {
    const at = cutAt(rest, longest);
    parts.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest === '' && parts.length > 0 ? parts : [...parts, rest];
}

function cutAt(text: string, longest: number): number {
  const head = text.slice(0, longest + 1);
  for (const mark of ['\n\n', '\n', ' ']) {
    const at = head.lastIndexOf(mark);
    if (at > longest / 4) return at;
  }
  // One endless word: cut between two letters, never in the middle of one.
  const isLow = /[\uDC00-\uDFFF]/.test(text[longest] ?? '');
  return isLow ? longest - 1 : longest;
}
