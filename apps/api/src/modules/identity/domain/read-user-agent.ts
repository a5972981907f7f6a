type Named = readonly [name: string, mark: RegExp];

/** In this order: every browser also claims to be the ones before it. */
const browsers: readonly Named[] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex', /\bYaBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly Named[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Which browser on what a session was opened with, in the words of their makers; null where it does not say. */
export function readUserAgent(text: string | null): { browser: string | null; system: string | null } {
  const find = (list: readonly Named[]) => list.find(([, mark]) => mark.test(text ?? ''))?.[0] ?? null;
  return { browser: find(browsers), system: find(systems) };
}
