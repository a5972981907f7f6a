import { photoLimits } from '@glossa/contracts';
import type { Sharp, default as sharpOf } from 'sharp';
import { photoKind } from './domain/photo-kind.ts';
import { fewAtOnce } from './few-at-once.ts';
import { photoIsHeic, photoRefused, photoTooBig } from './media.errors.ts';

export type PreparedPhoto = { bytes: Buffer; width: number; height: number };

/** Beyond what phones take: a few kilobytes can claim a picture that fills the memory. */
const mostPixels = 50_000_000;
const mostSeconds = 10;

/** Longest side and quality, from good to small. The last fits whatever the picture shows. */
const tries = [
  [1600, 80],
  [1600, 65],
  [1280, 60],
  [1024, 50],
  [640, 40],
] as const;

const inTurn = fewAtOnce({ most: 2, mostWaiting: 20 });

/** A small JPEG of our own making, turned upright, without a trace of place, time or camera. */
export async function preparePhoto(sent: Buffer): Promise<PreparedPhoto> {
  const kind = photoKind(sent);
  // Nothing here can decode it: whoever sent it is told what to do instead.
  if (kind === 'heic') throw photoIsHeic();
  if (kind === null) throw photoRefused();
  return inTurn(async () => {
    const sharp = await loadSharp();
    const open = () => sharp(sent, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true });
    const { width, height } = await open().metadata().catch(refuse);
    if (width * height > mostPixels) throw photoTooBig();
    return shrink(open);
  });
}

async function shrink(open: () => Sharp): Promise<PreparedPhoto> {
  for (const [side, quality] of tries) {
    const { data, info } = await open()
      .timeout({ seconds: mostSeconds })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true })
      .catch(refuse);
    if (data.length <= photoLimits.keptBytes) return { bytes: data, width: info.width, height: info.height };
  }
  throw photoTooBig();
}

function refuse(error: unknown): never {
  if (error instanceof Error && /pixel limit/i.test(error.message)) throw photoTooBig();
  throw photoRefused();
}

let loaded: Promise<typeof sharpOf> | null = null;

/** Loaded with the first photo: a server nobody sends one to does without. It opens the three kinds and nothing else. */
function loadSharp(): Promise<typeof sharpOf> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    return sharp;
  });
  return loaded;
}
