/** "Can I bring it on Friday morning?" asks for a time of that day, and nothing the studio would have to tell. */
export function asksToCome(said: string, isTimed: boolean): boolean {
  return isTimed && COMING.test(said) && !STAYING.test(said);
}

/** "… could you do that too?": it asks for what was named right before it, and for no more. */
export function isPoliteTail(said: string): boolean {
  return POLITE_TAIL.test(said);
}

/** The same behind what it asks for: "the sun strip, could you do that too?" */
export function endsPolitely(said: string): boolean {
  return POLITE_END.test(said);
}

const COMING =
  /(?<!\p{L})(?:can|could|may|shall|kann|könnt\p{L}*|darf|soll|можно|можна|могу|можу|смогу|зможу)(?!\p{L}).{0,40}?(?<!\p{L})(?:bring\p{L}*|drop\p{L}*|come|kommen|vorbei\p{L}*|abgeben|привез\p{L}*|приех\p{L}*|приїх\p{L}*|подъех\p{L}*|під['’ʼ]?їх\p{L}*|завез\p{L}*|завести|загнать|загнати|здати|сдать)(?!\p{L})/iu;

const STAYING =
  /(?<!\p{L})(?:overnight|over night|night before|evening before|leave it|über nacht|nacht|vorabend|abend vorher|dalassen|stehen lassen|на ночь|на ніч|накануне|напередодні|оставить|залишити)(?!\p{L})/iu;

const POLITE = String.raw`(?:(?:oh|ach|и|і|а|and|und)\s)*(?:(?:can|could|would) (?:you|u) (?:(?:also|maybe|please) )*(?:do|add|fit|make) (?:it|that|this|them|those|one)|(?:könnt ihr|kann man|könnten sie|geht|macht ihr|können sie) (?:(?:den|die|das|es|ihn|sie|auch|gleich|noch|mit|da|bitte|vielleicht) ?)+(?:machen|erledigen|reinigen)?|(?:сможете|можете|можно|зможете|можна) (?:(?:её|ее|его|это|их|тоже|и|заодно|сразу|його|її|це|теж|також|заразом|одразу) ?)+(?:сделать|зробити|почистить|почистити|помыть|помити)?)(?:\s(?:too|as well|also|while you['’]?re at it|please|auch|gleich|mit|тоже|заодно|сразу|теж|заразом))*\s*\??\s*$`;

const POLITE_TAIL = new RegExp(`^\\s*${POLITE}`, 'iu');
const POLITE_END = new RegExp(`\\s${POLITE}`, 'iu');
