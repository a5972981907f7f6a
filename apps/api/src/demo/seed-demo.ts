import { randomUUID } from 'node:crypto';
import type { Language } from '@glossa/contracts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { createBot, findFirstBot } from '../modules/bots/index.ts';
import { insertExamples } from '../modules/calendar/index.ts';
import { type EmbeddedProvider, ensureAccount, guessMailLanguage } from '../modules/identity/index.ts';
import { createPartner, findPartnerOf } from '../modules/partners/index.ts';
import { insertPriceRows } from '../modules/pricing/index.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { demoEventRows } from './demo-events.ts';
import { demoPriceRows } from './demo-price-rows.ts';
import type { DemoStudio } from './demo-studio.ts';
import { demoStudios } from './demo-studios.ts';

type Deps = { db: Database; provider: EmbeddedProvider; box: SecretBox; now: Clock; password: string };

/** The chat links of the demo studios, by the language they speak. */
export type DemoChats = Partial<Record<Language, string>>;

/** Sets the demo studios up, once, and gives their chat links. A studio whose bot was deleted has none. */
export async function seedDemo(deps: Deps): Promise<DemoChats> {
  const chats: DemoChats = {};
  for (const studio of demoStudios) {
    const chatLinkId = await ensureStudio(deps, studio);
    if (chatLinkId !== null) chats[studio.language] = chatLinkId;
  }
  return chats;
}

async function ensureStudio(deps: Deps, studio: DemoStudio): Promise<string | null> {
  const { email } = studio;
  const owner = await ensureAccount(deps.db, deps.provider, {
    email,
    password: deps.password,
    role: 'CUSTOMER',
  });
  await guessMailLanguage(deps.db, email, studio.language);
  const existing = await findPartnerOf(deps.db, owner.id);
  if (existing) return (await findFirstBot(deps.db, existing.id))?.chatLinkId ?? null;
  return createStudio(deps, studio, owner.id);
}

/** All of it or nothing: a start cut off half-way leaves no half studio. */
async function createStudio({ db, box, now }: Deps, studio: DemoStudio, ownerId: string): Promise<string> {
  return db.transaction(async (tx) => {
    const bays = studio.bays.map((name) => ({ id: randomUUID(), name }));
    const partner = await createPartner(tx, {
      name: studio.name,
      address: studio.address,
      config: { ...studio.config, bays },
      ownerId,
      createdAt: now(),
      // The demo never runs out.
      plan: 'MAX',
    });
    const bot = await createBot(tx, box, partner.id, {
      name: studio.botName,
      language: studio.botLanguage,
      exampleScript: studio.exampleScript,
      adminEmail: studio.email,
    });
    await insertPriceRows(tx, partner.id, demoPriceRows(studio));
    await insertExamples(tx, demoEventRows(partner, studio.events, now()));
    return bot.chatLinkId;
  });
}
