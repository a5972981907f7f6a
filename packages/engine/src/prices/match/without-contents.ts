/**
 * "Full valet (mini valet + seats, wax)" is called by its name and not by what it holds: whoever speaks of seats or wax
 * means the lines that are called so. One thing in brackets is a part of the name: "Rears (back 3)".
 */
export function withoutContents(name: string): string {
  if (!name.includes('(')) return name;
  const left = name.replace(BRACKETS, (whole, inside: string) => (SEVERAL.test(inside) ? ' ' : whole)).trim();
  return /\p{L}{2}/u.test(left) ? left : name;
}

const BRACKETS = /\(([^()]+)\)/gu;
const SEVERAL = /\p{L}[^,;+&/]*[,;+&][^,;+&/]*\p{L}/u;
