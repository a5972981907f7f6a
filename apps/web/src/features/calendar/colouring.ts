import type { CalendarEvent, PartnerConfig } from '@glossa/contracts';

/** What the colour of an event tells. */
export const colourings = ['source', 'service', 'bay'] as const;
export type Colouring = (typeof colourings)[number];

const tones = 8;
const key = 'glossa-calendar-colours';

/** The place of an event's colour in the palette; null where it has none of its own. */
export function toneOf(
  { bayId, service, title, status, source }: CalendarEvent,
  colouring: Colouring,
  { bays }: Pick<PartnerConfig, 'bays'>,
): number | null {
  if (colouring === 'source' || bayId === null || status === 'HOLD' || source === 'CALENDAR') return null;
  if (colouring === 'bay') return bays.findIndex(({ id }) => id === bayId) % tones;
  return hash((service || title).trim().toLowerCase()) % tones;
}

export function readColouring(): Colouring {
  try {
    const saved = localStorage.getItem(key);
    return colourings.find((name) => name === saved) ?? 'source';
  } catch {
    return 'source';
  }
}

export function saveColouring(colouring: Colouring): void {
  try {
    localStorage.setItem(key, colouring);
  } catch {
    // Where nothing can be kept, the choice lasts as long as the page.
  }
}

/** The same word has the same colour on every device. */
function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
