/** What the person at the keyboard can understand and act on; anything else is a defect. */
export class BackupError extends Error {}

export function damaged(cause?: unknown): BackupError {
  return new BackupError('The backup is damaged or was cut off: take another one.', { cause });
}
