const LATER = 'later|after|später|drauf|darauf|danach|пізніше|позже|позднее|попозже';
const EARLIER = 'earlier|before|sooner|früher|eher|davor|vorher|раніше|раньше|пораньше';
const DAYS = 'days?|tage?|день|дня|дні|днем|днём';
const WEEKS = 'weeks?|wochen?|тиждень|тижні|тижнем|неделю|недели|неделей';
const ONE = 'a|an|one|the|1|einen?|am|den|на|один|одну';
const COUNTS: readonly (readonly [string, number])[] = [
  ['two|2|zwei|два|дві|две', 2],
  ['three|3|drei|три', 3],
];

/** What a day is counted from when it is no visit: "the day after tomorrow", "two days before the wedding". */
const FROM_ELSE = '(?!\\p{L}|\\s(?:tomorrow|yesterday|the|my|our|a|dem|der|meine[rm]?))';

function shiftOf(count: string, unit: string, turn: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${count})\\s+(?:${unit})\\s+(?:${turn})${FROM_ELSE}`, 'iu');
}

/** "A day later", "two days earlier", "eine Woche später": so many days from the visit. */
export const SHIFTS: readonly (readonly [RegExp, number])[] = [
  ...[...COUNTS, [ONE, 1] as const].flatMap(([count, times]) => [
    [shiftOf(count, DAYS, LATER), times] as const,
    [shiftOf(count, DAYS, EARLIER), -times] as const,
    [shiftOf(count, WEEKS, 'later|später|пізніше|позже|позднее|попозже'), times * 7] as const,
    [shiftOf(count, WEEKS, 'earlier|früher|eher|раніше|раньше|пораньше'), times * -7] as const,
  ]),
  [/(?<!\p{L})(?:днем|днём) (?:пізніше|позже|позднее)(?!\p{L})/iu, 1],
  [/(?<!\p{L})(?:днем|днём) (?:раніше|раньше)(?!\p{L})/iu, -1],
  [/(?<!\p{L})(?:тижнем пізніше|неделей позже)(?!\p{L})/iu, 7],
  [/(?<!\p{L})(?:тижнем раніше|неделей раньше)(?!\p{L})/iu, -7],
  [
    /(?<!\p{L})(?:the (?:next|following) day|am (?:nächsten|darauffolgenden) tag|am folgetag|tags dr?arauf)(?!\p{L})/iu,
    1,
  ],
  [/(?<!\p{L})(?:наступного дня|на наступний день|на следующий день|на другой день)(?!\p{L})/iu, 1],
  [/(?<!\p{L})(?:am vortag|tags (?:davor|zuvor)|напередодні|накануне)(?!\p{L})/iu, -1],
];

/** The week of the visit. */
export const THAT_WEEK =
  /(?<!\p{L})(?:(?:that|the same|same) week|(?:in )?(?:der|jener|derselben|der selben|der gleichen|dieselbe|die gleiche) woche(?! (?:dr?auf|danach|davor|später))|того ж тижня|(?:(?:на|у|в) )?(?:тому|цьому) (?:ж|же|самому) тижні|(?:(?:на|в) )?(?:той|этой) же неделе|той же недели)(?!\p{L})/iu;
