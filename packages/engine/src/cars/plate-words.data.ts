/** What stands before a number plate, as parts of a pattern; the words between are those people put there. */
export const PLATE_WORDS: readonly string[] = [
  '(?:licen[cs]e|number|reg(?:istration)?) ?(?:plate|number)(?: is)?',
  'plate(?: is)?',
  'kennzeichen(?: ist| lautet)?',
  'nummernschild(?: ist)?',
  'номерний знак',
  'держ(?:авний |\\.? ?)номер',
  'номер(?:и|а)? (?:авто(?:мобіля)?|машини)',
  'гос(?:ударственный |\\.? ?)номер',
  'номер(?:а)? (?:автомобиля|машины)',
];

/** What people say before those words. */
export const PLATE_LEAD_WORDS: readonly string[] = ['my', 'the', 'mein', 'das', 'unser', 'мій', 'наш', 'мой'];
