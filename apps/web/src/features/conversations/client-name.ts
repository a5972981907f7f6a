import type { ListedConversation } from '@glossa/contracts';

/** Who is talking, as far as it is known; null for somebody who gave neither name nor number. */
export function clientName({
  clientName: name,
  clientPhone,
}: Pick<ListedConversation, 'clientName' | 'clientPhone'>): string | null {
  return name || clientPhone || null;
}
