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
  data: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      status: z.string(),
      components: z.array(z.object({ text: z.string().optional().catch(undefined) })).optional(),
    }),
  ),
});
type Listed = z.infer<typeof listed>['data'][number];

/** Each named template has to be approved and have one gap; without any, words outside the 24 hours wait. */
async function checkTemplates(client: GraphClient, { businessId, templates }: Connection): Promise<Step> {
  if (templates.length === 0) return { step: 'templates', state: 'optional', detail: null };
  const problems: string[] = [];
  for (const { name, code } of templates) {
    const path = `${businessId}/message_templates?fields=name,language,status,components&limit=50&name=${name}`;
    const outcome = businessId === null ? null : await client.get(path, listed);
    const found =
      outcome?.kind === 'done'
        ? outcome.value.data.find((one) => one.name === name && one.language === code)
        : undefined;
    const problem = problemOf(found);
    if (problem !== null) problems.push(`${name} (${code}): ${problem}`);
  }
  return step('templates', problems.length === 0, problems.join(', '));
}

/** In the signs of Meta's own screen, which are the same in every language. Our words fill exactly one gap. */
function problemOf(found: Listed | undefined): string | null {
  if (found?.status !== 'APPROVED') return found?.status ?? '—';
  const gaps = found.components?.flatMap(({ text = '' }) => text.match(/\{\{[^{}]{1,60}\}\}/g) ?? []);
  return gaps === undefined || gaps.length === 1 ? null : `${gaps.length} × {{…}}`;
}

function step(name: MessengerStep, isDone: boolean | undefined, detail: string | null): Step {
  return { step: name, state: isDone ? 'done' : 'missing', detail: isDone ? null : detail || null };
}

function saidBy(outcome: Outcome): string | null {
  return 'reason' in outcome ? outcome.reason : null;
}
