type Talk = { state: 'bot' | 'waiting' | 'manager'; lastManagerAt: Date | null };

/** How long a person may be silent before the bot answers the client again. */
const managerSilenceMs = 60 * 60_000;

/** The bot says nothing while a person talks. */
export function isSilenced({ state }: Pick<Talk, 'state'>): boolean {
  return state === 'manager';
}

/** A person who took over and went silent does not leave the client alone: the next message is the bot's again. */
export function returnsToBot({ state, lastManagerAt }: Talk, now: Date): boolean {
  if (state !== 'manager') return false;
  return lastManagerAt === null || now.getTime() - lastManagerAt.getTime() > managerSilenceMs;
}

const silenceMs = 24 * 60 * 60_000;

/** A dialog begins with the first message, and again after a day of silence. */
export function beginsDialog(
  { lastSeq, lastClientMessageAt }: { lastSeq: number; lastClientMessageAt: Date },
  now: Date,
): boolean {
  return lastSeq === 0 || now.getTime() - lastClientMessageAt.getTime() > silenceMs;
}
