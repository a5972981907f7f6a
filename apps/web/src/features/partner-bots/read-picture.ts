import { avatarBytes } from '@glossa/contracts';

/** Sharp enough on every screen, and far below what may be sent. */
const sidePx = 192;

export class UnreadablePictureError extends Error {}

/**
 * A file of any size as a small square picture, in base64. Drawing it anew also leaves behind what cameras write into
 * files, such as where a photo was taken.
 */
export async function readPicture(file: File): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnreadablePictureError(file.name);
  });
  const canvas = document.createElement('canvas');
  canvas.width = sidePx;
  canvas.height = sidePx;
  const { left, top, side } = middleSquare(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, sidePx, sidePx);
  picture.close();
  for (const [type, quality] of attempts) {
    const text = canvas.toDataURL(type, quality).split(',')[1] ?? '';
    if (text !== '' && text.length * 0.75 <= avatarBytes.max) return text;
  }
  throw new UnreadablePictureError(file.name);
}

/** Where the largest square in the middle begins, and its side. */
export function middleSquare(width: number, height: number): { left: number; top: number; side: number } {
  const side = Math.min(width, height);
  return { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), side };
}

const attempts = [
  ['image/webp', 0.85],
  ['image/jpeg', 0.85],
  ['image/jpeg', 0.5],
] as const;
