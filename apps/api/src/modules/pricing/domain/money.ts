/** Money is whole minor units inside: 49.9 is 4990. Rounding happens here and nowhere else. */
export function toMinorUnits(major: number): number {
  return Math.round(major * 100);
}

export function toMajorUnits(minor: number): number {
  return minor / 100;
}
