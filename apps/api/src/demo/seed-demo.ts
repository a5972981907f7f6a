import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { createBot, findFirstBot } from '../modules/bots/index.ts';
import { insertEvents } from '../modules/calendar/index.ts';
import { type EmbeddedProvider, ensureAccount } from '../modules/identity/index.ts';
import { createPartner, findPartnerOf } from '../modules/partners/index.ts';
import { insertPriceRows } from '../modules/pricing/index.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { demoEventRows } from './demo-events.ts';
import { demoPriceRows } from './demo-price-rows.ts';
import { demoBays, demoConfig, demoEmail, demoStudio } from './demo-studio.data.ts';

type Deps = { db: Database; provider: EmbeddedProvider; box: SecretBox; now: Clock; password: string };

/** Sets the demo studio up, once, and gives its chat link. */
export async function seedDemo(deps: Deps): Promise<{ chatLinkId: string | null }> {
  const owner = await ensureAccount(deps.db, deps.provider, {
    email: demoEmail,
    password: deps.password,
    role: 'CUSTOMER',
  });
  const existing = await findPartnerOf(deps.db, owner.id);
  if (existing) return { chatLinkId: (await findFirstBot(deps.db, existing.id))?.chatLinkId ?? null };
  return { chatLinkId: await createDemoStudio(deps, owner.id) };
}

/** All of it or nothing: a start cut off half-way leaves no half studio. */
async function createDemoStudio({ db, box, now }: Deps, ownerId: string): Promise<string> {
  return db.transaction(async (tx) => {
    const bays = demoBays.map((name) => ({ id: randomUUID(), name }));
    const partner = await createPartner(tx, {
      name: demoStudio.name,
      address: demoStudio.address,
      config: { ...demoConfig, bays },
      ownerId,
      createdAt: now(),
      // The demo never runs out.
      plan: 'MAX',
    });
    const bot = await createBot(tx, box, partner.id, {
      name: demoStudio.botName,
      language: demoStudio.botLanguage,
      exampleScript: demoStudio.exampleScript,
      adminEmail: demoEmail,
    });
    await insertPriceRows(tx, partner.id, demoPriceRows());
    await insertEvents(tx, demoEventRows(partner, now()));
    return bot.chatLinkId;
  });
}
