export type Settings = { chatUrl: string; origin: string; isLeft: boolean; color: string };

/** Read from the script's own tag. Without a bot there is nothing to show; the rest has defaults. */
export function readSettings({ src, dataset }: HTMLScriptElement): Settings | null {
  const bot = dataset.bot ?? '';
  if (!/^[\w-]{1,64}$/.test(bot)) return null;
  const { origin } = new URL(src);
  const color = dataset.color ?? '';
  // Only the panel's own sample page has a token: what is tried there counts nothing.
  const preview = dataset.preview ?? '';
  return {
    chatUrl: `${origin}/chat/${bot}${/^[\w.-]+$/.test(preview) ? `#preview=${preview}` : ''}`,
    origin,
    isLeft: dataset.position === 'left',
    color: /^#[0-9a-f]{6}$/i.test(color) ? color : '#0b7a75',
  };
}

/** Black or white, whichever reads better on the studio's colour. */
export function signOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => (Number.parseInt(color.slice(start, start + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? '#0e1116' : '#fff';
}
