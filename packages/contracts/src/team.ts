import { z } from 'zod';
import { emailSchema, idSchema } from './text.ts';

/** Owners do everything; staff see the calendar, the inbox and the clients. */
export const teamRoles = ['OWNER', 'STAFF'] as const;
export const teamRoleSchema = z.enum(teamRoles);
export type TeamRole = z.infer<typeof teamRoleSchema>;

export const teamMemberSchema = z.object({
  userId: idSchema,
  email: z.string(),
  role: teamRoleSchema,
  joinedAt: z.iso.datetime(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

export const invitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  role: teamRoleSchema,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const teamSchema = z.object({
  members: z.array(teamMemberSchema),
  invitations: z.array(invitationSchema),
});
export type Team = z.infer<typeof teamSchema>;

export const inviteSchema = z.strictObject({ email: emailSchema, role: teamRoleSchema });
export type Invite = z.infer<typeof inviteSchema>;

/** The link is told this once: only its hash is kept. */
export const sentInvitationSchema = z.object({
  invitation: invitationSchema,
  link: z.string(),
  /** False without a mail server: then the link has to be handed over by hand. */
  isMailed: z.boolean(),
});
export type SentInvitation = z.infer<typeof sentInvitationSchema>;

export const changeRoleSchema = z.strictObject({ role: teamRoleSchema });
export type ChangeRole = z.infer<typeof changeRoleSchema>;

/** What an invitation's link carries. */
export const invitationTokenSchema = z.strictObject({ token: z.string().min(1).max(200) });

/** What whoever holds the link is told before saying yes. */
export const offeredSeatSchema = z.object({
  studio: z.string(),
  email: z.string(),
  role: teamRoleSchema,
  expiresAt: z.iso.datetime(),
});
export type OfferedSeat = z.infer<typeof offeredSeatSchema>;

/** Members and open invitations together. */
export const teamLimit = 30;
