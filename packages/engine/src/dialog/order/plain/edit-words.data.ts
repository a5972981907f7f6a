/** How clients put one thing in the place of another, leave one out, or name all there is to be. Each holds its names. */

const NAME = String.raw`[\p{L}\d%+&/'’ʼ -]{2,60}?`;
const END = String.raw`(?=\s*(?:$|[.,;!?()\n]|\s(?:and|but|then|please|pls|thanks|instead|und|aber|dann|bitte|danke|і|й|та|але|тоді|будь|дякую|и|а|но|тогда|пожалуйста|спасибо)(?!\p{L})))`;

/** The new name, then the old one. */
export const NEW_FOR_OLD: readonly RegExp[] = [
  `(?<fresh>${NAME})\\s(?:instead of|rather than|in place of|(?:an)?statt(?: de[rsmn])?|anstelle(?: von| de[rs])?|замість|вместо)\\s(?<old>${NAME})${END}`,
].map(pattern);

/** The old name, then the new one. */
export const OLD_FOR_NEW: readonly RegExp[] = [
  `(?<!\\p{L})(?:instead of|(?:an)?statt(?: de[rsmn])?|anstelle(?: von| de[rs])?|замість|вместо)\\s(?<old>${NAME})(?:,\\s|\\s(?:i['’]?d (?:like|take)|i want|lieber|dann|doch|давайте|краще|лучше|хочу)\\s)(?<fresh>${NAME})${END}`,
  `(?<!\\p{L})(?:not|nicht|keine?n?|не)\\s(?<old>${NAME}),?\\s(?:but|sondern|а)\\s(?<fresh>${NAME})${END}`,
].map(pattern);

/** What is left out. */
export const LEFT_OUT: readonly RegExp[] = [
  `(?<!\\p{L})(?:without|minus|drop|skip|scrap|forget|leave out|take (?:out|off)|remove|cancel|ohne|без|убер(?:и|ите)|прибер(?:и|іть)|вычеркн\\p{L}+|викресл\\p{L}+)\\s(?<old>${NAME})${END}`,
  `(?<!\\p{L})(?:don['’]?t (?:need|want)|no need for|brauch\\p{L}* (?:ich )?(?:kein\\p{L}*|nicht)|will (?:ich )?kein\\p{L}*|не (?:потрібн\\p{L}+|треба|нужн\\p{L}+|надо|хочу))\\s(?<old>${NAME})${END}`,
  `(?:^|[.,;!?\\n]\\s*)(?:no|kein\\p{L}*)\\s(?<old>${NAME})(?=\\s*(?:$|[.,;!\\n]))`,
  `(?:^|[.,;!?\\n]\\s*|\\s(?:and|und|і|и|а)\\s)(?<old>${NAME})\\s(?:brauch\\p{L}* (?:ich|wir|es)? ?(?:nicht|ned|net|nich)|raus|weg|weglassen|streichen|не (?:треба|потрібн\\p{L}+|надо|нужн\\p{L}+)|прибер(?:и|іть)|убер(?:и|ите)|out|off)(?=\\s*(?:$|[.,;!?\\n]))(?:,?\\s(?:and|und|і|и)\\s(?<too>${NAME})\\s(?:too|as well|auch(?: nicht)?|теж|також|тоже)(?!\\p{L}))?`,
].map(pattern);

/** All there is to be. */
export const ALL_THERE_IS: readonly RegExp[] = [
  `(?:^|[.,;!?\\n]\\s*|(?:^|\\s)(?:want|take|need|nehme?|möchte|will|хочу|давайте|then|dann|тоді|тогда|ok|okay|so|also)\\s)(?:just|only|nur|bloß|тільки|лише|лиш|только|лишь)\\s(?<all>[\\p{L}\\d%+&/'’ʼ, -]{2,90}?)(?=\\s*(?:$|[.;!?()\\n]|,?\\s(?:please|pls|thanks|then|bitte|danke|будь|пожалуйста)(?!\\p{L})))`,
].map(pattern);

function pattern(source: string): RegExp {
  return new RegExp(source, 'giu');
}

/** What parts names in a row. */
export const JOINED = /\s*(?:,|\+|&|(?<!\p{L})(?:and|plus|und|i|і|й|та|и|с|with|mit|з|із)(?!\p{L}))\s*/iu;
