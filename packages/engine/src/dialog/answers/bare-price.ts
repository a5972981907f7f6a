/** "What would that run me", "was wärs dann": a price is told or asked about anyway, and is no question for the studio. */
export function isBarePrice(said: string): boolean {
  const clauses = said.split(CLAUSES).filter((clause) => clause.trim() !== '');
  return clauses.length > 0 && clauses.every((clause) => BARE.test(clause));
}

/** "Is it worth it? What would that be then" asks the studio the first of the two. */
export function withoutBarePrice(said: string): string {
  const clauses = said.split(/(?<=[?!.])\s+/u);
  const left = clauses.filter((clause) => !BARE.test(clause));
  return left.length === 0 ? said : left.join(' ');
}

const CLAUSES = /[?!.;]+/u;

const BARE =
  /^[\s,?!.]*(?:(?:and|so|ok|okay|then|und|also|ok|dann|и|а|ну|і|та|то)[\s,]+)*(?:(?:(?:what|how much)(?:['’]?s|['’]?d|\s(?:would|will|is|does|do|wd))?(?:\s(?:that|it|this|all|everything|the|total|i|we|you|run|cost|be|come|make|set|pay|charge|me|us|back|to|then|together|in|altogether|roughly|about|for))*)|(?:(?:was|wie ?viel)\s(?:wär|würd|kost|mach|käm|läg|ist|zahl)\p{L}*(?:['’]?s)?(?:\s(?:das|es|mich|uns|dann|denn|so|alles|zusammen|etwa|ungefähr|insgesamt|kosten|machen|sein|ich|wir))*)|(?:(?:сколько|скільки|почем|почём|во сколько|по чому|що|что)(?:\s(?:это|це|всё|все|усе|мне|мені|примерно|приблизно|будет|буде|выйдет|вийде|обойдется|обойдётся|обійдеться|стоит|коштує|стоить|коштувати|встанет|тогда|тоді|вместе|разом|бы|б|би|вышло|вийшло|по деньгам|по грошах|с меня|з мене|то|за))*))[\s,?!.]*$/iu;
