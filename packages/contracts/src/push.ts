import { z } from 'zod';

export const pushEndpointLength = { max: 1000 } as const;

const endpoint = z.string().min(1).max(pushEndpointLength.max);

/** What a browser gives out once somebody said yes: where to write to, and the keys to write with. */
export const pushSubscriptionSchema = z.strictObject({
  endpoint,
  /** Browsers name it and hardly ever set it; a subscription that ended is noticed when it is used. */
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/),
  }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionSchema>;

export const pushEndSchema = z.strictObject({ endpoint });

/** The server's public key: a browser subscribes to whoever holds the other half. */
export const pushKeySchema = z.object({ publicKey: z.string() });
export type PushKey = z.infer<typeof pushKeySchema>;

/** What arrives in a service worker. */
export type PushMessage = { title: string; body: string; path: string; tag: string };
