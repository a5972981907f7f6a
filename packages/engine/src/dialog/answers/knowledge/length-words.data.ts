const COUNT = String.raw`(?:\d+(?:[.,]\d+)?(?:\s?(?:-|–|bis|to|or|до|или|чи)\s?\d+)?|an?|one|two|three|four|half an?|couple of|few|eine[rnm]?|einem|ein|zwei|drei|vier|halbe[nr]?|paar|anderthalb|пару|пара|пів|полтор[аы]|півтор[аи]|одн\p{L}+|дв[аіе]|тр[иі]|чотири|четыре)`;
const UNIT = String.raw`(?:minutes?|mins?|hours?|hrs?|h|days?|weeks?|minuten?|stunden?|std|tage?n?|wochen?|хвилин\p{L}*|хв|годин\p{L}*|год|день|дні|днів|дня|діб|доб[ауи]|тиж\p{L}*|минут\p{L}*|мин|час(?:а|ов|ик\p{L}*)?|дн(?:ей|и|ями?)|сут(?:ки|ок)|недел\p{L}*)`;
/** Words before which a unit stands for one of it: "за час", "the whole day". */
const LED = `(?:whole|entire|all|full|ganzen?|halben?|цілий|увесь|весь|целый|повний|полный|пів|пол|за|около|близько|десь|примерно|приблизно|всего|лише|тільки|только)`;
const OVERNIGHT = `overnight|over night|über nacht|uber nacht|на ніч|на ночь|полдня|півдня|полчаса|півгодини|ganztägig|tagsüber`;

/** A length of time in hours or days, as work is measured; years are those of a guarantee. */
export const LENGTH = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${COUNT}[\s-]*${UNIT}|${LED}\s${UNIT}|${OVERNIGHT})(?![\p{L}])`,
  'iu',
);

/** Somebody can't believe it. */
export const DOUBT =
  /\?\s*[?!]|!\s*\?|(?<!\p{L})(?:only|just|really|seriously|surely|that'?s it|that (?:quick|fast|short)|so (?:quick|fast|short|little)|enough|nur|bloß|bloss|wirklich|echt|ernsthaft|sicher|so (?:schnell|kurz|wenig)|reicht|лише|лиш|тільки|всього|справді|серйозно|точно|так (?:швидко|мало)|вистачить|невже|хіба|только|всего|лишь|действительно|серь[её]зно|правда|так (?:быстро|мало)|хватит|неужели|разве|реально)(?!\p{L})/iu;

/** When somebody comes, or how much later, is no length of work. */
export const OF_COMING =
  /(?<!\p{L})(?:ago|later|earlier|notice|before|after|come|coming|free|available|slots?|book\p{L}*|fit me|warranty|guarantee\p{L}*|später|früher|vorher|nachher|komm\p{L}*|frei\p{L}*|termin\p{L}*|buch\p{L}*|garantie\p{L}*|через|пізніше|раніше|назад|при[їе]\p{L}*|під[’'ʼ]?[їе]\p{L}*|подъе\p{L}*|вільн\p{L}*|свободн\p{L}*|запи\p{L}*|гаран\p{L}*|позже|раньше)(?!\p{L})/iu;

/** Said beside a doubt, and nothing else: "точно?", "somebody told me two days". */
export const BESIDE_DOUBT =
  /^\W*(?:(?:are you sure|is that (?:right|true)|really|seriously|sure|wow|hm+|naja|na ja|echt|wirklich|sicher|ernsthaft|stimmt das|im ernst|точно|справді|серйозно|правда|серь[её]зно|действительно|ого|нічого собі|ничего себе|хм+|ну)[\s,.!?]*)+$|(?<!\p{L})(?:(?:was|were|been|got) told|(?:they|someone|somebody|others?|another \p{L}+|elsewhere)\b.*\b(?:said|say|told|takes?|took)|(?:i )?(?:thought|heard|read|expected)|gesagt|gehört|gelesen|gedacht|dachte|казал\p{L}*|сказал\p{L}*|говорил\p{L}*|чу[вл]\p{L}*|читал?\p{L}*|дума[вл]\p{L}*|слыша\p{L}*)(?!\p{L})/iu;
