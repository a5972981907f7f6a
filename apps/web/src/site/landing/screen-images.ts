const images = import.meta.glob<string>('../images/*.webp', { eager: true, import: 'default' });

const sizes = {
  pricing: { width: 1280, height: 800 },
  calendar: { width: 1280, height: 800 },
  chat: { width: 390, height: 760 },
} as const;

export function screenImage(name: keyof typeof sizes, locale: string) {
  const url = images[`../images/${name}-${locale}.webp`];
  if (!url) throw new Error(`No picture of ${name} in ${locale}.`);
  return { url, ...sizes[name] };
}
