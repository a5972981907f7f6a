/** How lists call the first of several pieces, and each that comes after it for less. */
export const FIRST_PIECE =
  /(?<!\p{L})(?:first|1st|erste[rsnm]?|1\.|перш(?:ий|а|е|ого|ої|у)|перв(?:ый|ая|ое|ого|ой|ую)|1-?(?:й|ый|ая|ша))(?![\p{L}\d])/iu;
export const NEXT_PIECE =
  /(?<!\p{L})(?:(?:each|every|any|per)?\s*(?:additional|further|subsequent|extra|next|following)|each (?:one )?after(?: that)?|(?:jede[rsnm]?\s+)?(?:weitere|zusätzliche|folgende)[rsnm]?|(?:кож\p{L}*\s+)?(?:наступн|додатков|подальш)\p{L}*|(?:кажд\p{L}*\s+)?(?:следующ|последующ|дополнительн)\p{L}*)(?!\p{L})/iu;
