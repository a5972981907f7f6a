/** How a time is told by a visit that stands: at its hour, on its day, behind it or before it. */
export type BesideHow = 'with' | 'day' | 'after' | 'before';

/** Words that lead to the visit or the car that is meant. */
const LEADS: Readonly<Record<BesideHow, readonly string[]>> = {
  with: [
    '(?:at )?(?:the )?(?:exact )?same (?:time|slot|hour) (?:as|with|like)',
    '(?:together|along|alongside|simultaneously|in parallel)(?: with)?',
    '(?:zur |die )?(?:gleiche|selbe)n? (?:zeit|uhrzeit|stunde) wie(?: bei| für)?',
    '(?:gleichzeitig|zusammen|gemeinsam|parallel|gleich) (?:mit|wie|zu)',
    '(?:разом|одночасно|паралельно|заодно) (?:з|із|зі)',
    '(?:(?:в|у|на) )?(?:той|цей) (?:самий|же) час,? (?:що|як)(?: (?:й|і|та))?(?: (?:у|на|для))?',
    '(?:вместе|одновременно|параллельно|заодно) (?:с|со)',
    '(?:(?:в|на) )?(?:то|это|тоже) же (?:самое )?время,? (?:что|как)(?: и)?(?: (?:у|на|для))?',
  ],
  day: [
    '(?:on )?(?:the )?same (?:day|date) (?:as|with|like)',
    '(?:am )?(?:gleichen|selben) tag (?:wie|mit)',
    '(?:(?:(?:в|у) )?той (?:самий|же) день|того ж дня),? (?:що|як)(?: (?:й|і|та))?',
    '(?:в )?тот же (?:самый )?день,? (?:что|как)(?: и)?',
  ],
  after: [
    '(?:right |straight |directly |just |immediately )?after',
    '(?:gleich |direkt |unmittelbar )?(?:nach|hinter)',
    '(?:одразу |відразу |зразу )?(?:після|слідом за)',
    '(?:сразу |прямо )?(?:после|следом за|вслед за)',
  ],
  before: [
    '(?:right |straight |directly |just |immediately )?before',
    '(?:gleich |direkt |unmittelbar )vor',
    '(?:прямо |одразу |відразу |якраз )?перед',
    '(?:прямо |сразу |как раз )?перед',
  ],
};

/** The client's own car or visit, without its name. */
const POINTED = [
  'mine|ours|me|us|my (?:own )?(?:car|one|appointment|booking|visit|slot)',
  '(?:the|my) first(?: (?:one|car|booking|appointment|visit))?|the other(?: one| car)',
  'mein(?:em|en|er|s|e)?(?: (?:auto|wagen|termin))?|mir|uns|ihm',
  '(?:dem|der|den|das) (?:ersten?|anderen?)(?: (?:auto|wagen|termin))?|dem termin',
  'мо(?:єю|їм|єї|го|єму|я|є|ю)(?: (?:машин|авт)\\p{L}*)?|мною|мене|нами|тією|тою|тієї',
  'перш(?:ою|им|ої|ого|а|ий)(?: (?:машин|авт)\\p{L}*)?',
  'мо(?:ей|им|его|ю|я|й)(?: (?:машин|авт)\\p{L}*)?|мной|меня|нами|той',
  'перв(?:ой|ым|ого|ая|ый)(?: (?:машин|авт)\\p{L}*)?',
];

/** Said of another car, they mean the visit that stands without pointing at it. */
const ALONE: Readonly<Record<'with' | 'day', readonly string[]>> = {
  with: [
    '(?:at )?(?:the )?(?:exact )?same time(?! as)|simultaneously|in one go',
    "(?<=(?:come|bring|do|done|drop)(?: [\\p{L}’']+){0,3} )together",
    'gleichzeitig|gleich mit(?=\\s?machen|\\s?bringen|[\\s,.!?]*$)|zur (?:gleichen|selben) zeit',
    '(?:zusammen|gemeinsam)(?= (?:kommen|vorbei\\p{L}*|bringen|abgeben))',
    'одночасно|паралельно|заодно|(?:(?:в|у) )?той (?:самий|же) час|тоді ж',
    'разом(?= (?:приїх|приїд|привез|зроб|поми)\\p{L}*)|(?<=(?:приїхати|привезти) )разом',
    'одновременно|параллельно|заодно|(?:в )?то же (?:самое )?время|тогда же',
    'вместе(?= (?:приех|приед|привез|сдела|помы)\\p{L}*)|(?<=(?:приехать|привезти) )вместе',
  ],
  day: [
    '(?:the |that )?same(?= (?:morning|afternoon|evening)(?!\\p{L}))|(?:on )?(?:the |that )?same day',
    '(?<=am )(?:selben|gleichen)(?= (?:vor|nach)?mittag| morgen| abend)|am (?:selben|gleichen) tag',
    'того ж(?= (?:ранку|вечора))|(?:(?:в|у) )?той (?:самий|же)(?= ранок| вечір)|того ж дня|(?:в|у) той (?:самий|же) день',
    'тем же(?= (?:утром|вечером))|(?:в )?то же(?= утро)|в тот же день|тем же днём',
  ],
};

function anyOf(patterns: readonly string[], behind: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})${behind}`, 'giu');
}

export const LED_BY: readonly (readonly [BesideHow, RegExp])[] = (
  ['with', 'day', 'after', 'before'] as const
).map((how) => [how, anyOf(LEADS[how], '(?!\\p{L})\\s*')]);

export const SAID_ALONE: readonly (readonly ['with' | 'day', RegExp])[] = (['with', 'day'] as const).map(
  (how) => [how, anyOf(ALONE[how], '(?!\\p{L})')],
);

/** Stands right behind what leads to it. */
export const POINTED_AT = new RegExp(`^(?:${POINTED.join('|')})(?!\\p{L})`, 'iu');

/** A car beside the one that was talked about, without its name. */
export const SECOND_CAR =
  /(?<!\p{L})(?:(?:second|other|2nd|another) (?:car|one|vehicle|van)|zweit(?:wagen|auto)|(?:zweite|andere)[nrsm]? (?:auto|wagen)|друг(?:а|у|ої|ою) (?:машин|авт|тачк)\p{L}*|друге авто|втор(?:ая|ую|ой) (?:машин|авт|тачк)\p{L}*)(?!\p{L})/iu;
