import { z } from 'zod';

/** What the public pages need to know about this installation. */
export const siteSchema = z.object({
  productionHosts: z.array(z.string()),
  /** The demo studio's chat, or null where no demo is set up. */
  demoChatLinkId: z.string().nullable(),
});
export type Site = z.infer<typeof siteSchema>;
