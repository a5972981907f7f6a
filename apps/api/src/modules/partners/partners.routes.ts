import {
  type Bot,
  createPartnerSchema,
  defaultBotRules,
  idSchema,
  type Partner,
  pagingQuery,
  partnerConfigPatchSchema,
  partnerDeletionImpactSchema,
  partnerSchema,
  partnerSorts,
  updatePartnerSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { type SignedInUser, signedInUser } from '../../http/access.ts';
import { notFound } from '../../http/http.errors.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { chooseOwner } from './choose-owner.ts';
import { createPartner } from './create-partner.ts';
import {
  deletePartnerRow,
  findPartner,
  listOwnersOf,
  listPartners,
  type StoredPartner,
} from './partners.store.ts';
import { presentPartner } from './present-partner.ts';
import { updateConfig } from './update-config.ts';
import { updatePartner } from './update-partner.ts';

export type PartnersDeps = {
  db: Database;
  now: Clock;
  listBotsOf: (db: Database, partnerIds: string[]) => Promise<Map<string, Bot[]>>;
  countBelongings: (db: Database, partnerId: string) => Promise<z.infer<typeof partnerDeletionImpactSchema>>;
  /** Lets go of what a business has outside, in the transaction that deletes it. */
  detach: (tx: Database, partnerId: string) => Promise<void>;
  /** Asks whoever reads a named address whether notices may come there. */
  askForNotices: (partnerId: string, email: string) => Promise<void>;
};

const params = z.object({ partnerId: idSchema });

export function partnersRoutes(
  app: ZodApp,
  { db, now, listBotsOf, countBelongings, detach, askForNotices }: PartnersDeps,
): void {
  const present = async (rows: StoredPartner[], reader: SignedInUser): Promise<Partner[]> => {
    const ids = rows.map((row) => row.id);
    const bots = await listBotsOf(db, ids);
    const owners = reader.role === 'ADMIN' ? await listOwnersOf(db, ids) : null;
    const isStaff = reader.role !== 'ADMIN' && reader.partner?.role === 'STAFF';
    const show = (bot: Bot) => (isStaff ? withoutOwnersWords(bot) : bot);
    return rows.map((row) => presentPartner(row, (bots.get(row.id) ?? []).map(show), owners?.get(row.id)));
  };
  const getPartner = async (partnerId: string, reader: SignedInUser): Promise<Partner> => {
    const row = await findPartner(db, partnerId);
    const [partner] = row ? await present([row], reader) : [];
    if (!partner) throw notFound();
    return partner;
  };

  app.get(
    '/api/partner',
    {
      config: { access: 'signed-in' },
      schema: { querystring: pagingQuery(partnerSorts), response: { 200: z.array(partnerSchema) } },
    },
    async (request, reply) => {
      const user = signedInUser(request);
      if (user.role !== 'ADMIN') {
        const own = user.partner ? [await getPartner(user.partner.id, user)] : [];
        return reply.header('x-total-count', own.length).send(own);
      }
      const { rows, total } = await listPartners(db, request.query);
      return reply.header('x-total-count', total).send(await present(rows, user));
    },
  );

  app.post(
    '/api/partner',
    {
      config: { access: 'signed-in' },
      schema: { body: createPartnerSchema, response: { 201: partnerSchema } },
    },
    async (request, reply) => {
      const { ownerEmail, ...wanted } = request.body;
      const ownerId = await chooseOwner(db, signedInUser(request), ownerEmail);
      const partner = await createPartner(db, { ...wanted, ownerId, createdAt: now() });
      return reply.status(201).send(presentPartner(partner, []));
    },
  );

  app.get(
    '/api/partner/:partnerId',
    { config: { access: 'own-team' }, schema: { params, response: { 200: partnerSchema } } },
    async (request) => getPartner(request.params.partnerId, signedInUser(request)),
  );

  app.patch(
    '/api/partner/:partnerId',
    {
      config: { access: 'own-partner' },
      schema: { params, body: updatePartnerSchema, response: { 200: partnerSchema } },
    },
    async (request) => {
      await updatePartner(db, signedInUser(request), request.params.partnerId, request.body);
      return getPartner(request.params.partnerId, signedInUser(request));
    },
  );

  app.patch(
    '/api/partner/:partnerId/config',
    {
      config: { access: 'own-partner' },
      schema: { params, body: partnerConfigPatchSchema, response: { 200: partnerSchema } },
    },
    async (request) => {
      const { partnerId } = request.params;
      await updateConfig(db, partnerId, request.body);
      if (request.body.contactEmail) await askForNotices(partnerId, request.body.contactEmail);
      return getPartner(partnerId, signedInUser(request));
    },
  );

  app.get(
    '/api/partner/:partnerId/deletion-impact',
    { config: { access: 'own-partner' }, schema: { params, response: { 200: partnerDeletionImpactSchema } } },
    async (request) => countBelongings(db, request.params.partnerId),
  );

  app.delete(
    '/api/partner/:partnerId',
    { config: { access: 'admin' }, schema: { params, response: { 204: z.undefined() } } },
    async (request, reply) => {
      const { partnerId } = request.params;
      await db.transaction(async (tx) => {
        await detach(tx, partnerId);
        if (!(await deletePartnerRow(tx, partnerId))) throw notFound();
      });
      return reply.status(204).send();
    },
  );
}

/** Staff need a bot's name, link and state. How it was told to talk, its token and whom it writes to are the owners'. */
function withoutOwnersWords(bot: Bot): Bot {
  return {
    ...bot,
    botToken: '',
    adminEmail: null,
    exampleScript: '',
    greeting: '',
    allowedDomains: [],
    rules: defaultBotRules,
  };
}
