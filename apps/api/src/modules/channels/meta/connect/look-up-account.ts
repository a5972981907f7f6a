import type { ConnectMessenger, Messenger } from '@glossa/contracts';
import { z } from 'zod';
import type { GraphClient } from '../graph-client.ts';
import {
  metaAccountNotFound,
  metaTokenRefused,
  metaUnreachable,
  phoneNumberIdRequired,
} from '../meta.errors.ts';
import type { Outcome, Refusal } from '../read-graph-error.ts';

/** Whose token it is, as Meta tells. */
export type Account = { accountId: string; businessId: string | null; name: string; link: string | null };

const phoneNumber = z.object({ id: z.string(), display_phone_number: z.string() });
const page = z.object({ id: z.string(), name: z.string() });
const pageWithInstagram = z.object({
  id: z.string(),
  instagram_business_account: z.object({ id: z.string(), username: z.string() }).optional(),
});

type Ids = Pick<ConnectMessenger, 'phoneNumberId' | 'businessId'>;

/** Asks Meta whose token this is. The app secret goes along, so a wrong one shows as well. */
export async function lookUpAccount(
  client: GraphClient,
  messenger: Messenger,
  { phoneNumberId, businessId = '' }: Ids,
): Promise<Outcome<Account | null>> {
  switch (messenger) {
    case 'whatsapp': {
      if (phoneNumberId === undefined) throw phoneNumberIdRequired();
      const path = `${phoneNumberId}?fields=id,display_phone_number`;
      return mapDone(await client.get(path, phoneNumber), ({ id, display_phone_number: name }) => {
        const link = `https://wa.me/${name.replaceAll(/\D/g, '')}`;
        return { accountId: id, businessId: businessId || null, name, link };
      });
    }
    case 'instagram':
      return mapDone(
        await client.get('me?fields=id,instagram_business_account{id,username}', pageWithInstagram),
        ({ id, instagram_business_account: account }) =>
          account
            ? {
                accountId: account.id,
                businessId: id,
                name: `@${account.username}`,
                link: `https://ig.me/m/${account.username}`,
              }
            : null,
      );
    case 'messenger':
      return mapDone(await client.get('me?fields=id,name', page), ({ id, name }) => {
        const link = `https://m.me/${id}`;
        return { accountId: id, businessId: id, name, link };
      });
  }
}

/** The account, or a sentence that says what to copy again. */
export function accountOf(outcome: Outcome<Account | null>): Account {
  if (outcome.kind === 'done') {
    if (outcome.value === null) throw metaAccountNotFound();
    return outcome.value;
  }
  throw refusalOf(outcome);
}

function refusalOf(refusal: Refusal) {
  if (refusal.kind === 'token_invalid') return metaTokenRefused();
  if (refusal.kind === 'failed' || refusal.kind === 'later') return metaUnreachable();
  const isProof = refusal.kind === 'refused' && refusal.reason.includes('appsecret_proof');
  return isProof ? metaTokenRefused() : metaAccountNotFound();
}

function mapDone<A, B>(outcome: Outcome<A>, map: (value: A) => B): Outcome<B> {
  return outcome.kind === 'done' ? { kind: 'done', value: map(outcome.value) } : outcome;
}
