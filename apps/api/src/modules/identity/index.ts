// identity: users, roles and who is calling. Owns the users' table, the embedded identity provider
// (better-auth below /api/auth) and the check of bearer tokens. The role and the session are read
// from the database at every request: a logged-out, deleted or demoted user's token is worth nothing.
// Refuses to know businesses: which one a user belongs to is told by the partners module.

export { guessMailLanguage } from './account/account.store.ts';
export { bootstrapAdmin } from './bootstrap-admin.ts';
export { createEmbeddedProvider, type EmbeddedProvider, type Hashing } from './embedded-provider.ts';
export { ensureAccount } from './ensure-account.ts';
export { createIdentify } from './identify.ts';
export { type IdentityDeps, identityRoutes } from './identity.routes.ts';
export {
  findUserByEmail,
  findUserById,
  findUserBySubject,
  insertUser,
  lockUser,
  type StoredUser,
} from './identity.store.ts';
