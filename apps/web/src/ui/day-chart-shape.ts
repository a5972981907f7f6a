/** Where a value stands between the ground and the highest of all, which touches the top. */
export function chartScale(highest: number): (value: number) => number {
  return (value) => (highest > 0 ? Math.max(0, value) / highest : 0);
}

/** One bar a day, side by side where several series share the day. */
export function barsPath(
  values: readonly number[],
  highest: number,
  { place, of }: { place: number; of: number },
): string {
  const scale = chartScale(highest);
  const width = round(0.7 / of);
  return values
    .map((value, index) => ({ height: round(scale(value)), x: round(index + 0.15 + place * width) }))
    .filter(({ height }) => height > 0)
    .map(({ height, x }) => `M${x},1v${-height}h${width}v${height}z`)
    .join('');
}

/** The line through the middle of each day, and the same closed along the ground. */
export function areaPath(values: readonly number[], highest: number): { line: string; area: string } {
  const scale = chartScale(highest);
  const points = values.map((value, index) => `${index + 0.5},${round(1 - scale(value))}`);
  const line = points.length === 0 ? '' : `M${points.join('L')}`;
  return { line, area: line === '' ? '' : `${line}L${values.length - 0.5},1L0.5,1Z` };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
