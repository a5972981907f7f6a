import type { ListedConversation } from '@glossa/contracts';

/** Who is talking, as far as it is known; null for somebody who gave no name, number or address. */
export function clientName({
  clientName: name,
  clientPhone,
  clientEmail,
}: Pick<ListedConversation, 'clientName' | 'clientPhone' | 'clientEmail'>): string | null {
  return name || clientPhone || clientEmail || null;
}
