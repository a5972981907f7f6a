/** Words and marks between the things of a list. */
export const LIST_WORDS =
  /[,;+&/\n]|(?<!\p{L})(?:and|plus|und|sowie|noch|dazu|та|і|й|ще|також|плюс|и|еще|ещё|также|also)(?!\p{L})/iu;

/** A choice between two things. */
export const OR =
  /(?<!\p{L})(?:or(?!\s(?:not|no|is|are|do|does|should|would|can|what)(?!\p{L}))|oder(?!\s(?:nicht|ist|sind|muss|geht|kann|was|wie)(?!\p{L})|\s*[?!.]|\s*$)|або(?!\sні(?!\p{L}))|(?<!(?:^|[.,!?;:\n]|(?<!\p{L})(?:і|а|та|й|то|скажіть|цікаво|підкажіть))\s*)чи(?!\s(?:можна|можете|можливо|є|буде|робите|треба|потрібно|потрібна|входить|маєте|працюєте|ні)(?!\p{L}))|или(?!\s(?:нет|это|можно|нужно|надо|как|что)(?!\p{L}))|либо)(?!\p{L})/iu;

/** How the names of services for the whole car begin. */
export const WHOLE_NAMES = /^(?:voll|komplett|ganz|full|complete|повн|полн)/iu;

/** Words that take a thing out of a wish, with the words of that thing. */
export const DROPPED =
  /(?<!\p{L})(?:skip|skipping|without|leave out|leave|drop|forget|minus|except|not|no|ohne|ausser|außer|keine?n?|без|крім|кроме|прибер\p{L}*|убер\p{L}*|викин\p{L}*|выкин\p{L}*|не треба|не потрібн\p{L}|не надо|не нужн\p{L}|не буду|відмін\p{L}* |вычеркн\p{L}*)\s+([^,.;?!]{2,40})|(?<!\p{L})(?:lass(?:en|t|e)?|streich\p{L}*|nehmen|take|leave)\s([^,.;?!]{2,40}?)\s(?:weg|raus|out|off)(?!\p{L})|(?<!\p{L})((?:\p{L}+\s){1,3})(?:не треба|не потрібн\p{L}|не надо|не нужн\p{L}|brauch(?:e|en)? (?:ich|wir) nicht|weglassen|lassen wir|lass(?:e)? ich|kann weg|fällt weg|streichen wir|doch nicht|lieber nicht|eher nicht|after all not|not needed|уберите|приберіть|убираем|прибираємо)(?!\p{L})/giu;

/** "Only take the strip off": what stands between the two words goes, and the rest stays. */
export const ONLY_DROPPED =
  /(?<!\p{L})(?:только|тільки|лише|nur|only|just)\s+(?:\p{L}+\s+){1,3}(?:убер\p{L}*|убрать|прибер\p{L}*|прибрати|weg|raus|streichen|weglassen|off|out)(?!\p{L})/iu;

/** Folded words for the choice that lasts longest. */
export const LONGER_WORDS =
  /(?<!\p{L})(?:longer|longest|long lasting|lasts? (?:the )?long\p{L}*|langer\p{L}*|langste\p{L}*|langlebig\p{L}*|haltbar\p{L}*|довш\p{L}*|найдовш\p{L}*|довговічн\p{L}*|дольше|подольше|долговечн\p{L}*|самую долг\p{L}*)(?!\p{L})/u;

/** Folded words for the choice that costs most, which is the best one of a list. */
export const DEARER_WORDS =
  /(?<!\p{L})(?:(?:the|your) (?:better|best|stronger|strongest|good|premium|top|fancy|expensive|dear) (?:one|film|option|stuff|version)|(?:the )?(?:most expensive|more expensive|pricier|dearer|dearest|best you(?: ha)?ve)|(?:die|das|den) (?:besser|best|teurer|teuerst|hochwertig)\p{L}*|дорожч\p{L}*|найдорожч\p{L}*|кращу|найкращ\p{L}*|подороже|дороже|сам\p{L}+ дорог\p{L}*|получше|лучшую|сам\p{L}+ лучш\p{L}*)(?!\p{L})/u;

/** Words that surely take an offered extra, also beside a time. */
export const TAKES_EXTRA =
  /(?<!\p{L})(?:add|(?:that|this|it) (?:too|as well)|with (?:that|it)|dazu|gleich mit|mitmachen|das (?:auch|noch)|auch das|додайте|додати|заодно|(?:це|і це) (?:теж|також)|добавьте|добавить|(?:это|и это) (?:тоже|также))(?!\p{L})/iu;

/** Of one job and an extra "both" is the two of them; of two jobs or two cars it is these. */
export const BOTH = /(?<!\p{L})(?:both|beides|обидва|обидві|оба|обе)(?!\p{L})/iu;

/** A message of nothing but agreement and a word of adding: "yes, also please". */
export const BARE_ADDITION =
  /^[\s,.!]*(?:(?:yes|yeah|ok|okay|sure|please|thanks|then|and|i'?ll take|we'?ll take|take|want|that|it|one|also|too|as well|plus|ja|gern|gerne|bitte|klar|dann|und|nehme? ich|nehmen wir|das|die|den|auch|noch|так|добре|давайте|будь ласка|дякую|тоді|і|й|це|її|його|беру|візьму|хочу|ще|теж|також|да|хорошо|ладно|пожалуйста|спасибо|тогда|и|это|её|ее|его|возьму|еще|ещё|тоже|также)(?!\p{L})[\s,.!]*)+$/iu;

