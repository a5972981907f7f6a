import { readContact } from '@glossa/engine';
import type { Database } from '../../db/database.ts';
import type { StoredPartner } from '../partners/index.ts';
import type { StoredConversation } from './conversations.store.ts';
import { type ClientContact, contactAfter, newContact } from './domain/new-contact.ts';
import { putContact } from './pass-contact-on.ts';
import type { TalkDeps } from './talk-deps.ts';

type Heard = Partial<ClientContact & Pick<StoredConversation, 'dialogState'>>;

/** What the client says of themselves while a person talks: the bot is silent, and nothing of it is lost. */
export async function hearContact(
  tx: Database,
  deps: Pick<TalkDeps, 'findPartner' | 'now' | 'onDefect'>,
  said: { conversation: StoredConversation; text: string; partner: StoredPartner | undefined },
): Promise<Heard> {
  const { conversation, text } = said;
  const partner = said.partner ?? (await deps.findPartner(tx, conversation.partnerId));
  if (!partner) return {};
  const told = readSafely(deps, conversation, { text, partner });
  if (!told || !newContact(conversation, told)) return {};
  const contact = contactAfter(conversation, told);
  await putContact(tx, conversation, contact);
  const { dialogState } = conversation;
  if (!dialogState) return contact;
  const known = { name: told.name, phone: told.phone, email: told.email };
  const heard = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null));
  return { ...contact, dialogState: { ...dialogState, ...heard } };
}

/** A message that can't be read is kept all the same. */
function readSafely(
  { now, onDefect }: Pick<TalkDeps, 'now' | 'onDefect'>,
  { language }: StoredConversation,
  { text, partner }: { text: string; partner: StoredPartner },
) {
  try {
    const { timezone, country } = partner.config;
    return readContact(text, { now: now().toISOString(), language, timezone, country });
  } catch (error) {
    onDefect(error);
    return null;
  }
}
