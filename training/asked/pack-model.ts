import type { AskedModel, PackedModel } from '../../packages/engine/src/asked/model.ts';

/** The table as bytes, in steps of one size. */
export function packModel({ width, table, kinds, bias }: AskedModel): PackedModel {
  const most = Float32Array.from(table).reduce((found, one) => Math.max(found, Math.abs(one)), 1e-9);
  const step = most / 127;
  const steps = Int8Array.from(table, (one) => Math.round(one / step));
  return { width, step, table: base64(steps), kinds: base64(kinds), bias: base64(bias) };
}

function base64({ buffer }: Int8Array<ArrayBuffer> | Float32Array): string {
  return Buffer.from(buffer as ArrayBuffer).toString('base64');
}
