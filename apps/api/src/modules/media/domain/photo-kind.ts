/** What kind of photo bytes are, told by themselves: a name or a claim proves nothing. SVG, PDF and the like are none. */
export function photoKind(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heic' | null {
  if (bytes.toString('hex', 0, 3) === 'ffd8ff') return 'jpeg';
  if (bytes.toString('hex', 0, 8) === '89504e470d0a1a0a') return 'png';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  if (isWebp) return 'webp';
  const isBox = bytes.toString('latin1', 4, 8) === 'ftyp';
  return isBox && heicBrands.has(bytes.toString('latin1', 8, 12)) ? 'heic' : null;
}

/** How phones mark the photos of their own format. */
const heicBrands: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
]);
