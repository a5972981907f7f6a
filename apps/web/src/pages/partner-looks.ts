/** The sides of a business an administrator looks at. */
export const partnerLooks = ['prices', 'calendar', 'talks', 'team'] as const;
export type PartnerLookName = (typeof partnerLooks)[number];
