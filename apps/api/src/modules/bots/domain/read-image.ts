export type Picture = {
  contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
};

const largestSide = 2048;

/**
 * What kind of picture these bytes are, told by the bytes alone: a name or a claim proves nothing. Null for everything
 * else, SVG included, which may carry scripts.
 */
export function readImage(bytes: Buffer): Picture | null {
  const picture = readPng(bytes) ?? readWebp(bytes) ?? readJpeg(bytes);
  const isSound = picture && [picture.width, picture.height].every((side) => side > 0 && side <= largestSide);
  return isSound ? picture : null;
}

function readPng(bytes: Buffer): Picture | null {
  const signature = '89504e470d0a1a0a0000000d49484452';
  if (bytes.length < 33 || bytes.toString('hex', 0, 16) !== signature) return null;
  return { contentType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function readWebp(bytes: Buffer): Picture | null {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const size = webpSize(bytes);
  return size && { contentType: 'image/webp', ...size };
}

/** The three ways a WebP says how large it is. */
function webpSize(bytes: Buffer): { width: number; height: number } | null {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

/** Walks from mark to mark until the one that says the size. */
function readJpeg(bytes: Buffer): Picture | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1] ?? 0;
    const isSize = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
    if (isSize)
      return {
        contentType: 'image/jpeg',
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
      };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
