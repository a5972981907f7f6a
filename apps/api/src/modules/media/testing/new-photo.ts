import sharp from 'sharp';

type Wanted = { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp'; noise?: boolean };

/** A picture as a camera would make it, for tests: red above, or noise that hardly shrinks. */
export async function newPhoto({ width = 80, height = 60, format = 'jpeg', noise = false }: Wanted = {}) {
  const plain = { width, height, channels: 3, background: '#204080' } as const;
  const create = noise ? { ...plain, noise: { type: 'gaussian', mean: 128, sigma: 90 } as const } : plain;
  return sharp({ create }).toFormat(format).toBuffer();
}
