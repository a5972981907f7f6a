/** Words of a line that says what all prices of a list are for: "Grundpreise Limousine", "Цены за седан". */
export const STATES_PRICES =
  /(?<!\p{L})(?:(?:grund|basis|listen)?preise?n?|basis|gilt|gelten|angaben|(?:base |starting )?prices?|pricing|rates?|quoted|based on|applies|apply|цен[аыу]?|цін[аиу]?|стоимость|вартість|прайс|указан\p{L}*|вказан\p{L}*|действу\p{L}+|діють|баз[аоу]\p{L}*)(?!\p{L})/iu;

/** "The first price is for a saloon, the second for an SUV": the word for each place. */
export const ORDINALS: readonly RegExp[] = [
  /(?<![\p{L}\d])(?:first|1st|erste[rsn]?|перв(?:ая|ый|ое|ой)|перш(?:а|ий|е)|1-?(?:я|й|а|ша))(?!\p{L})/iu,
  /(?<![\p{L}\d])(?:second|2nd|zweite[rsn]?|втор(?:ая|ой|ое)|друг(?:а|ий|е)|2-?(?:я|й|а|га))(?!\p{L})/iu,
  /(?<![\p{L}\d])(?:third|3rd|dritte[rsn]?|треть?(?:я|ий|ье)|трет(?:я|ій|є)|3-?(?:я|й|а|тя))(?!\p{L})/iu,
  /(?<![\p{L}\d])(?:fourth|4th|vierte[rsn]?|четв[её]рт(?:ая|ый|ое)|четверт(?:а|ий|е)|4-?(?:я|й|а|та))(?!\p{L})/iu,
  /(?<![\p{L}\d])(?:fifth|5th|fünfte[rsn]?|пят(?:ая|ый|ое)|п[’']?ят(?:а|ий|е)|5-?(?:я|й|а|та))(?!\p{L})/iu,
];
