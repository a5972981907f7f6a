/** Every URL of the product that this app serves, as the router's patterns. */
export const paths = {
  landing: '/',
  login: '/login',
  confirmEmail: '/confirm-email',
  newEmail: '/new-email',
  join: '/join',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  notFound: '/404',
  dashboard: '/dashboard',
  partners: '/partners',
  createPartner: '/partners/create',
  partner: '/partners/$partnerId',
  businessProfile: '/business-profile',
  onboarding: '/onboarding',
  bots: '/bots',
  activity: '/activity',
  settings: '/settings',
  conversations: '/conversations',
  conversation: '/conversations/$conversationId',
  clients: '/clients',
  client: '/clients/$clientId',
  calendar: '/calendar',
  pricing: '/pricing',
  plan: '/plan',
  team: '/team',
  numbers: '/numbers',
  embedGuide: '/embed-guide',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

export const publicPaths: readonly Path[] = [
  paths.landing,
  paths.login,
  paths.confirmEmail,
  paths.newEmail,
  paths.join,
  paths.privacyPolicy,
  paths.termsOfService,
  paths.notFound,
];

export function partnerPath(partnerId: string): string {
  return paths.partner.replace('$partnerId', encodeURIComponent(partnerId));
}

/** The pattern a concrete pathname belongs to, or null for a path the product does not know. */
export function findPath(pathname: string): Path | null {
  const bare = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const exact = Object.values(paths).find((path) => path === bare);
  if (exact && !exact.includes('$')) return exact;
  if (/^\/conversations\/[^/]+$/.test(bare)) return paths.conversation;
  if (/^\/clients\/[^/]+$/.test(bare)) return paths.client;
  return /^\/partners\/[^/]+$/.test(bare) ? paths.partner : null;
}
