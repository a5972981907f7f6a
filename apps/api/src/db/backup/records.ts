import { z } from 'zod';
import { damaged } from './backup-error.ts';

/** A backup is a row of records: what it is, files beside the database, table after table, and a last one that says it is whole. */
export type BackupRecord =
  | { kind: 'manifest'; manifest: Manifest }
  | { kind: 'file'; name: string; content: string }
  | { kind: 'table'; table: TableShape }
  | { kind: 'rows'; chunk: Buffer }
  | { kind: 'table-end'; rows: number }
  | { kind: 'end'; sequences: SequenceValue[] };

const tableSchema = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
const sequenceSchema = z.object({ schema: z.string(), name: z.string(), lastValue: z.string() });
const manifestSchema = z.object({
  product: z.literal('glossa'),
  format: z.literal(1),
  createdAt: z.string(),
  postgres: z.string(),
  /** The migrations that had made these tables, by their hashes. */
  migrations: z.array(z.string()),
  /** Tells whether `APP_SECRET` is the one the sealed tokens were sealed with; says nothing about it. */
  secretMark: z.string().nullable(),
});

export type TableShape = z.infer<typeof tableSchema>;
export type SequenceValue = z.infer<typeof sequenceSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

const jsonRecord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('manifest'), manifest: manifestSchema }),
  z.object({ kind: z.literal('file'), name: z.string(), content: z.string() }),
  z.object({ kind: z.literal('table'), table: tableSchema }),
  z.object({ kind: z.literal('table-end'), rows: z.number() }),
  z.object({ kind: z.literal('end'), sequences: z.array(sequenceSchema) }),
]);

const headBytes = 5;
const mark = { json: 0x4a, rows: 0x52 };
const largestRecordBytes = 64_000_000;

/** One byte for the kind, four for the length, then the content: JSON, or rows as the database wrote them. */
export function encodeRecord(record: BackupRecord): Buffer {
  const content = record.kind === 'rows' ? record.chunk : Buffer.from(JSON.stringify(record));
  const head = Buffer.alloc(headBytes);
  head.writeUInt8(record.kind === 'rows' ? mark.rows : mark.json);
  head.writeUInt32BE(content.length, 1);
  return Buffer.concat([head, content]);
}

export async function* decodeRecords(source: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= headBytes) {
      const length = rest.readUInt32BE(1);
      if (length > largestRecordBytes) throw damaged();
      if (rest.length < headBytes + length) break;
      yield decodeRecord(rest.readUInt8(), rest.subarray(headBytes, headBytes + length));
      rest = rest.subarray(headBytes + length);
    }
  }
  if (rest.length > 0) throw damaged();
}

function decodeRecord(kind: number, content: Buffer): BackupRecord {
  if (kind === mark.rows) return { kind: 'rows', chunk: content };
  if (kind !== mark.json) throw damaged();
  try {
    return jsonRecord.parse(JSON.parse(content.toString('utf8')));
  } catch (cause) {
    throw damaged(cause);
  }
}
