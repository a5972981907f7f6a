/** The days of the week from Monday, as they begin in the four languages; short forms stand whole. */
export const DAY_STEMS: readonly string[] = [
  'mondays?|mon|montags?|mo|понеділ\\p{L}*|понедельник\\p{L}*|пн',
  'tuesdays?|tues?|dienstags?|di|вівтор\\p{L}*|вторник\\p{L}*|вт',
  'wednesdays?|wed|mittwochs?|mi|серед[аиуоі]\\p{L}*|сред[аыуое]\\p{L}*|ср',
  'thursdays?|thurs?|donnerstags?|do|четвер\\p{L}*|четверг\\p{L}*|чт',
  "fridays?|fri|freitags?|fr|п[ʼ’']?ятниц\\p{L}*|пятниц\\p{L}*|пт",
  'saturdays?|sat|samstags?|sonnabends?|sa|субот\\p{L}*|суббот\\p{L}*|сб',
  'sundays?|sun|sonntags?|so|неділ\\p{L}*|воскресень\\p{L}*|нд|вс',
];

/** Several days in one word, as numbers from Monday. */
export const DAY_GROUPS: readonly (readonly [string, readonly number[]])[] = [
  [
    'weekdays|during the week|unter der woche|werktags|wochentags|будн\\p{L}*|робочі дні|рабочие дни|рабочим дням',
    [0, 1, 2, 3, 4],
  ],
  ['weekends?|wochenendes?|вихідні|вихідних|вихідним|выходные|выходных|выходным', [5, 6]],
  ['every day|daily|täglich|jeden tag|щодня|кожного дня|ежедневно|каждый день', [0, 1, 2, 3, 4, 5, 6]],
];

/** Days counted from today. */
export const RELATIVE_DAYS: readonly (readonly [string, number])[] = [
  ['day after tomorrow|übermorgen|післязавтра|послезавтра', 2],
  ['tomorrow|(?<!am |guten )morgen|завтра', 1],
  ['today|tonight|heute|сьогодні|сегодня', 0],
];

/** From one day to another. */
export const DAY_TO_DAY = /^\s*(?:to|through|till|-|–|—|bis|по|до)\s*(?:the |den |zum )?$/iu;

/** Months from January, as they begin. */
export const MONTH_STEMS: readonly string[] = [
  'jan\\p{L}*|jän\\p{L}*|січ\\p{L}*|янв\\p{L}*',
  'feb\\p{L}*|лют\\p{L}*|фев\\p{L}*',
  'mar|march|märz\\p{L}*|mrz|берез\\p{L}*|март\\p{L}*',
  'apr\\p{L}*|квіт\\p{L}*|апр\\p{L}*',
  'may|mai|трав\\p{L}*|ма[йя]',
  'june?|juni|черв\\p{L}*|июн\\p{L}*',
  'july?|juli|лип\\p{L}*|июл\\p{L}*',
  'aug\\p{L}*|серп\\p{L}*|авг\\p{L}*',
  'sep\\p{L}*|верес\\p{L}*|сент\\p{L}*',
  'oct\\p{L}*|okt\\p{L}*|жовт\\p{L}*|окт\\p{L}*',
  'nov\\p{L}*|листоп\\p{L}*|нояб\\p{L}*',
  'de[cz]\\p{L}*|груд\\p{L}*|дек\\p{L}*',
];
