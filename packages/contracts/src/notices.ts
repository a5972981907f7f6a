import { z } from 'zod';

/** What a studio's people can be told of. */
export const noticeKinds = ['waiting', 'price', 'lead', 'booking', 'cancelled', 'plan', 'week'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const kinds = z.array(z.enum(noticeKinds)).max(noticeKinds.length);

/** Which notices come, by way. What is not listed does not come. */
export const noticeSettingsSchema = z.strictObject({ mail: kinds, telegram: kinds });
export type NoticeSettings = z.infer<typeof noticeSettingsSchema>;

/** The same with the addresses of the studio that nobody has confirmed: nothing is mailed to them. */
export const noticeOverviewSchema = noticeSettingsSchema.extend({ unconfirmed: z.array(z.string()) });
export type NoticeOverview = z.infer<typeof noticeOverviewSchema>;
