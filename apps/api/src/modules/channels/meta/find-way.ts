import type { Language, MessageTemplate, Messenger } from '@glossa/contracts';
import type { Way } from './send-part.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A minute less than Meta allows: a message is on its way for a moment. */
const freeMs = dayMs - 60_000;
const personMs = 7 * dayMs - 60_000;

type Situation = {
  messenger: Messenger;
  author: 'client' | 'bot' | 'manager';
  language: Language;
  lastClientAt: Date | null;
  templates: readonly MessageTemplate[];
  now: Date;
};

/** How words may go out now; null where they have to wait until the client writes again. */
export function findWay({
  messenger,
  author,
  language,
  lastClientAt,
  templates,
  now,
}: Situation): Way | null {
  const silentMs = lastClientAt ? now.getTime() - lastClientAt.getTime() : Number.POSITIVE_INFINITY;
  if (silentMs < freeMs) return { kind: 'free' };
  if (messenger !== 'whatsapp')
    return author === 'manager' && silentMs < personMs ? { kind: 'as_person' } : null;
  const template = templates.find((one) => one.language === language);
  return template ? { kind: 'template', template } : null;
}
