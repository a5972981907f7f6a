/** The studio says that it fetches cars. */
export const COLLECTS =
  /(?<!\p{L})(?:collect\p{L}*|pick\p{L}*|fetch\p{L}*|\p{L}*abhol\p{L}*|hol(?:en|t)|забер\p{L}*|забира\p{L}*|забор\p{L}*|забрати|забрать)(?!\p{L})/iu;

/** It is agreed to, or wanted. */
export const AGREED =
  /(?<!\p{L})(?:(?:do|take|add|book|with|go (?:for|with)|yes to|have|love|use|want|need) (?:the |that |your )?(?:collection|pick-?up(?: service)?)|(?:collection|pick-?up) (?:would be|sounds|is|works|yes|it is) ?(?:great|grand|good|perfect|lovely|fine|ideal|then)?|(?:gern\p{L}*|bitte|ja|dann|die|der|mit|den) (?:die |der |mit |den )*(?:abholung|abholservice|hol-? ?und bringservice)(?: \p{L}+)? ?(?:gern\p{L}*|bitte|nehm\p{L}*|dazu|wäre|passt|mach\p{L}*)?|hol(?:t|en sie) (?:ihn|es|sie|das auto|den wagen) (?:\p{L}+ ){0,4}?ab|(?:давайте|так|робіть|хочу|краще|візьму) (?:із |зі |з |ваш\p{L}* )?(?:забор\p{L}*|доставк\p{L}*|подач\p{L}*)|(?:давайте|да|делайте|хочу|лучше|возьму) (?:со |с |ваш\p{L}* )?(?:забор\p{L}*|доставк\p{L}*|подач\p{L}*)|(?:забрати|забирати) (?:треба|потрібно|тоді)|(?:забрать|забирать) (?:нужно|надо|тогда)|(?:треба|потрібно) (?:її |машину |авто )?забрати|(?:нужно|надо) (?:её |ее |машину |авто )?забрать|(?:заберіть|забирайте|заберите) (?:\p{L}+ )?(?:машин\p{L}*|авто|її|його|е[её]|его|самі|сами|тоді|тогда))(?!\p{L})/iu;

/** Somebody of the studio would fetch it. */
export const ASKS_COLLECTED =
  /(?<!\p{L})(?:(?:are|will|do|can|could|would|r) (?:you|ye|u|yous|yiz) (?:\p{L}+ ){0,2}?(?:pick(?:ing)?|collect(?:ing)?|fetch(?:ing)?)|hol\p{L}* (?:ihr|sie) (?:\p{L}+ ){0,5}?ab|(?:könnt|können|würdet|würden) (?:ihr|sie) (?:\p{L}+ ){0,5}?(?:ab)?hol(?:en)?|(?:забер|забира)(?:ете|єте|ёте)|(?:може|мож)(?:те|ете) (?:\p{L}+ ){0,3}?(?:забрати|забрать))(?!\p{L})/iu;

/** Where a car stands, by street and number. */
export const ADDRESS =
  /(?<!\p{L})(?:\d{1,4}\p{L}?,? (?:\p{L}[\p{L}'’.-]* ){1,3}?(?:street|st|road|rd|lane|court|ct|avenue|ave|drive|close|square|terrace|park|way|place|grove|crescent|gardens)|\p{L}*(?:straße|strasse|str\.|gasse|weg|platz|allee|ring) ?\d{1,4}|(?:вул|вулиця|вулиці|ул|улица|улице|просп|пр-т|проспект\p{L}*|пров|бульв\p{L}*|мкр|микрорайон)\.? ?[\p{L}\d'’ʼ .-]{2,30}?\d{1,4})(?!\p{L})/iu;

/** "Brivibas 120, 3rd door": a name and a number that stand first. */
export const BARE_ADDRESS =
  /^\s*(?!(?:at|um|gegen|am|on|by|о|об|у|в|к|на|number|nr|номер|тел\p{L}*|phone|tel)(?!\p{L}))\p{L}[\p{L}'’ʼ.-]{3,}(?: \p{L}[\p{L}'’ʼ.-]+){0,2},? \d{1,4}\p{L}?(?![\d:])/iu;
