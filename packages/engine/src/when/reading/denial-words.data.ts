const words = (list: string) => new Set(list.split(' '));

/** Right before a day or a time they deny it. */
export const NEGATORS = words(
  'not never nie didnt cant cannot dont except bar besides collect abholen hole hol заберу забрать забирать забрати cancel storniere storniert скасуйте отмените отмени nicht statt anstatt ausser bloss kein keinen keine не ні замість вместо кроме крім окрім',
);

/** They leave nothing of what they deny; the others tell of a time that is left for another one. */
export const PLAIN_NEGATORS = words('not never nie didnt nicht kein keinen keine не ні');

/** Two words that deny what follows. */
export const OPPOSED = new Set([
  'instead of',
  'rather than',
  'anstelle von',
  'day but',
  'time but',
  'back by',
  'pick up',
  'it up',
  'ready by',
  'done by',
]);

/** They take back what was said before them. */
export const CORRECTORS = words(
  'no nope sorry wait actually rather meant nein ne nee quatsch lieber besser eher meinte нет ні вернее точнее вірніше точніше ой ойй тьфу лучше краще пробачте извините',
);

/** "I said Friday": what was understood before it is set right; "I never said Friday" is not. */
export const SAID = words(
  'said told asked sagte gesagt казав казала казали сказав сказала говорив говорила говорил говорила сказал просив просила просил писав писала писал',
);

/** "What Thursday?", "откуда четверг": whoever asks so has named no such day. */
export const DOUBTING = words(
  'what why how welcher welchen wieso warum який яка яке яку звідки чому какой какая какое какую откуда почему',
);

/** Small words between a denial and what it denies. */
export const SMALL = words(
  'the a an for it that lets mean i make be to der die das den dem des am zum wir ich dann bitte так это то тот ту давайте давай можно можна на а й що шо что dass про',
);

/** "Can't do Friday", "не могу в пятницу". */
export const ABLE = words(
  'do make come free available around there want need могу можу смогу зможу получится получается вийде виходить выйдет успеваю встигаю подходит підходить mehr gleich said say saying told mention mentioned meant mean ask asked gesagt sagte meinte казав казала казали говорив говорила говорили говорил сказал сказала просил просила просив називав називала называл называла писал писала писав писала хотів хотіла хотел хотела',
);

/** What follows a day that is not possible. */
export const REFUSED =
  /^(?:(?:i|im|is|it|its|that|we|for|me|also|ich|wir|leider|da|doch|aber|auch|теж|тоже|я|мне|мені|у|меня|мене|уже|вже|все|таки|же|ж|точно|правда|к|сожалению|на|жаль) )*(?:(?:cant|cannot|doesnt|wont|isnt|dont|not(?! (?:before|until|till|earlier|later|after))|no good|busy|out|unavailable|impossible|bad)(?! \p{L}+ing)|(?:geht|kann|ginge|passt|klappt|konnen|schaffe|wird|habe|hab|bin|ist|ware|sieht)(?: \p{L}+){0,3}? (?:nicht|nie|nix|schlecht|keine zeit|weg|nichts|voll|zu)(?! (?:vor|fruher|spater))|nicht(?! (?:vor|fruher|spater))|не(?!ма|т(?:у|)(?: |$))(?! (?:раньше|раніше|позже|пізніше|позднее|рано|поздно|до|після|после))|никак|ніяк|занят|зайнят|отпада|відпада|fallt)/u;

/** What has been booked already, before another wish. */
export const BOOKED =
  /(?:^| )(?:(?:had|have|got|ive) (?:an? |my )?(?:appointment|slot|booking)|booked|hat(?:te)? (?:\p{L}+ ){0,3}termin|hab(?:e)? (?:\p{L}+ ){0,3}termin|gebucht|einen termin|записан\p{L}?|записал\p{L}*|записав\p{L}*)(?: |$)/u;

/** The same weekday, or another week, a week later. */
export const NEXT_ONE =
  /(?:^| )(?:one after|next one|the next|following(?: one| week)?|week (?:after|later)|woche (?:drauf|darauf|spater)|ubernachste[nr]?|nachste[nr]?|следующ(?:ую|ий|ее|ей)|наступн(?:у|ий|ого|ому|ім))(?: |$)/u;

/** "Move it from Friday to Saturday": the second is meant. */
export const MOVING =
  /^(?:move|push|shift|change|reschedule|switch|swap|postpone|bump|verschieb\p{L}*|verleg\p{L}*|umbuch\p{L}*|перенес\p{L}*|перенос\p{L}*|переставит\p{L}*|переставте|перезапи\p{L}*|пересун\p{L}*|сдвин\p{L}*|зсун\p{L}*)$/u;

/** They leave the choice between days, or lead on to another one where the first can't be had. */
export const DAY_JOINER = words(
  'or oder sonst otherwise else also auch and und или либо иначе также і та й чи або інакше також if falls wenn если якщо',
);

/** Behind them the second day takes the place of the first, whatever joins them. */
export const TURNS_AT_DAY = words('instead lieber stattdessen rather actually краще лучше давай давайте');

/** Before a day they count it in: "by Friday". */
export const BY_DAY = words('by');

/** Up to a day; whether one comes before it or is away until then the rest of the message tells. */
export const UNTIL_DAY = words('bis до');

/** It is to be had by a day. */
export const NEED_BY_DAY = /^(?:fertig|erledigt|готов\p{L}*|зроб\p{L}*|сдела\p{L}*|успе\p{L}*|встиг\p{L}*)$/u;

/** "Not before Friday" asks for that day and those behind it. */
export const NOT_BEFORE_DAY = words('not nicht не ні nie');
