export type WrittenNumber = { value: number; ambiguous: boolean };

/**
 * A number as four languages write it: "1.200", "1 200", "1'234", "1,234.56", "1.234,56", "95,20".
 * Three digits after a single mark are thousands; with a point that is a doubt, because it could be a fraction.
 */
export function readNumber(written: string): WrittenNumber {
  const grouped = /^(\d{1,3})((?:[ .,'’]\d{3})+)([.,]\d{1,2})?$/.exec(written);
  if (grouped && grouped[1] !== '0') {
    const whole = `${grouped[1]}${(grouped[2] ?? '').replace(/\D/g, '')}`;
    const fraction = (grouped[3] ?? '').slice(1);
    const single = /^\d{1,3}[.]\d{3}$/.test(written);
    return { value: Number(`${whole}.${fraction || '0'}`), ambiguous: single };
  }
  return { value: Number(written.replace(/['’ ]/g, '').replace(',', '.')), ambiguous: false };
}

/** Digits with any thousands mark and at most two decimals. */
export const NUMBER = String.raw`\d{1,3}(?:['’.,]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)|\d+`;
