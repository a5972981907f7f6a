const HOUR = String.raw`(?<hour>(?:half (?:past )?|quarter (?:past|to) |halb |viertel (?:nach|vor) |пів на |половин\p{L}* )?\d{1,2}(?:[:.]\d{2})?(?:\s?(?:a\.?m\.?|p\.?m\.?))?|noon|midday|mittags?|обід\p{L}*|обед\p{L}*|полудн\p{L}*)`;
const REST = String.raw`(?:\s?(?:uhr|o['’]?clock|годин\p{L}*|час(?:а|ов|ам)?|дня))?`;
const FEW = String.raw`(?:[\s,]+(?!(?:bring|drop|komm|приїд|приед|завез|привез))[\p{L}’']+){0,5}?\s`;

/** The hour by which a car is to be had again. */
export const DONE_BY: readonly RegExp[] = [
  String.raw`(?:back|done|finished|collected|gone)\s(?:by|before|for|at)\s(?:about |around )?${HOUR}`,
  String.raw`(?<!(?:i['’]?m|i am|i['’]?ll be|we['’]?re|we are)\s)ready\s(?:by|before|for)\s(?:about |around )?${HOUR}`,
  String.raw`(?:need|want|must have|have to have|require)\s(?:it|her|him|the car|my car|the van)(?: back)?\s(?:(?:for|on) (?:\p{L}+ ){1,3})?(?:by|at|before)\s${HOUR}`,
  String.raw`(?:pick|picking|collect|collecting)\s(?:it|her|him|the car)?\s?(?:up )?(?:by|before|at)\s${HOUR}`,
  String.raw`(?:bis|um|vor|gegen)\s(?:spätestens )?${HOUR}${REST}${FEW}(?:fertig|zurück|wieder|abhol\p{L}*|brauch\p{L}*)`,
  String.raw`(?:brauch\p{L}*|fertig|abhol\p{L}*|zurück)${FEW}?(?:bis|um|vor|gegen)\s(?:spätestens )?${HOUR}`,
  String.raw`(?:к|ко|до|о|об|в|на)\s${HOUR}${REST}${FEW}(?:забер\p{L}*|забра\p{L}*|забира\p{L}*|нужн\p{L}* (?:машин|авто|тачк)\p{L}*|потрібн\p{L}* (?:машин|авто)\p{L}*|(?:машин|авто|тачк)\p{L}* (?:нужн|потрібн|понадоб|знадоб)\p{L}*)`,
  // "By noon" is when it is to be ready; "at noon" may be when somebody is ready to come.
  String.raw`(?:к|ко|до)\s${HOUR}${REST}${FEW}(?:готов\p{L}*|успе\p{L}*|встиг\p{L}*)`,
  String.raw`готов\p{L}*\s(?:к|ко|до)\s${HOUR}`,
  String.raw`(?:забер\p{L}*|забра\p{L}*|забира\p{L}*|(?:машин|авто|тачк)\p{L}* (?:мне |мені )?(?:нужн|потрібн|понадоб|знадоб)\p{L}*)(?:\s(?:авто|машину|её|ее|її))?\s(?:к|ко|до|о|об|в|на)\s${HOUR}`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}(?![\\p{L}\\d])`, 'iu'));

export const NOON = /^(?:noon|midday|mittag|обід|обед|полудн)/iu;
