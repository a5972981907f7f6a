type KeyParts = { service: string; zone: string | null; material: string | null; carType: string | null };

/**
 * What a price row is about, whatever its spelling: two rows of one list never share a key. Case, spaces, punctuation
 * and look-alike characters make no difference; figures do.
 */
export function priceRowKey({ service, zone, material, carType }: KeyParts): string {
  return [service, zone, material, carType].map((part) => foldWords(part ?? '')).join('|');
}

/** Words as they are compared: "Heck-Scheibe " and "heck scheibe" are the same. A plus stays, it names a bigger package. */
export function foldWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/['’ʼ`´]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}+]+/gu, ' ')
    .trim();
}
