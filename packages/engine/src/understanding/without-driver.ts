/** The message without whoever only brings the car: "Maria, my husband will bring it, Andrew" is booked for Maria. */
export function withoutDriver(text: string): string {
  const driver = DRIVER.exec(text);
  if (!driver) return text;
  const end = driver.index + driver[0].length;
  const named = NAMED_AFTER.exec(text.slice(end))?.[0].length ?? 0;
  return `${text.slice(0, driver.index)} ${text.slice(end + named)}`;
}

const RELATION =
  'husband|wife|mum|mums|mom|mother|dad|father|son|daughter|brother|sister|friend|colleague|mann|frau|mutter|vater|sohn|tochter|bruder|schwester|freund|freundin|kollege|kollegin|чоловік|дружина|мама|тато|син|донька|брат|сестра|друг|подруга|колега|муж|жена|папа|сын|дочь|дочка|коллега';
const DRIVER = new RegExp(
  `(?<!\\p{L})(?:${RELATION})(?!\\p{L})[^.!?]{0,60}?(?<!\\p{L})(?:brings?|bringing|drops?|drives?|bringt|fährt|abgeben|vorbeibring\\p{L}*|привез\\p{L}*|пригон\\p{L}*|прижен\\p{L}*|пригна\\p{L}*)(?!\\p{L})`,
  'iu',
);
const NAMED_AFTER = /^[^.!?,\d]{0,20},\s*\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?(?!\p{L})/u;
