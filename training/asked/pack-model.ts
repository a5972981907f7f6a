import type { AskedModel, PackedModel } from '../../packages/engine/src/asked/model.ts';

/** The tables as bytes, in steps of one size. */
export function packModel({ width, table, kinds, bias, votes }: AskedModel): PackedModel {
  return {
    width,
    ...inSteps(table),
    kinds: base64(kinds),
    bias: base64(bias),
    votes: { ...inSteps(votes.table), bias: base64(votes.bias) },
  };
}

function inSteps(table: ArrayLike<number>): { step: number; table: string } {
  const most = Float32Array.from(table).reduce((found, one) => Math.max(found, Math.abs(one)), 1e-9);
  const step = most / 127;
  return { step, table: base64(Int8Array.from(table, (one) => Math.round(one / step))) };
}

function base64({ buffer }: Int8Array<ArrayBuffer> | Float32Array): string {
  return Buffer.from(buffer as ArrayBuffer).toString('base64');
}
