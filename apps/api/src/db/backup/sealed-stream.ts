import { createCipheriv, createDecipheriv, randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupError, damaged } from './backup-error.ts';

/**
 * A stream under a passphrase: scrypt makes the key, AES-256-GCM seals piece by piece. The number of a piece and
 * whether it is the last one are part of its nonce, so that pieces can't be changed, swapped, left out or cut off.
 */
const deriveKey: (
  passphrase: string,
  salt: Buffer,
  bytes: number,
  options: ScryptOptions,
) => Promise<Buffer> = promisify(scrypt);

const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };
const saltBytes = 16;
const prefixBytes = 7;
const tagBytes = 16;
const pieceBytes = 64 * 1024;
const algorithm = 'aes-256-gcm';

export async function* sealStream(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const prefix = randomBytes(prefixBytes);
  const key = await deriveKey(passphrase, salt, 32, cost);
  yield Buffer.concat([salt, prefix]);
  for await (const { number, piece, isLast } of cutInto(source, pieceBytes)) {
    const cipher = createCipheriv(algorithm, key, nonceOf(prefix, number, isLast));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

export async function* openStream(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const parts = cutInto(source, pieceBytes + tagBytes, saltBytes + prefixBytes);
  const head = await parts.next();
  if (head.done || head.value.piece.length < saltBytes + prefixBytes) throw damaged();
  const salt = head.value.piece.subarray(0, saltBytes);
  const prefix = head.value.piece.subarray(saltBytes);
  const key = await deriveKey(passphrase, salt, 32, cost);
  for await (const { number, piece, isLast } of parts) {
    if (piece.length < tagBytes) throw damaged();
    const decipher = createDecipheriv(algorithm, key, nonceOf(prefix, number - 1, isLast));
    decipher.setAuthTag(piece.subarray(-tagBytes));
    const clear = decipher.update(piece.subarray(0, -tagBytes));
    try {
      decipher.final();
    } catch (cause) {
      if (number > 1) throw damaged(cause);
      throw new BackupError('The passphrase is not the one of this backup, or the backup is damaged.', {
        cause,
      });
    }
    yield clear;
  }
}

function nonceOf(prefix: Buffer, number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(prefixBytes + 5);
  prefix.copy(nonce);
  nonce.writeUInt32BE(number, prefixBytes);
  nonce.writeUInt8(isLast ? 1 : 0, prefixBytes + 4);
  return nonce;
}

type Piece = { number: number; piece: Buffer; isLast: boolean };

/** Pieces of one size, the first of another where asked for; only the last may be shorter, and there is always a last one. */
async function* cutInto(
  source: AsyncIterable<Buffer>,
  size: number,
  firstSize = size,
): AsyncGenerator<Piece, undefined> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let number = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    bytes += chunk.length;
    // One byte more than a piece tells that it is not the last.
    while (bytes > (number === 0 ? firstSize : size)) {
      const wanted = number === 0 ? firstSize : size;
      const all = Buffer.concat(waiting);
      yield { number, piece: all.subarray(0, wanted), isLast: false };
      waiting = [all.subarray(wanted)];
      bytes = all.length - wanted;
      number += 1;
    }
  }
  yield { number, piece: Buffer.concat(waiting), isLast: true };
}
