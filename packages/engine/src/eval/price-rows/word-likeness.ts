/** How alike two lists of words are: endings, compounds and one slip a word are forgiven. */
export function textLikeness(a: string, b: string): number {
  const [left, right] = [contentWords(a), contentWords(b)];
  if (left.length === 0 && right.length === 0) return 1;
  const recall = coverage(left, right);
  const precision = coverage(right, left);
  return precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
}

/** The words that mean something, in one spelling. */
export function contentWords(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ёäöüß]/gu, (letter) => SPELLED[letter] ?? letter)
    .replace(/[’ʼ'`´]/gu, '')
    .split(/[^\p{L}\p{N}+]+/u)
    .filter((word) => word !== '' && word !== '+' && !EMPTY_WORDS.has(word));
}

/** How much of `words` stands among `others`, from 0 to 1. */
export function coverage(words: readonly string[], others: readonly string[]): number {
  if (words.length === 0) return 0;
  const best = words.map((word) => Math.max(0, ...others.map((other) => wordLikeness(word, other))));
  return best.reduce((all, one) => all + one, 0) / words.length;
}

export function wordLikeness(a: string, b: string): number {
  if (a === b) return 1;
  if (/^\d/u.test(a) || /^\d/u.test(b)) return 0;
  const [longer, shorter] = [Math.max(a.length, b.length), Math.min(a.length, b.length)];
  const same = commonBeginning(a, b);
  if (same >= Math.max(3, Math.ceil(longer * 0.6))) return 0.9;
  if (shorter >= 5 && isOneSlip(a, b)) return 0.85;
  const isInside = shorter >= 4 && (a.includes(b) || b.includes(a));
  return isInside || (same >= 4 && same >= Math.ceil(shorter * 0.7)) ? 0.7 : 0;
}

const SPELLED: Record<string, string> = { ё: 'е', ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const EMPTY_WORDS = new Set(
  'the a an of for and or with on in per to all each mit und oder der die das den dem ein eine pro je am im von vom auf на и та і й з із за в у до с со по для от від чи или або'.split(
    ' ',
  ),
);

function commonBeginning(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}

/** One letter more, less or other, or two swapped. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const at = commonBeginning(a, b);
  const [left, right] = [a.slice(at), b.slice(at)];
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return left.slice(1) === right.slice(1) || left === right.slice(1) || left.slice(1) === right || isSwapped;
}
