// partners: the businesses (spec: partner), who belongs to them and how they work: opening hours,
// bays, zone, currency, rules. Every other module of business data hangs on a partner's id.
// Refuses to know bots, prices and events: what is shown or deleted with a partner is passed in.

export { addKnowledge } from './add-knowledge.ts';
export { createPartner } from './create-partner.ts';
export { defaultPartnerConfig } from './domain/default-config.ts';
export { ownBusinesses } from './own-businesses.ts';
export { type PartnersDeps, partnersRoutes } from './partners.routes.ts';
export {
  findOwnerEmail,
  findPartner,
  findPartnerOf,
  insertMember,
  listOwners,
  listPartnersOfPlan,
  partnerExists,
  type StoredPartner,
} from './partners.store.ts';
export { presentPartner } from './present-partner.ts';
