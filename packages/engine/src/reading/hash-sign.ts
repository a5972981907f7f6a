/** A sign as a number of 32 bits: weights are kept by these, so that no words have to be shipped (FNV-1a). */
export function hashSign(sign: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < sign.length; at++) hash = Math.imul(hash ^ sign.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
