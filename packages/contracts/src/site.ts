import { z } from 'zod';
import { languageSchema } from './languages.ts';

/** What the public pages need to know about this installation. */
export const siteSchema = z.object({
  productionHosts: z.array(z.string()),
  /** The demo studio's chat, or null where no demo is set up. */
  demoChatLinkId: z.string().nullable(),
  /** The chats of the demo studios, by the language they speak. */
  demoChats: z.partialRecord(languageSchema, z.string()),
});
export type Site = z.infer<typeof siteSchema>;

/** A visitor goes on with the talk the start page shows: it becomes one of their own, under a key of its own. */
export const beginDemoTalkSchema = z.strictObject({ language: languageSchema });
export const demoTalkKeySchema = z.object({ chatLinkId: z.string(), conversationToken: z.string() });
export type DemoTalkKey = z.infer<typeof demoTalkKeySchema>;
