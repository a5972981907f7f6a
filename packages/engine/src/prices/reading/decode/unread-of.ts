import type { Ground } from '../propose/ground.ts';
import type { ReadRow, Span } from '../read-row.ts';

/** Lines with money or a raise that no row came from: nothing that looks like a price is lost without a word. */
export function unreadOf({ sheet }: Ground, text: string, rows: readonly ReadRow[]): Span[] {
  const isRead = (from: number, to: number) =>
    rows.some(({ source }) => source.start < to && source.end > from);
  return sheet.lines.flatMap((line): Span[] => {
    const place = (at: number) => sheet.view.places[line.start + at] ?? text.length;
    const money = line.figures.filter(({ kind }) => kind !== 'duration');
    if (money.every(({ start, end }) => isRead(place(start), place(end)))) return [];
    const [start, end] = [place(0), place(line.text.length)];
    return [{ start, end, text: text.slice(start, end) }];
  });
}
