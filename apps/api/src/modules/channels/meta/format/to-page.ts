import type { Part } from './to-parts.ts';

type Address = { to: string; key: string; asPerson: boolean };

/** A part as Instagram and Messenger take it. A person may answer for a week, the bot for a day. */
export function toPage({ text, choices }: Part, { to, key, asPerson }: Address): object {
  const quickReplies =
    choices.kind === 'quick'
      ? choices.options.map((title) => ({ content_type: 'text', title, payload: title }))
      : [];
  return {
    recipient: { id: to },
    ...(asPerson ? { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' } : { messaging_type: 'RESPONSE' }),
    message: { text, metadata: key, ...(quickReplies.length > 0 && { quick_replies: quickReplies }) },
  };
}
