import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openStream, sealStream } from './sealed-stream.ts';

async function* chunksOf(content: Buffer, size = 10_000) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

async function whole(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const open = (sealed: Buffer, passphrase = 'wax and gloss') =>
  whole(openStream(chunksOf(sealed), passphrase));
const content = randomBytes(150_000);
const headBytes = 23;
const pieceBytes = 64 * 1024 + 16;

it.each([0, 64 * 1024, 64 * 1024 + 1])('gives %i bytes back as they were', async (length) => {
  const clear = randomBytes(length);
  const sealed = await whole(sealStream(chunksOf(clear), 'wax and gloss'));
  expect((await open(sealed)).equals(clear)).toBe(true);
  expect(length < 100 || !sealed.includes(clear.subarray(0, 32))).toBe(true);
});

it('tells a wrong passphrase', async () => {
  const sealed = await whole(sealStream(chunksOf(content), 'wax and gloss'));
  await expect(open(sealed, 'wax and glass')).rejects.toThrow('The passphrase is not the one of this backup');
});

it('refuses what was changed, cut off at a piece’s end, or put in another order', async () => {
  const sealed = await whole(sealStream(chunksOf(content), 'wax and gloss'));
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(headBytes + pieceBytes + 5) ^ 1, headBytes + pieceBytes + 5);
  await expect(open(changed)).rejects.toThrow('damaged');
  await expect(open(sealed.subarray(0, headBytes + 2 * pieceBytes))).rejects.toThrow('damaged');
  const [first, second] = [0, 1].map((n) =>
    sealed.subarray(headBytes + n * pieceBytes, headBytes + (n + 1) * pieceBytes),
  );
  const swapped = Buffer.concat([
    sealed.subarray(0, headBytes),
    second!,
    first!,
    sealed.subarray(headBytes + 2 * pieceBytes),
  ]);
  await expect(open(swapped)).rejects.toThrow('damaged');
  await expect(open(Buffer.alloc(0))).rejects.toThrow('damaged');
});
