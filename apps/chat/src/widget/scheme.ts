export type Scheme = 'light' | 'dark';

/** Black or white, whichever reads better on the studio's colour. */
export function signOn(color: string): string {
  return isBright([1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)))
    ? '#0e1116'
    : '#fff';
}

/** What the site looks like, not what the device wants: a white page stays white in the dark. */
export function schemeOf(page: Window): Scheme {
  const { documentElement, body } = page.document;
  for (const element of [body, documentElement]) {
    const color = page.getComputedStyle(element).backgroundColor;
    const [first = 0, ...others] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const isOpaque = others.length > 1 && (others[2] ?? 1) > 0.5;
    if (isOpaque && color.startsWith('rgb')) return isBright([first, ...others]) ? 'light' : 'dark';
    // Newer notations begin with the lightness.
    if (isOpaque && color.startsWith('ok')) return first > 0.6 ? 'light' : 'dark';
  }
  const declared = page.getComputedStyle(documentElement).colorScheme;
  const isDark =
    declared.includes('dark') &&
    (!declared.includes('light') || page.matchMedia('(prefers-color-scheme:dark)').matches);
  return isDark ? 'dark' : 'light';
}

function isBright(channels: readonly number[]): boolean {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => (channel / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
}

/** Sites switch between light and dark by an attribute of their root, devices by themselves. */
export function followScheme(page: Window, scheme: () => Scheme, onChange: () => void): void {
  const { documentElement, body } = page.document;
  let known = scheme();
  const check = () => {
    if (scheme() === known) return;
    known = scheme();
    onChange();
  };
  const watcher = new MutationObserver(check);
  for (const element of [documentElement, body]) watcher.observe(element, { attributes: true });
  page.matchMedia('(prefers-color-scheme:dark)').addEventListener('change', check);
}
