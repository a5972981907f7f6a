/** Verbs of bringing a car: a time before one of them is when it comes. */
const BRINGING = '(?:drop|bring|bringe|komm|завез|привез|приїд|здам|завіз|привіз|приед|сдам|завёз)';

/** What may stand between a time and the verb it belongs to. */
const BETWEEN = `(?:(?!${BRINGING})[^,.;?!\\n\\d]){0,28}?`;
const TAIL = '[^,.;?!\\n]{0,28}';
const HOUR =
  '(?:\\d{1,2}(?:[:.]\\d{2})?|noon|evening|tonight|midday|abends?|mittags?|вечор[ау]|вечер[ау]?|обід[уа]|обед[ау]?|полудн[яю])';

/** A time at which a car is to be ready or fetched, in either order; nobody comes then. */
export const PICK_UP_TIMES: readonly RegExp[] = [
  `(?<!(?:i['’]?m|i am|i['’]?ll be|i can be|we['’]?re|we are)\\s)(?:back|ready|done|finished|collected)\\s(?:by|before|at|around|for)\\s${TAIL}`,
  `(?:collect(?:ing)?|pick(?:ing)?(?:\\s(?:it|her|him|the car))? up|fetch)(?:\\s(?:it|the car))?\\s(?:on|at|by|after|around|in the|from)\\s${TAIL}`,
  `(?:bis|um|ab|gegen|nach|vor)\\s${HOUR}${BETWEEN}(?:fertig|abhol\\p{L}*|zurück|wieder haben|flughafen|flieger)`,
  `brauch\\p{L}*\\s(?:\\p{L}+\\s){0,4}(?:bis|um|ab|gegen|vor)\\s${HOUR}(?:\\suhr)?\\s(?:\\p{L}+\\s)?wieder`,
  `(?:fertig|abhol\\p{L}*)\\s(?:bis|um|ab|gegen|am|nach|vor)\\s${TAIL}`,
  `(?:після|до|о|об|на|к|ко|до|после|в)\\s${HOUR}${BETWEEN}(?:забер\\p{L}*|забра\\p{L}*|забира\\p{L}*|аэропорт\\p{L}*|аеропорт\\p{L}*|сам[оа]л[её]т\\p{L}*|літак\\p{L}*|рейс\\p{L}*|поезд\\p{L}*|поїзд\\p{L}*|вылет\\p{L}*|виліт\\p{L}*)`,
  // "By noon" is when it is to be ready; "at noon" may be when somebody is ready to come.
  `(?:к|ко|до)\\s${HOUR}${BETWEEN}(?:встиг\\p{L}*|успе\\p{L}*|готов\\p{L}*)`,
  `(?:забер\\p{L}*|забра\\p{L}*|забира\\p{L}*)(?:\\s(?:авто|машину))?\\s(?:ввечері|увечері|вечером|після|после|о|об|в|до|к|на)\\s?${TAIL}`,
  `(?:сам[оа]л[её]т|літак|рейс|поезд|поїзд|flight|plane|flug|flieger|train|zug)\\s(?:\\p{L}+\\s){0,2}?(?:at|um|в|о|об)\\s\\d{1,2}(?:[:.]\\d{2})?`,
  `(?:в|у)\\s\\p{L}+\\s(?:мне|мені)\\s(?:ехать|їхати|лететь|летіти|уезжать|виїжджати)`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'giu'));
