import { ConfigError } from '../config.ts';
import { BackupError } from '../db/backup/backup-error.ts';

/** Runs a command to its end: one sentence for what a person can mend, everything for what is a defect. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exit(await command());
  } catch (error) {
    const isForPeople = error instanceof ConfigError || error instanceof BackupError;
    console.error(isForPeople ? error.message : error);
    process.exit(1);
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
