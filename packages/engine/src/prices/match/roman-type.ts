/**
 * "Size II", "друга категорія", "первый класс": which of the classes I to VI a text names. Null where it names none, or
 * several, or the list has other classes.
 */
export function romanType(text: string, carTypes: readonly string[]): string | null {
  const places = new Map(carTypes.map((carType) => [ROMAN.indexOf(latin(carType.trim())), carType]));
  if (carTypes.length < 2 || places.has(-1)) return null;
  const said = new Set([...bySign(text), ...byPlace(text)]);
  const [only, ...others] = [...said].flatMap((place) => places.get(place) ?? []);
  return only !== undefined && others.length === 0 ? only : null;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** The Ukrainian І looks like the Latin one, and is typed for it. */
function latin(sign: string): string {
  return sign.replaceAll('І', 'I').replaceAll('Ш', 'III');
}

function bySign(text: string): number[] {
  return [...text.matchAll(/(?<![\p{L}\d])[IІV]{1,4}(?![\p{L}\d])/gu)].flatMap(({ 0: sign, index }) => {
    const place = ROMAN.indexOf(latin(sign));
    // An English "I" is the client.
    const before = text.slice(0, index).trimEnd();
    const isLone = sign.length > 1 || /[а-яіїє]/iu.test(text) || CLASS.test(before) || text.trim() === sign;
    return place >= 0 && isLone ? [place] : [];
  });
}

function byPlace(text: string): number[] {
  return PLACES.flatMap((words, place) => {
    const named = new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');
    const ofClass = new RegExp(
      String.raw`(?<!\p{L})(?:(?:${words}|${place + 1})[\s-]*(?:${NOUN})|(?:${NOUN})\s+(?:${words}|${place + 1}(?!\d)))(?!\p{L})`,
      'iu',
    );
    const [first = ''] = text.split(/[,.;!?]/u);
    const isAlone = first.trim().split(/\s+/u).length <= 2 && named.test(first);
    return isAlone || ofClass.test(text) ? [place] : [];
  });
}

const NOUN = String.raw`klasse|gruppe|größe|stufe|kategorie|class|size|category|group|класс?(?:а|у|ом)?|категорі\p{L}+|категори\p{L}+|груп{1,2}\p{L}`;
const CLASS = new RegExp(String.raw`(?<!\p{L})(?:${NOUN})$`, 'iu');

const PLACES = [
  String.raw`first|1st|erste[rns]?|перш\p{L}{1,3}|перв\p{L}{1,3}`,
  String.raw`second|2nd|zweite[rns]?|друг(?:а|у|ий|ої|ою)|втор\p{L}{1,3}`,
  String.raw`third|3rd|dritte[rns]?|трет\p{L}{1,3}`,
  String.raw`fourth|4th|vierte[rns]?|четверт\p{L}{1,3}`,
  `fifth|5th|fünfte[rns]?|п['’ʼ]?ят(?:а|у|ий|ої|ый|ая|ую|ой)`,
  String.raw`sixth|6th|sechste[rns]?|шост\p{L}{1,3}|шест(?:ая|ой|ую)`,
];
