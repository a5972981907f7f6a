/** A part of a whole in whole percent; null of nothing. A talk can lead to two bookings, which is no more than all. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.min(100, Math.round((part / whole) * 100));
}
