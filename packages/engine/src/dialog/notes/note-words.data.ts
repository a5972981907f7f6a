/** Words behind which something stands that somebody of the studio is to know. */
export const TOLD_TO_NOTE =
  /(?<!\p{L})(?:please note|(?:write|note|jot|put) (?:it |that )?down,? that|note that|make a note|take note|(?:keep|bear)(?: \p{L}+)? in mind|be aware|(?:just )?so (?:you|ye|u)(?: guys)?(?: are|['’]re)? (?:know|aware)|for (?:your|ur) info(?:rmation)?|fyi|heads[- ]up|(?:bitte|nur) (?:notier\p{L}*|vermerk\p{L}*|aufschreiben|beacht\p{L}*)|(?:notier\p{L}*|vermerk\p{L}*|beacht\p{L}*)(?: sie)?(?: euch)?(?: bitte)?,? (?:dass|das)|(?:zur|als) info|damit (?:ihr|sie)(?: es| das)? (?:wisst|wissen|bescheid)|nicht vergessen,? dass|(?:занотуйте|запишіть|позначте|зазначте|зауважте)(?: \p{L}+)?,? (?:що|шо)|врахуйте|майте на увазі|щоб (?:ви )?знали|до відома|(?:запишите|отметьте|пометьте|заметьте)(?: \p{L}+)?,? что|учтите|имейте вв?иду|имейте в виду|чтобы? (?:вы )?знали|к сведению)(?!\p{L})/iu;

/** Something about the car is to be treated with care. */
export const WITH_CARE =
  /(?<!\p{L})(?:(?:be|go|please|take|bit|little|very|super|extra) (?:\p{L}+ ){0,2}?(?:careful(?:ly)?|gentle|gently|easy|care) (?:with|on|around|of|at|near)|careful with|(?:please )?(?:watch|mind) (?:out for )?(?:the|my|that) \p{L}+|(?:don['’]?t|do not) (?:press|push|pull|lean|touch|slam|force)|(?:vorsichtig|vorsicht|behutsam|sachte)(?: \p{L}+)? (?:mit|am|an|bei|beim|im)|(?:passt|passen sie|aufpassen|achtet|achten sie)(?: bitte)?(?: \p{L}+)? (?:auf|mit|bei|beim|am)|nicht (?:drücken|anfassen|ziehen|berühren|reindrücken)|(?:drückt|zieht|drücken sie|ziehen sie)(?: \p{L}+){0,3} nicht|(?:обережн\p{L}*|акуратн\p{L}*)(?: \p{L}+)? (?:з|із|зі|біля|на)|обережніше|акуратніше|не (?:тисніть|натискайте|чіпайте|торкайтес\p{L}*|тягніть|смикайте)|(?:осторожн\p{L}*|(?:по)?аккуратн\p{L}*|бережн\p{L}*)(?: \p{L}+)? (?:с|со|на|возле|около)|(?:по)?аккуратнее|(?:по)?осторожнее|не (?:давите|жмите|нажимайте|трогайте|д[её]ргайте|тяните))(?!\p{L})/iu;

/** Where the key will be, or who brings it. */
export const OF_KEYS =
  /(?<!\p{L})(?:keys?(?: \p{L}+)? (?:will be|is|are|['’]ll be|left) (?:\p{L}+ ){0,2}?(?:under|in|on|at|with|behind|inside)|(?:i['’]?ll|i will|we['’]?ll|my \p{L}+ (?:will|['’]ll)) (?:leave|drop|bring|hide|put|post|throw)(?: \p{L}+){0,3} keys?|\p{L}*schlüssel (?:liegt|ist|steckt|hängt|lieg|bring\p{L}*|leg\p{L}*|lass\p{L}*|werf\p{L}*|gebe?)|(?:lasse|leg\p{L}*|bring\p{L}*|werf\p{L}*|geb\p{L}*|hinterleg\p{L}*) (?:ich |wir )?(?:\p{L}+ ){0,3}\p{L}*schlüssel|ключ\p{L}*(?: від \p{L}+| от \p{L}+)? (?:буд\p{L}*|леж\p{L}*|залиш\p{L}*|лиш\p{L}*|остав\p{L}*|кину|поклад\p{L}*|полож\p{L}*)|(?:залишу|лишу|покладу|привезу|кину|віддам|передам|оставлю|положу|отдам) (?:\p{L}+ ){0,2}ключ\p{L}*)(?!\p{L})/iu;

/** A car for the time of the work, or a car to be fetched. */
export const OF_TRANSPORT =
  /(?<!\p{L})(?:(?:courtesy|loan|loaner|rental|replacement) car|(?:arrange|organi[sz]e|sort(?: out)?|book) (?:\p{L}+ ){0,2}(?:collection|pick-?up|drop-?off|shuttle)|(?:collect|pick up|fetch) (?:it|her|him|them|(?:the|my) \p{L}+) (?:from|at)|(?:collection|pick-?up) (?:please|too|as well|from)|(?:please|with) (?:\p{L}+ )?(?:collection|pick-?up)|please (?:collect|pick up|fetch)|(?:dann )?bitte (?:\p{L}+ ){0,2}(?:abholen|abholung)|abholung (?:\p{L}+ )?(?:bitte|eintragen|buchen|dazu|notieren)|bei (?:mir|uns)(?: zu ?hause)? abhol\p{L}*|(?:pick|collect|fetch) (?:\p{L}+ ){1,3}(?:up )?from (?:me|us|mine|home|my|our)|(?:забрати|забрать) (?:\p{L}+ ){0,2}(?:[ву] мене|від мене|з дому|у меня|от меня|из дома)|(?:leih|ersatz|miet)(?:wagen|auto)|(?:organisier\p{L}*|veranlass\p{L}*) (?:\p{L}+ ){0,3}(?:abholung|hol- und bringservice)|(?:holt|holen sie) (?:\p{L}+ ){0,3}(?:bei|in|von|vom) (?:\p{L}+ ){0,3}ab|(?:будь ласка,? )?заберіть (?:\p{L}+ ){0,2}(?:будь ласка|за адресою|з |із |від )|доставк\p{L}* (?:теж |також )?(?:будь ласка|запишіть)|(?:пожалуйста,? )?заберите (?:\p{L}+ ){0,2}(?:пожалуйста|по адресу|с |из |от )|підмінн\p{L}* (?:авто|машин\p{L}*)|(?:заберіть|забрати) (?:авто|машин\p{L}*|її|його) (?:з|із|від|за адресою)|подменн\p{L}* (?:авто\p{L}*|машин\p{L}*)|(?:заберите|забрать) (?:авто|машин\p{L}*|е[её]|его) (?:с|со|из|от|по адресу))(?!\p{L})/iu;

/** It is asked for, and not only asked about. */
export const ASKED_FOR =
  /(?<!\p{L})(?:please|pls|plz|need|want|would like|['’]d like|i['’]?ll (?:take|have)|bitte|brauch\p{L}*|bräucht\p{L}*|möcht\p{L}*|hätt\p{L}*|nehm\p{L}*|будь ласка|потріб\p{L}*|треба|хочу|хотів|хотіла|пожалуйста|нужн\p{L}*|надо|хотел\p{L}*|давайте|заберіть|заберите)(?!\p{L})/iu;

/** Whether a word for the studio has been noted. */
export const ASKS_NOTED =
  /(?<!\p{L})(?:(?:did|have) (?:you|ye|u)(?: \p{L}+)? (?:note[d]?|write|written|pass|passed|arrange[d]?)|(?:is|was) (?:that|it|the \p{L}+)(?: \p{L}+)? (?:noted|arranged|passed on|written down)|(?:haben|habt) (?:sie|ihr) (?:\p{L}+ ){0,4}(?:notiert|vermerkt|weitergegeben|organisiert)|(?:ist|wurde) (?:\p{L}+ ){0,3}(?:notiert|vermerkt|weitergegeben|organisiert)|(?:ви )?(?:занотували|записали|врахували|передали|організували)|(?:вы )?(?:отметили|записали|учли|передали|организовали))(?!\p{L})/iu;

/** What is told so belongs to the booking itself. */
export const OF_BOOKING_ITSELF =
  /(?<!\p{L})(?:name|surname|number|phone|e-?mail|appointment|booking|time|slot|price|nummer|telefon\p{L}*|termin\p{L}*|uhrzeit|preis|номер\p{L}*|телефон\p{L}*|ім['’ʼ]?я|имя|запис|запись|час|время|ціна|цена|ціну|цену)(?!\p{L})/iu;

/** A clause of its own begins. */
export const CLAUSE_BEGINS =
  /\s*[,;:–—]+\s*(?:(?:and|but|und|aber|і|й|та|але|и|а|но)\s+)?|\s+(?:and|but|und|aber|і|й|та|але|и|но|n(?=\s(?:do|does|how|what|whats|when|where|can|could|is|are|u|you|i|will|would|any)(?!\p{L})))\s+/giu;

/** How a clause begins that asks. */
export const BEGINS_ASKING =
  /^\s*(?:what|which|who|where|when|why|how|can|could|do|does|is|are|will|was|wer|wie|wo|wann|warum|welche\p{L}*|kann|könnt|geht|gibt|ist|habt|haben|що|яка|який|яке|які|де|коли|чому|скільки|чи|можна|что|какой|какая|какие|где|когда|почему|сколько|можно)(?!\p{L})/iu;

/** Words that point at what stands before, and courtesies. */
export const POINTING =
  /^(?:it|that|this|them|him|her|on|at|with|please|pls|too|also|ok|das|es|ihn|sie|die|den|dem|ihm|dran|drauf|bitte|auch|da|mal|на|з|с|зі|со|это|це|його|него|него|неї|нее|неё|них|цим|этим|ним|будь|ласка|пожалуйста|теж|тоже)$/iu;

/** Words that lead on to what is said behind them. */
export const ON_THE_WAY =
  /^(?:and|but|oh|ah|also|btw|hi|hey|hello|hallo|moin|one|more|thing|last|und|aber|ach|noch|was|eins|übrigens|ubrigens|і|й|та|але|ще|одне|и|а|но|ещё|еще|одно|кстати|до|речі|привет|привіт)$/iu;

/** Said of what was just told, before something is asked. */
export const GLAD =
  /^(?:lovely|great|brilliant|grand|super|wonderful|amazing|awesome|excellent|cool|nice|sweet|fab|fantastic|right|alright|klasse|toll|prima|spitze|wunderbar|aha|чудово|супер|клас|класно|прекрасно|круто|зрозуміло|ясно|класс|классно|отлично|замечательно|здорово|понятно)$/iu;

/** Leads over to what is to be noted. */
export const LEADS_OVER = /^[\s,:;–—-]*(?:that|dass|das|що|шо|что)\s/iu;
