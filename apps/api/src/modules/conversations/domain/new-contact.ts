import type { Contact, DialogState } from '@glossa/engine';
import type { StoredConversation } from '../conversations.store.ts';

export type ClientContact = Pick<StoredConversation, 'clientName' | 'clientPhone' | 'clientEmail'>;
type Memory = Pick<DialogState, 'name' | 'phone' | 'email'> | Contact | null;

/** Who the client is and how to be reached, with what was told last. Nothing known is lost to silence. */
export function contactAfter(known: ClientContact, told: Memory): ClientContact {
  return {
    clientName: told?.name || known.clientName,
    clientPhone: told?.phone || known.clientPhone,
    clientEmail: told?.email || known.clientEmail,
  };
}

/** Whether the client told something about themselves that was not known. */
export function newContact(known: ClientContact, told: Memory): boolean {
  const after = contactAfter(known, told);
  return (
    after.clientName !== known.clientName ||
    after.clientPhone !== known.clientPhone ||
    after.clientEmail !== known.clientEmail
  );
}
