import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustUntil, contrast, formatColor, parseColor, type Rgb, textOn, white } from './contrast.ts';
import { bars, makeTheme, type Scheme, surfaces } from './theme.ts';

const rgb = (hex: string): Rgb => parseColor(hex) ?? [0, 0, 0];

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ffffff', '#767676', 4.54],
  ])('of %s on %s is %f', (one, other, expected) => {
    expect(contrast(rgb(one), rgb(other))).toBeCloseTo(expected, 1);
  });

  it('reads colours as the contract writes them, and nothing else', () => {
    expect(parseColor('#0B7a75')).toEqual([11, 122, 117]);
    expect(parseColor('red')).toBeNull();
    expect(formatColor([11, 122, 117])).toBe('#0b7a75');
  });

  it('picks the text that reads better', () => {
    expect(textOn(rgb('#ffd500'))).toEqual([14, 17, 22]);
    expect(textOn(rgb('#0e1116'))).toEqual(white);
  });

  it('leaves a colour alone that reads well already', () => {
    expect(adjustUntil(rgb('#0b7a75'), [white], 4.5)).toEqual(rgb('#0b7a75'));
  });

  it('darkens on light and lightens on dark', () => {
    expect(contrast(adjustUntil(rgb('#ffe600'), [white], 4.5), white)).toBeGreaterThanOrEqual(4.5);
    const ink = rgb('#0e1116');
    expect(contrast(adjustUntil(rgb('#101040'), [ink], 4.5), ink)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('theme', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
  const scheme = fc.constantFrom<Scheme>('light', 'dark');

  it('is readable for any colour a studio may choose', () => {
    fc.assert(
      fc.property(color, scheme, (accentColor, mode) => {
        const theme = makeTheme(accentColor, mode);
        const { surface, paper } = surfaces[mode];
        const accent = rgb(theme['--accent']);
        for (const background of [surface, paper, rgb(theme['--accent-soft'])]) {
          expect(contrast(accent, background)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(rgb(theme['--on-accent']), rgb(theme['--accent-fill']))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(rgb(theme['--accent-fill']), surface)).toBeGreaterThanOrEqual(1.3);
      }),
      { numRuns: 500 },
    );
  });

  it('falls back to our own colour when the value is none', () => {
    expect(makeTheme('url(evil)', 'light')).toEqual(makeTheme('#0b7a75', 'light'));
  });

  it('knows the surfaces of the stylesheet', () => {
    const css = readFileSync(join(import.meta.dirname, '../styles/base.css'), 'utf8');
    const values = (name: string) =>
      [...css.matchAll(new RegExp(`${name}: (#\\w{6})`, 'g'))].map((m) => m[1]);
    const { light, dark } = surfaces;
    const twice = (day: string, night: string) => [day, night, night];
    expect(values('--surface')).toEqual(twice(formatColor(light.surface), formatColor(dark.surface)));
    expect(values('--paper')).toEqual(twice(formatColor(light.paper), formatColor(dark.paper)));
    expect(values('--bar')).toEqual(twice(bars.light, bars.dark));
  });

  it('is as dark by choice as by the device', () => {
    const css = readFileSync(join(import.meta.dirname, '../styles/base.css'), 'utf8');
    const [device = '', chosen = ''] = [...css.matchAll(/(?:not\(.*?\)|"dark"\]) \{(.*?)\}/gs)].map(
      ([, rules = '']) => rules.replace('color-scheme: dark;', '').replaceAll(/\s+/g, ' '),
    );
    expect(device).toContain('--surface');
    expect(chosen).toBe(device);
  });
});
