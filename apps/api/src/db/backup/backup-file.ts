import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError, damaged } from './backup-error.ts';
import { type BackupRecord, decodeRecords, encodeRecord } from './records.ts';
import { openStream, sealStream } from './sealed-stream.ts';

/** The first line of the file, so that a backup can be told from anything else, and a sealed one from a plain one. */
const marks = {
  plain: Buffer.from('GLOSSA BACKUP 1 plain\n'),
  sealed: Buffer.from('GLOSSA BACKUP 1 sealed'),
};
const markBytes = marks.plain.length;

/** Writes beside the place and moves in at the end: a backup that was cut off never looks like one. */
export async function writeBackupFile(
  file: string,
  records: AsyncIterable<BackupRecord>,
  passphrase: string | null,
): Promise<void> {
  const part = `${file}.part`;
  try {
    await pipeline(
      encodeAll(records),
      createGzip({ level: 4 }),
      (packed: AsyncIterable<Buffer>) =>
        passphrase === null
          ? withMark(marks.plain, packed)
          : withMark(marks.sealed, sealStream(packed, passphrase)),
      createWriteStream(part, { mode: 0o600 }),
    );
    await settle(part);
    await rename(part, file);
    await settle(dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

export async function* readBackupFile(file: string, passphrase: string | null): AsyncGenerator<BackupRecord> {
  const mark = await readMark(file);
  if (mark.equals(marks.sealed) && passphrase === null)
    throw new BackupError('This backup is sealed: set BACKUP_PASSPHRASE to its passphrase.');
  const body: AsyncIterable<Buffer> = createReadStream(file, { start: markBytes });
  const packed = mark.equals(marks.sealed) ? openStream(body, passphrase ?? '') : body;
  yield* decodeRecords(unpacked(packed));
}

async function* unpacked(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const flowing = pipeline(source, gunzip);
  // Whoever reads hears of a failure; whoever stops reading has no use for one.
  flowing.catch(() => {});
  try {
    yield* gunzip;
    await flowing;
  } catch (error) {
    throw error instanceof BackupError ? error : damaged(error);
  }
}

async function readMark(file: string): Promise<Buffer> {
  const handle = await open(file).catch((cause) => {
    throw new BackupError(`There is no backup at ${file}.`, { cause });
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(markBytes), 0, markBytes, 0);
    if (!buffer.equals(marks.plain) && !buffer.equals(marks.sealed))
      throw new BackupError(`${file} is not a backup of Glossa.`);
    return buffer;
  } finally {
    await handle.close();
  }
}

async function* encodeAll(records: AsyncIterable<BackupRecord>): AsyncGenerator<Buffer> {
  for await (const record of records) yield encodeRecord(record);
}

async function* withMark(mark: Buffer, body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield mark;
  yield* body;
}

/** What was written is on the disk, not only on its way there. */
async function settle(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
