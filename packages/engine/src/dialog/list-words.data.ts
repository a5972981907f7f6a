/** Words and marks between the things of a list. */
export const LIST_WORDS =
  /[,;+&/\n]|(?<!\p{L})(?:and|plus|und|sowie|noch|dazu|та|і|й|ще|також|плюс|и|еще|ещё|также|also)(?!\p{L})/iu;

/** How the names of services for the whole car begin. */
export const WHOLE_NAMES = /^(?:voll|komplett|ganz|full|complete|повн|полн)/iu;

/** Words that take a thing out of a wish, with the words of that thing. */
export const DROPPED =
  /(?<!\p{L})(?:skip|skipping|without|leave out|leave|drop|forget|minus|except|not|no|ohne|ausser|außer|keine?n?|без|крім|кроме|прибер\p{L}*|убер\p{L}*|викин\p{L}*|выкин\p{L}*|не треба|не потрібн\p{L}|не надо|не нужн\p{L}|не буду|відмін\p{L}* |вычеркн\p{L}*)\s+([^,.;?!]{2,40})|(?<!\p{L})(?:lass(?:en|t|e)?|streich\p{L}*|nehmen|take|leave)\s([^,.;?!]{2,40}?)\s(?:weg|raus|out|off)(?!\p{L})|(?<!\p{L})((?:\p{L}+\s){1,3})(?:не треба|не потрібн\p{L}|не надо|не нужн\p{L}|brauch(?:e|en)? (?:ich|wir) nicht|weglassen|lassen wir|lass(?:e)? ich|kann weg|fällt weg|streichen wir|doch nicht|lieber nicht|eher nicht|after all not|not needed|уберите|приберіть|убираем|прибираємо)(?!\p{L})/giu;
