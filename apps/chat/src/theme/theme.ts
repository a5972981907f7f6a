import {
  adjustUntil,
  contrast,
  formatColor,
  mix,
  parseColor,
  type Rgb,
  readableRatio,
  textOn,
  white,
} from './contrast.ts';

export type Scheme = 'light' | 'dark';

/** The colours that follow the bot's accent, by the names of their CSS variables. */
export type Theme = Record<'--accent' | '--accent-fill' | '--on-accent' | '--accent-soft', string>;

const lagoon: Rgb = [11, 122, 117];

/** Mirrors `--surface` and `--paper` of the stylesheet; a test reads both. */
export const surfaces: Record<Scheme, { surface: Rgb; paper: Rgb }> = {
  light: { surface: [255, 255, 255], paper: [246, 246, 241] },
  dark: { surface: [28, 33, 42], paper: [14, 17, 22] },
};

/** What the browser paints around the page. Mirrors `--bar`; a test reads both. */
export const bars: Record<Scheme, string> = { light: '#ffffff', dark: '#161a21' };

/** Studios choose any colour. What is read in it or on it is made readable, and the rest stays theirs. */
export function makeTheme(accentColor: string, scheme: Scheme): Theme {
  const accent = parseColor(accentColor) ?? lagoon;
  const { surface, paper } = surfaces[scheme];
  const soft = mix(surface, accent, scheme === 'light' ? 0.1 : 0.18);
  const fill = makeFill(accent, surface);
  return {
    '--accent': formatColor(adjustUntil(accent, [surface, paper, soft], readableRatio)),
    '--accent-fill': formatColor(fill),
    '--on-accent': formatColor(textOn(fill)),
    '--accent-soft': formatColor(soft),
  };
}

/** A filled button must stand out from its surface a little and carry readable text. */
function makeFill(accent: Rgb, surface: Rgb): Rgb {
  const visible = adjustUntil(accent, [surface], 1.4);
  const isReadable = contrast(textOn(visible), visible) >= readableRatio;
  return isReadable ? visible : adjustUntil(visible, [white], readableRatio);
}