/** Folded words for the plain choice of a list, the one that costs least. */
export const PLAIN_WORDS =
  /(?<!\p{L})(?:(?:the )?(?:plain|normal|regular|basic|ordinary|simple|usual|standard|cheap(?:er|est)?) ?(?:one|film|option|version)?|(?:die|das|den) (?:normale|einfache|billige|gunstige|schlichte)\p{L}*|normale?|звичайн\p{L}*|просту|проста|простий|прост\p{L} плівк\p{L}|дешевш\p{L}*|обычн\p{L}*|простую|простая|прост\p{L}\p{L} пленк\p{L}|подешевле|дешевле)(?!\p{L})/u;

/** Words that take one of several booked things out. */
export const DROPPING =
  /(?<!\p{L})(?:cancel\p{L}*|drop|remove|skip|scrap|ditch|lose|forget|rausnehm\p{L}*|herausnehm\p{L}*|without|take (?:\p{L}+ ){1,3}(?:out|off)|dont need|don['’]t need|no longer|absag\p{L}*|stornier\p{L}*|streich\p{L}*|ohne|raus|weg|weglassen|скас\p{L}*|відмін\p{L}*|прибер\p{L}*|прибра\p{L}*|забер\p{L}*|без|не (?:треба|потріб\p{L}*|надо|нуж\p{L}*)|викин\p{L}*|викресл\p{L}*|отмен\p{L}*|убер\p{L}*|убра\p{L}*|вычеркн\p{L}*|исключ\p{L}*)(?!\p{L})/iu;

/** Words that say what stays. */
export const KEEPING =
  /(?<!\p{L})(?:keep|leave|stays?|only|just|bleibt?|bleiben|behalt\p{L}*|lass\p{L}*|nur|лиш\p{L}*|залиш\p{L}*|тільки|остав\p{L}*|остан\p{L}*|только)(?!\p{L})/iu;

/** Words that surely put one thing more on top, whatever "actually" stands before them. */
export const ADDING =
  /(?<!\p{L})(?<!(?:not|don['’]t|nicht|не) )(?:add|adding|hinzu\p{L}*|dazu|дода\p{L}*|добав\p{L}*)(?!\p{L})/iu;

/** "Not that one, the other": of two the one that was not spoken of. */
export const OTHER_ONE =
  /(?<!\p{L})(?:(?:the|my) other(?: one| booking| appointment)?|not (?:that|this)(?: one)?|den anderen|der andere|die andere|nicht (?:den|diesen|der|dieser)|інш(?:ий|у|е|ого)|не (?:цей|цю|той|ту|ця)|друг(?:ую|ой|ая)|не (?:эту|этот|ту|тот|эта))(?!\p{L}|\s(?:time|day|date|week|tag|zeit|termin|день|час|дату|время|неделю|тиждень))/iu;

/** A day that tells which booking is meant: "my Friday one", "meinen Termin am Freitag". */
export const DAY_OF_BOOKING =
  /(?<!\p{L})(?:(?:my|the) \p{L}+day(?:['’]s)? (?:one|appointment|booking|slot)|(?:termin|buchung) (?:am|vom|für) |\p{L}+(?:tags|woch)termin|(?:запис|візит|визит)\p{L}* (?:у|в|во|за) )/iu;

/** Words of a film that colours; "folieren" and "оклеить" are said of both kinds. */
export const COLOURING =
  /(?<!\p{L})(?:wrap\p{L}*|vinyl\p{L}*|colou?r\p{L}*|farb\p{L}*|schwarz\p{L}*|weiß\p{L}*|rot|blau|grün|grau|silber|black|white|red|blue|green|gr[ea]y|matte?|gloss\p{L}*|satin\p{L}*|glanz|glänzend|seidenmatt|винил\p{L}*|вин[иі]л\p{L}*|вініл\p{L}*|кол[ьі]ор\p{L}*|цвет\p{L}*|ч[её]рн\p{L}*|чорн\p{L}*|біл\p{L}*|бел\p{L}*|красн\p{L}*|червон\p{L}*|син\p{L}*|мат|матов\p{L}*|матом|глянц\p{L}*|глянець|глянец|сатин\p{L}*)(?!\p{L})/iu;

/** A clear yes that stands by itself before what follows it. */
export const YES_FIRST =
  /^\s*(?:yes|yeah|yep|yup|sure|of course|ja|jo|jep|gern|gerne|klar|так|ага|авжеж|звісно|звичайно|давайте|да|конечно)(?:\s(?:please|bitte|gern|gerne|klar|будь ласка|пожалуйста|давайте|хочу|sure))?\s*(?:[,.!;–—-]|(?:and|but|und|aber|а|і|й|и|та|але|но)\s)/iu;

/** What stands between things that are compared. */
export const BETWEEN =
  /[,;:.!?\n]|(?<!\p{L})(?:or|and|oder|und|чи|або|или|и|і|й|та|vs|versus|between|zwischen|між|между|від|от|than|als|ніж|чем|to|zu[rm]?)(?!\p{L})/iu;

/** A part that is sold by the piece: "single window", "pro Scheibe", "одно стекло". */
export const ONE_PIECE =
  /(?<![\p{L}\d])(?:one|single|each|per|individual|1|ein(?:e[nrs]?|zeln\p{L}*)?|pro|je|одн(?:е|а|о|у|ого|ієї|ой|им|ією)?|один|за|окрем\p{L}*|отдельн\p{L}*|кожн\p{L}*|кажд\p{L}*)(?![\p{L}\d])/iu;

/** Just the one that is named, and none beside it. */
export const ONE_OF_THEM =
  /(?<!\p{L})(?:one|single|just|only|nur|ein(?:e|en|zeln\p{L}*)|одн(?:е|а|о|у|ого|ієї|ой)|один|тільки|лише|лиш|только|лишь)(?!\p{L})/iu;
