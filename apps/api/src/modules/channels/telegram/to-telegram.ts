import type { ChatMessage, Language } from '@glossa/contracts';
import { splitText } from '../split-text.ts';
import { channelWords } from './telegram-words.data.ts';

/** One call to the Bot API: a text with buttons under it. */
export type TelegramPart = { text: string; buttons: TelegramButton[] };

/** What a button says; a tap sends it back, or the key behind it. */
export type TelegramButton = string | { text: string; key: string };

export const longestText = 4096;
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
  const texts = splitText(lines.filter(Boolean).join('\n\n'), longestText);
  const buttons = (message.choices ?? []).filter(fitsButton);
  return texts.map((text, i) => ({ text, buttons: i === texts.length - 1 ? buttons : [] }));
}

function fitsButton(choice: string): boolean {
  return Buffer.byteLength(choice) <= longestButton;
}
