export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

// Addresses end at blanks, quotes, angle brackets, and at invisible and direction-changing characters,
// which could make a link look like another one.
const stop = '\\s"\'`<>{}|\\\\^\\p{Cf}\\p{Cc}«»“”„‘’';
const candidates = new RegExp(
  [
    `https?://[^${stop}]+`,
    `mailto:[^${stop}]+`,
    'tel:\\+?[\\d().-]{5,24}',
    '(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]{1,64}@(?:[\\p{L}\\p{N}-]{1,63}\\.){1,8}\\p{L}{2,24}',
    '(?<![\\p{L}\\p{N}])\\+\\d(?:[ ()/-]{0,2}\\d){8,14}(?![\\d])',
  ].join('|'),
  'giu',
);
const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Splits plain text into text and safe links. It never adds or drops a character of what is shown. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(candidates)) {
    const shown = withoutTrailingPunctuation(match[0]);
    const href = toSafeHref(shown);
    if (href === null) continue;
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push({ kind: 'link', text: shown, href });
    end = match.index + shown.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

function toSafeHref(shown: string): string | null {
  try {
    const url = new URL(withScheme(shown));
    // "https://bank.example@other.example" leads to the other one, so it stays text.
    const isHonest = url.username === '' && url.password === '';
    return allowedSchemes.has(url.protocol) && isHonest ? url.href : null;
  } catch {
    return null;
  }
}

function withScheme(shown: string): string {
  if (/^(?:https?|mailto|tel):/i.test(shown)) return shown;
  return shown.startsWith('+') ? `tel:+${shown.replace(/\D/g, '')}` : `mailto:${shown}`;
}

/** The full stop after an address belongs to the sentence, and so does a bracket it did not open. */
function withoutTrailingPunctuation(address: string): string {
  let shown = address;
  while (/[.,;:!?)\]*_]$/.test(shown)) {
    if (shown.endsWith(')') && count(shown, '(') >= count(shown, ')')) break;
    shown = shown.slice(0, -1);
  }
  return shown;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
