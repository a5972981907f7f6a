import type { MessengerCheck, MessengerStep } from '@glossa/contracts';
import { z } from 'zod';
import type { Connection } from '../connections.store.ts';
import type { GraphClient } from '../graph-client.ts';
import type { Outcome } from '../read-graph-error.ts';
import { lookUpAccount } from './look-up-account.ts';
import { isSubscribed } from './subscription.ts';

type Step = MessengerCheck['steps'][number];

/** Asks Meta about everything that has to be right, and says which step is still to be done. */
export async function checkSetup(client: GraphClient, connection: Connection): Promise<Step[]> {
  const { messenger, accountId, businessId, appSecretSealed, verifiedAt, lastUpdateAt } = connection;
  const ids = { phoneNumberId: accountId, businessId: businessId ?? undefined };
  const account = await lookUpAccount(client, messenger, ids);
  const subscription = businessId === null ? null : await isSubscribed(client, businessId);
  return [
    step('token', account.kind === 'done' && account.value !== null, saidBy(account)),
    step(
      'subscription',
      subscription?.kind === 'done' && subscription.value,
      subscription && saidBy(subscription),
    ),
    // The shared app's webhook is set up once, by whoever runs the installation.
    ...(appSecretSealed === null
      ? []
      : [step('webhook', verifiedAt !== null || lastUpdateAt !== null, null)]),
    step('message', lastUpdateAt !== null, null),
    ...(messenger === 'whatsapp' ? [await checkTemplates(client, connection)] : []),
  ];
}

const listed = z.object({
  data: z.array(z.object({ name: z.string(), language: z.string(), status: z.string() })),
});

/** Each named template has to be approved; without any, words outside the 24 hours wait. */
async function checkTemplates(client: GraphClient, { businessId, templates }: Connection): Promise<Step> {
  if (templates.length === 0) return { step: 'templates', state: 'optional', detail: null };
  const problems: string[] = [];
  for (const { name, code } of templates) {
    const path = `${businessId}/message_templates?fields=name,language,status&limit=50&name=${name}`;
    const outcome = businessId === null ? null : await client.get(path, listed);
    const found =
      outcome?.kind === 'done'
        ? outcome.value.data.find((one) => one.name === name && one.language === code)
        : undefined;
    if (found?.status !== 'APPROVED') problems.push(`${name} (${code}): ${found?.status ?? '—'}`);
  }
  return step('templates', problems.length === 0, problems.join(', '));
}

function step(name: MessengerStep, isDone: boolean | undefined, detail: string | null): Step {
  return { step: name, state: isDone ? 'done' : 'missing', detail: isDone ? null : detail || null };
}

function saidBy(outcome: Outcome): string | null {
  return 'reason' in outcome ? outcome.reason : null;
}
