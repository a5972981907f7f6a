/** Words by which a day is named, folded; a reading without one of them is a clock time alone. */
export const DAY_NAMES =
  /(?<!\p{L})(?:today|tonight|tomorrow|tmrw|tmr|tomorow|mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|heute|morgen|ubermorgen|mo|di|mi|do|fr|sa|so|сьогодні|завтра|післязавтра|сегодня|послезавтра|пн|вт|ср|чт|пт|сб|нд|вс)(?!\p{L})|(?<!mid)day|week|(?<!mit)tag|woche|mittwoch|wochenende|день|дня|тижн|тиждень|недел|понеділ|вівтор|серед|четвер|пятниц|субот|неділ|понедель|вторник|сред|суббот|воскрес|вихідн|выходн|month|monat|місяц|месяц|(?<!\d)\d{1,2}[./]\d{1,2}(?!\d)|\d(?:st|nd|rd|th)|\d\.(?!\d)|\d{1,2}-?(?:го|ого)|jan|feb|mar|apr|mai|may|jun|jul|aug|sep|oct|okt|nov|dec|dez|січ|лют|берез|квіт|трав|черв|лип|серп|верес|жовт|листоп|груд|январ|феврал|март|апрел|мая|июн|июл|август|сентяб|октяб|нояб|декаб/u;

/** Words after which the time wanted stands when another was named before, folded. */
export const TURNING_WORDS =
  /(?<!\p{L})(?:but|rather|instead|actually|make it|make that|no wait|sondern|lieber|doch|sonst|besser|а|краще|точніше|хоча ні|лучше|точнее|вернее|хотя нет|давайте)(?!\p{L})/giu;

/** "from tomorrow to …": the stretch that names the time moved away from. */
export const FROM_TO =
  /(?<!\p{L})(?:from|vom|von|с|со|з|із|зі)\s(.{2,40}?)\s(?=(?:to|onto|auf|zum|nach|на)(?!\p{L}))/iu;

/** Words before the time a booking is moved to. */
export const TO_WORDS = /(?<!\p{L})(?:to|auf)(?!\p{L})/giu;

/** A day named by its weekday and by nothing else, folded. */
export const WEEKDAY_ONLY =
  /^(?!.*(?:next|nachst|наступн|следующ|другой|tomorrow|morgen(?!s)|завтра|week|woche|тижн|недел|\d\.\d|\d\/\d))(?=.*(?:monday|tuesday|wednesday|thursday|friday|saturday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|понеділ|вівтор|серед|четвер|пятниц|субот|понедельник|вторник|сред|суббот|(?<!\p{L})(?:mon|tues?|weds?|thurs?|fri|sat|mo|di|mi|do|fr|sa|пн|вт|ср|чт|пт|сб)(?!\p{L})))/su;

/** A weekday and a figure behind it that is neither marked as a date nor followed by a month. */
export const WEEKDAY_AND_FIGURE =
  /(?<!\p{L})(?:\p{L}+day|sat|fri|thurs?|tues?|wed|mon|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|понеділ\p{L}+|вівтор\p{L}+|серед\p{L}|четвер\p{L}?|п.ятниц\p{L}|субот\p{L}|понедельник\p{L}?|вторник\p{L}?|сред\p{L}|пятниц\p{L}|суббот\p{L})\s(\d{1,2})(?=\s*(?:$|[,!?]|(?:please|pls|bitte|then|under|for|auf|на|будь|пожалуйста|für)(?!\p{L})))/iu;

/** "Saturday at half past twelve is too late": a time that does not suit. */
export const UNFIT =
  /(?<!\p{L})(?:too (?:late|early)|zu (?:spät|früh)|(?:за)?надто (?:пізно|рано)|запізно|зарано|пізно|поздно|слишком (?:поздно|рано)|рановато|поздновато)(?!\p{L})/iu;

/** A day by its name: no "within a day", no "during the day". */
export const NAMED_DAY =
  /(?<!\p{L})(?:today|tonight|tomorrow|tmrw|\p{L}+day|mon|tues?|weds?|thurs?|fri|sat|sun|heute|(?:über)?morgen|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|(?:am |nächste woche |do |mo )?(?:mo|di|mi|do|fr|sa|so)(?= (?:früh|morgen|(?:vor|nach)mittags?|abends?|um|ab|gegen))|(?:next|nächste[nr]?) (?:week|month|woche|monat)|(?:на )?(?:наступн|следующ)\p{L}+ (?:тиж|недел|місяц|месяц)\p{L}+|сьогодні|(?:після)?завтра|сегодня|послезавтра|понед\p{L}+|вівтор\p{L}+|вторник\p{L}*|серед[ауиі]|сред[ауые]|четвер\p{L}*|п[’'ʼ]?ятниц\p{L}*|суб+от\p{L}*|неділ\p{L}*|воскресен\p{L}*|пн|вт|ср|чт|пт|сб|нд|вс)(?!\p{L})/iu;
