/** What a server takes, and how large a photo is looked at. Both are checked against the contract in a test. */
export const mostBytes = 10 * 1024 * 1024;
const longestSide = 1600;
const quality = 0.8;
const sentAsTheyAre = ['image/jpeg', 'image/png', 'image/webp'];

export type Shrunk = { ok: true; photo: Blob } | { ok: false; reason: 'unreadable' | 'heic' | 'too-large' };

/**
 * A small JPEG of a photo, made on the client's own device: it is sent in a moment and tells nothing of place and camera.
 * What this browser can't draw goes out as it is, where the server can read it.
 */
export async function shrinkPhoto(file: Blob, page: Window & typeof globalThis): Promise<Shrunk> {
  const drawn = await draw(file, page).catch(() => null);
  if (drawn !== null && drawn.size <= mostBytes) return { ok: true, photo: drawn };
  if (await isHeic(file)) return { ok: false, reason: 'heic' };
  if (!sentAsTheyAre.includes(file.type)) return { ok: false, reason: 'unreadable' };
  return file.size > mostBytes ? { ok: false, reason: 'too-large' } : { ok: true, photo: file };
}

/** Told by its first bytes: some systems know no type for it. */
async function isHeic(file: Blob): Promise<boolean> {
  const head = await file
    .slice(4, 12)
    .text()
    .catch(() => '');
  return /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(head);
}

async function draw(file: Blob, page: Window & typeof globalThis): Promise<Blob | null> {
  const picture = await page.createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = page.document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  // What is clear in a PNG would turn black in a JPEG.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
