/** Whoever fetches a car themselves. */
export const FETCHING =
  /(?<!\p{L})(?:collect(?:s|ing)?|pick(?:s|ing)?(?:[\s-](?:it|her|him|them|the car|my car|mine))?[\s-]up|fetch(?:es|ing)?|get (?:it|her|him|the car) back|(?:ab)?(?:zu)?holen (?:kann|könnte|würde|komm\p{L}*|tu\p{L}*|wär\p{L}*)|abholen|abhol(?:e|t|ung)|abzuholen|hol\p{L}{0,2} (?:ich|wir)|hol\p{L}{0,2} (?:ihn|es|sie|das|den|die) (?:[\p{L}\d:.]+ ){0,6}ab|забер[уеё]\p{L}*|забра(?:ти|ть)|забира(?:ти|ть|ю|єм\p{L}*|ем))(?!\p{L})/iu;

/** The car is fetched by the studio, or brought by the client in the same breath. */
export const FETCHED_BY_STUDIO =
  /(?<!\p{L})(?:you|u|ye|your|ihr|euer|sie|ви|вы|вам|вас|from (?:my|our|me|home|work|here|the)|bei (?:mir|uns)|von (?:mir|uns|zu|der|meine[rm])|(?:від|от|з|с|из|із|у) (?:мене|меня|нас|дому|дома|роботи|работы)|drop\p{L}*|bring\p{L}*|komm\p{L}*|abgeb\p{L}*|прив[еоі]з\p{L}*|привоз\p{L}*|приїд\p{L}*|приед\p{L}*|завез\p{L}*|зда(?:м|ти)|сда(?:м|ть)|kids?|children|kinder|діт\p{L}*|дитин\p{L}*|дет\p{L}*|реб[её]н\p{L}*)(?!\p{L})/iu;

const HOUR = String.raw`(?:\d{1,2}(?:[:.]\d{2})?(?:\s?(?:am|pm|uhr)(?!\p{L}))?|noon|midday|mittags?|(?:half|halb) \p{L}{3,6}|five|six|seven|eight|fünf|sechs|sieben|acht|обід\p{L}*|обед\p{L}*|полудн\p{L}*)`;
const FEW = String.raw`(?:\s\p{L}[\p{L}’']*){0,3}?`;
const VEHICLE = String.raw`(?:flight|plane|train|ferry|coach|flieger|flug|flugzeug|zug|fähre|рейс|поезд|поїзд|сам[оа]л[её]т|літак|электричк\p{L}|електричк\p{L})`;

/** "My flight lands at eight", "um sechs geht mein Zug": nobody comes to a studio then. */
export const OF_TRAVEL: readonly RegExp[] = [
  String.raw`${VEHICLE}${FEW}\s(?:at|um|gegen|в|о|об|на)\s${HOUR}`,
  String.raw`(?:at|um|gegen|в|о|об)\s${HOUR}${FEW}\s${VEHICLE}`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'giu'));

const FIRST_PERSON = String.raw`(?:(?:i|we)(?:['’](?:m|ll|re))?\s(?:don['’]?t\s|only\s|usually\s|normally\s)?)`;

/** "I finish work at five": the hour at which somebody is done with their own work. */
export const OFF_WORK = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${FIRST_PERSON})?(?:finish|done|clock off|get off|knock off|off)(?:\s(?:work|working|my shift|with work))?\sat\s|feierabend${FEW}\s(?:um|ab|gegen)\s|(?:um|ab|gegen)\s(?=${HOUR}\s(?:hab\p{L}*|mach\p{L}*|ist)?\s?(?:ich\s)?feierabend)|(?:früh|spät|nacht)?(?:schicht|dienst)${FEW}\s(?:bis|um)\s|arbeite${FEW}\sbis\s|(?:за)?(?:канчива|кінчу)ю${FEW}\s(?:в|о|об)\s|смена${FEW}\s(?:до|в)\s|зміна${FEW}\s(?:до|о|об)\s|(?:работаю|працюю)${FEW}\sдо\s|(?:освобождаюсь|звільняюс[ья]|вільн(?:ий|а)|свободен|свободна) (?:только |лише |тільки )?(?:в|о|об)\s)(?<hour>${HOUR})(?!\p{L})`,
  'iu',
);

/** "I start at six": the hour at which it begins. */
export const TO_WORK = new RegExp(
  String.raw`(?<!\p{L})(?:${FIRST_PERSON}(?:start|begin)(?:\s(?:work|working|my shift))?\sat\s|fang\p{L}*\s(?:ich|wir)${FEW}\sum\s|(?:начина|почина)ю${FEW}\s(?:в|о|об|з|с)\s)${HOUR}(?!\p{L})`,
  'iu',
);

/** Another hour or part of the day. */
export const HOUR_OR_PART =
  /\d|(?<!\p{L})(?:morning|afternoon|evening|noon|lunch|(?:vor|nach)mittag|morgens|früh|abend|mittag|ран(?:ок|ку|ці|о)|зранку|вранці|вечор|вечір|вечер|утр|обід|обед|дн[её]м|вдень)/iu;
