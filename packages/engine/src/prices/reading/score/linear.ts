/** Weights of hashed signs for several questions at once: `weights[sign * width + question]`. */
export type Linear = { size: number; width: number; weights: ArrayLike<number>; scale: number };

/** What the signs say to every question, as logits. */
export function scoreLinear({ size, width, weights, scale }: Linear, signs: readonly number[]): number[] {
  const sums = new Array<number>(width).fill(0);
  for (const sign of signs)
    for (let at = 0; at < width; at++)
      sums[at] = (sums[at] ?? 0) + (weights[(sign % size) * width + at] ?? 0) * scale;
  return sums;
}

/** A place for a sign of any words (FNV-1a). */
export function hashSign(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  return (value ^ (value >>> 15)) >>> 0;
}
