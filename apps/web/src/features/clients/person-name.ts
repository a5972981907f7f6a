import type { ListedClient } from '@glossa/contracts';

/** What a person is called: the name, else how they can be reached. */
export function personName({ name, phone, email }: Pick<ListedClient, 'name' | 'phone' | 'email'>): string {
  return name || phone || email;
}
