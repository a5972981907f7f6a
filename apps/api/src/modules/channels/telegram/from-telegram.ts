import { type Language, languages, localeOf, photoLimits } from '@glossa/contracts';
import { z } from 'zod';

/** What a client did in a private chat, in the one form every channel gives it. */
export type Inbound = {
  chatId: string;
  /** Empty where Telegram did not say. */
  firstName: string;
  /** The language of the client's app, where it is one of ours. */
  language: Language | null;
  act:
    | { kind: 'text'; text: string }
    /** With what was written under it; photos of one album come one by one. */
    | { kind: 'photo'; fileId: string; text: string; album?: string }
    | { kind: 'voice' }
    | { kind: 'start'; payload: string }
    | { kind: 'stop' }
    | { kind: 'blocked' }
    | { kind: 'unsupported' };
  /** The number of the message it replies to, in this chat. */
  repliesTo?: number;
  /** Set when a button was tapped: the tap has to be answered. */
  callbackId?: string;
};

const chat = z.object({ id: z.number(), type: z.string() });
const from = z.object({
  first_name: z.string().optional(),
  is_bot: z.boolean().optional(),
  language_code: z.string().optional(),
});
const file = z.object({ file_id: z.string().min(1).max(200), file_size: z.number().optional() });
const something = z.object({}).optional();
const message = z.object({
  chat,
  from: from.optional(),
  reply_to_message: z.object({ message_id: z.int() }).optional().catch(undefined),
  text: z.string().optional(),
  caption: z.string().optional(),
  media_group_id: z.string().max(100).optional(),
  /** The same picture in several sizes, the largest last. */
  photo: z.array(file).min(1).optional().catch(undefined),
  document: file.extend({ mime_type: z.string().optional() }).optional().catch(undefined),
  voice: something,
  audio: something,
  video_note: something,
});

const update = z.object({
  update_id: z.int(),
  message: message.optional(),
  callback_query: z
    .object({ id: z.string(), from, data: z.string().optional(), message: z.object({ chat }).optional() })
    .optional(),
  my_chat_member: z.object({ chat, new_chat_member: z.object({ status: z.string() }) }).optional(),
});

/** The id of an update, which is all that must be readable for it to be kept. */
export function updateIdOf(body: unknown): number | null {
  const read = z.object({ update_id: z.int().min(0) }).safeParse(body);
  return read.success ? read.data.update_id : null;
}

/** An update as the product understands it; null for what is none of its business: groups, channels, edits, bots. */
export function fromTelegram(body: unknown): Inbound | null {
  const read = update.safeParse(body);
  if (!read.success) return null;
  const { message: said, callback_query: tapped, my_chat_member: member } = read.data;
  if (said) return fromMessage(said);
  if (tapped?.message && tapped.message.chat.type === 'private' && tapped.data !== undefined)
    return {
      chatId: String(tapped.message.chat.id),
      firstName: tapped.from.first_name ?? '',
      language: languageOf(tapped.from),
      act: { kind: 'text', text: tapped.data },
      callbackId: tapped.id,
    };
  if (member?.chat.type === 'private' && member.new_chat_member.status === 'kicked')
    return { chatId: String(member.chat.id), firstName: '', language: null, act: { kind: 'blocked' } };
  return null;
}

function fromMessage(said: z.infer<typeof message>): Inbound | null {
  const {
    chat: { id, type },
    from: sender,
    text,
  } = said;
  if (type !== 'private' || sender?.is_bot) return null;
  const place = {
    chatId: String(id),
    firstName: sender?.first_name ?? '',
    language: languageOf(sender),
    ...(said.reply_to_message && { repliesTo: said.reply_to_message.message_id }),
  };
  if (text === undefined) return { ...place, act: wordlessAct(said) };
  const [command = '', payload = ''] = text.trim().split(/\s+/, 2);
  if (command === '/start') return { ...place, act: { kind: 'start', payload } };
  if (command === '/stop') return { ...place, act: { kind: 'stop' } };
  return { ...place, act: { kind: 'text', text } };
}

function wordlessAct(said: z.infer<typeof message>): Inbound['act'] {
  const { photo, document, caption: text = '', media_group_id: album } = said;
  const picture = document?.mime_type?.startsWith('image/') ? document : null;
  const sent = photo?.findLast(({ file_size: size = 0 }) => size <= photoLimits.sentBytes) ?? picture;
  if (sent) return { kind: 'photo', fileId: sent.file_id, text, ...(album !== undefined && { album }) };
  if (said.voice || said.audio || said.video_note) return { kind: 'voice' };
  return { kind: 'unsupported' };
}

function languageOf(sender: z.infer<typeof from> | undefined): Language | null {
  const code = sender?.language_code?.toLowerCase().split('-')[0];
  return languages.find((language) => localeOf[language] === code) ?? null;
}
