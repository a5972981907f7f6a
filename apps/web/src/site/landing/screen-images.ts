const images = import.meta.glob<string>('../images/*.webp', { eager: true, import: 'default' });

export type ScreenName = 'pricing' | 'calendar' | 'chat';
export type Scheme = 'light' | 'dark';
type Size = keyof typeof sizes;

const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 760 } } as const;

/** A chat is a phone's wherever it is looked at. */
export function screenImage(
  name: ScreenName,
  size: Size,
  { locale, scheme }: { locale: string; scheme: Scheme },
) {
  const shown = name === 'chat' ? 'phone' : size;
  const url = images[`../images/${name}-${shown}-${locale}-${scheme}.webp`];
  if (!url) throw new Error(`No ${scheme} picture of ${name} in ${locale}.`);
  return { url, ...sizes[shown] };
}
