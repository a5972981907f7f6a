type Typed = { carType: string | null; carTypeMeaning: string | null };

/** A car type as clients hear it: "K2 (Golf, A3, 3er)". Nobody but the studio knows what "K2" is. */
export function saidType({ carType, carTypeMeaning }: Typed): string | null {
  if (carType === null || carTypeMeaning === null) return carType;
  return `${carType} (${shortened(carTypeMeaning)})`;
}

const longest = 120;

/** So much as a button can say, and no example cut in the middle. */
function shortened(meaning: string): string {
  const text = meaning.replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const end = cut.includes(',') ? cut.lastIndexOf(',') : cut.lastIndexOf(' ');
  return `${cut.slice(0, end).trim()} …`;
}
