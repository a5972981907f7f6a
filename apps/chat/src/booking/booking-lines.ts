import type { OwnBooking } from '@glossa/contracts';

type Line = NonNullable<OwnBooking['quote']>['lines'][number];
export type BookedLines = { title: string | null; lines: { line: Line; label: string }[] };

const between = ' · ';

/** The service named once: above its lines where all are of it, and otherwise in the lines alone. */
export function bookingLines({ service, quote }: Pick<OwnBooking, 'service' | 'quote'>): BookedLines {
  const lines = quote?.lines ?? [];
  if (lines.length === 0) return { title: service, lines: [] };
  const isOne = lines.every(({ label }) => label === service || label.startsWith(`${service}${between}`));
  if (!isOne) return { title: null, lines: lines.map((line) => ({ line, label: line.label })) };
  const rest = (label: string) => label.slice(service.length + between.length);
  return { title: service, lines: lines.map((line) => ({ line, label: rest(line.label) })) };
}
