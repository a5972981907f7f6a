export type Rgb = readonly [red: number, green: number, blue: number];

export const ink: Rgb = [14, 17, 22];
export const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** What WCAG asks of normal text. */
export const readableRatio = 4.5;

export function parseColor(hex: string): Rgb | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (match === null) return null;
  const [, red = '0', green = '0', blue = '0'] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

export function formatColor(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG 2 contrast, from 1 (the same) to 21 (black on white). */
export function contrast(one: Rgb, other: Rgb): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const channel = (a: number, b: number) => Math.round(a + (b - a) * share);
  return [channel(from[0], to[0]), channel(from[1], to[1]), channel(from[2], to[2])];
}

/** The text colour that reads better on this background. */
export function textOn(background: Rgb): Rgb {
  return contrast(white, background) >= contrast(ink, background) ? white : ink;
}

/**
 * Darkens on light backgrounds, lightens on dark ones, by as little as reaches the ratio on each of
 * them. Ends at black or white, which is as much as a colour can do.
 */
export function adjustUntil(color: Rgb, backgrounds: readonly Rgb[], ratio: number): Rgb {
  const target = backgrounds.every((background) => luminance(background) > 0.18) ? black : white;
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(color, target, share);
    if (backgrounds.every((background) => contrast(candidate, background) >= ratio)) return candidate;
  }
  return target;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
