/** "Ceramic 1 layer 8000 / 2 layers 12000", "two-step polish 250, one-step 180": the second count stands in for the first. */
export function withOtherCount(zone: string | null, name: string | null): string | null {
  if (zone === null || name === null) return null;
  const first = COUNT_FIRST.exec(name);
  if (first && COUNT_ALONE.test(zone) && first[0].trim() !== zone)
    return `${zone} ${name.slice(first[0].length)}`;
  const count = COUNT_OF.exec(zone);
  const before = COUNT_OF.exec(name);
  if (!count || !before || count.index !== 0 || before[0] === count[0]) return null;
  return name.slice(0, before.index) + zone;
}

const COUNTED =
  '(?:\\d|single|one|two|three|multi|full)[\\s-](?:stage|step|layer|coat|year)s?|(?:ein|zwei|drei|mehr|\\d-?)(?:stufige?|schichtige?)[rsn]?';
const COUNT_FIRST = new RegExp(`^(?:${COUNTED})\\s`, 'iu');
const COUNT_ALONE = new RegExp(`^(?:${COUNTED})$`, 'iu');

const COUNT_OF =
  /(?:одно|двух|тр[её]х|дво|три)(?:слойн|шаров|этапн|етапн|фазн)\p{L}+$|(?:ein|zwei|drei)(?:schichtig|stufig)\p{L}*$|r\d{2}$|\d{2}["”]$|\d{1,2}[\s-]?(?:шар\p{L}*|сло[йяеё]\p{L}*|layers?|schicht\p{L}*|stufig|этап\p{L}*|етап\p{L}*|steps?|stages?|years?|months?|jahre?|monate?|міс\p{L}*|мес\p{L}*|рок\p{L}*|рік|год\p{L}*|лет)(?:\s*\p{L}{0,3})?$/iu;
