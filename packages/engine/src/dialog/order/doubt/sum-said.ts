/** The sums a message may name, each with how exactly it is told: "21 000", "21.5k", and "21" for 21 000. */
export type SaidSum = { value: number; isShort: boolean };

export function sumsSaid(text: string): SaidSum[] {
  return [...text.matchAll(SUM)].map(({ groups: { figure = '', thousands } = {} }) => {
    const isGrouped = GROUPED.test(figure);
    const value = Number(isGrouped ? figure.replace(/\D/gu, '') : figure.replace(',', '.'));
    return { value, isShort: !isGrouped && (thousands !== undefined || figure.length <= SHORTENED) };
  });
}

/** Whether a sum is what was named, in full or by its thousands. */
export function isSumOf(total: number, { value, isShort }: SaidSum): boolean {
  if (Math.abs(total - value) < 0.005) return true;
  if (!isShort || total < LEAST_SHORTENED) return false;
  const step = 10 ** -(String(value).split('.')[1]?.length ?? 0);
  const thousands = total / 1000;
  return Math.abs(thousands - value) < 0.005 || Math.abs(Math.floor(thousands / step) * step - value) < 0.005;
}

/** Nobody shortens a sum below this by its thousands. */
const LEAST_SHORTENED = 2000;
const SHORTENED = 4;
const GROUPED = /^\d{1,3}(?:[\u00a0 .,’']\d{3})+$/u;

/** A figure that is no clock time, date or part of a longer number; of one digit only with its thousands named. */
const SUM =
  /(?<![\d+:.,/-])(?<figure>\d{1,3}(?:[\u00a0 .,’']\d{3})+(?!\d)|\d{2,6}(?:[.,]\d{1,2})?(?![\d:]|[.,]\d)|\d[.,]\d(?!\d)|\d(?=\s?(?:k(?!\p{L})|grand|тыс|тис|т\.?\s?р|tsd|tausend|mille|косар|штук)))(?<thousands>\s?(?:k(?!\p{L})|grand|тыс\p{L}*|тис\p{L}*|т\.?\s?р|tsd|tausend|mille|косар\p{L}*))?/giu;
