/** Folded words for the whole of a list. */
export const ABOUT_ALL =
  /^(?:prices?|pricing|pricelist|costs|rates|packages?|options?|services|menu|tiers|deals|offers?|preise?n?|preisliste|pakete?n?|angebote?n?|optionen|leistungen|varianten?|programme?|цін[иа]?|ціни|цінам|цінах|прайс\p{L}*|пакет(?:и|ів|ам|ы|ов)?|варіант(?:и|ів)|послуг[иа]?|програм[ии]?|тариф(?:и|ы|ів|ов)?|розцінк\p{L}*|цены|цен|ценам|ценах|ценник\p{L}*|цінник\p{L}*|варианты|вариантов|услуги|услуг|программы|расценк\p{L}*|комплексы|комплекси)$/u;

/** What stands around them in such a question. */
export const AROUND_ALL: ReadonlySet<string> = new Set(
  `hi hello hey there good morning evening what whats what's which how much are is the your of all for a an and or do
  does you have got get give me send can could i see know tell show list please pls thanks various different four
  three five two six each every full have any there kind kinds sort sorts offer like about to on it cost costs in
  hallo hi moin servus guten tag abend morgen was welche wie viel kosten kostet eure ihre euer ihr eurer die der das
  den alle vier drei funf zwei es gibt gibts habt haben sie so im und oder mir mal bitte ich wir zeig zeigt sagen
  schicken sehen wissen fur von bei euch ihnen denn da dann alles jeweils einzelne einzelnen machen macht bietet an
  привіт вітаю добрий день доброго дня вечора ранку які яка який скільки коштує коштують у вас є ваші ваш всі усі
  чотири три по і та чи або покажіть скажіть скиньте дайте мені можна будь ласка робите що шо на за взагалі почім
  цікавить цікавлять підкажіть хочу дізнатись дізнатися кинь киньте загалом
  привет здравствуйте добрый день вечер доброе утро какие какая какой сколько стоит стоят у вас есть ваши ваш все
  четыре три по и или покажите скажите скиньте дайте мне можно пожалуйста делаете что че чо шо на за вообще почем
  интересует интересуют подскажите хочу узнать скинь киньте с а в чем чём какому`
    .split(/\s+/)
    .filter(Boolean),
);

/** Parts of a package by themselves: "on their own", "einzeln", "окремо". */
export const PARTS_APART =
  /(?<!\p{L})(?:separate(?:ly)?|singly|individual(?:ly)?|(?:on|by) (?:its|their) own|by (?:itself|themselves)|alone|einzeln|separat|getrennt|für sich|allein|окремо|поодинці|отдельно|по отдельности|поштучно|порознь)(?!\p{L})/iu;

/** "What if only the bonnet and bumper?" */
export const ONLY_PARTS =
  /(?<!\p{L})(?:(?:what )?if|how about|what about|und wenn|wenn|was ist mit|was wäre|а якщо|якщо|що як|а если|если|а что если)\s(?:[^.?!]{0,30}\s)?(?:only|just|nur|bloß|тільки|лише|лиш|только|лишь)(?!\p{L})|(?<!\p{L})(?:and|und|а|and what about)\s(?:(?:only|just|nur|тільки|лише|только|лишь)\s)[^.!]*\?/iu;

/** "Without the wings": parts that are not meant. */
export const WITHOUT_PARTS =
  /(?<!\p{L})(?:without|no|not|minus|ohne|kein\p{L}*|без|не)\s(?:(?:the|die|den|das|der)\s)?\p{L}+/giu;
