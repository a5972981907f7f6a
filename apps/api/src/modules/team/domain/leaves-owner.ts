import type { TeamRole } from '@glossa/contracts';

type Member = { userId: string; role: TeamRole };

/** Whether the business still has an owner after somebody's role is changed or, with null, taken away. */
export function leavesOwner(
  members: readonly Member[],
  change: { userId: string; role: TeamRole | null },
): boolean {
  return members.some(({ userId, role }) => (userId === change.userId ? change.role : role) === 'OWNER');
}
