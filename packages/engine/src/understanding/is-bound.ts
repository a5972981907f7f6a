/** "Not before ten", "nicht vor zehn", "не раньше десяти": the hour bounds what is wanted, and nothing is refused. */
export function isBound(said: string): boolean {
  return BOUND.test(said);
}

const BOUND =
  /(?<!\p{L})(?:not|no|nicht|nich|ned|не|ні)\s(?:(?:before|until|till|earlier than|sooner than|later than|after|vor|früher als|eher als|später als|nach|раньше|ранее|раніше|до|позже|позднее|пізніше|після|после)(?!\p{L}))/iu;

/** "Only not today": the word right before a day takes just that day out. */
export function isPlainlyDenied(before: string): boolean {
  return DENIED.test(before);
}

const DENIED =
  /(?<!\p{L})(?:not|bar|except|(?:can['’]?t|cannot) (?:do|make|come)|nicht|außer|не(?: (?:могу|можу|смогу|зможу))?|крім|кроме)\s(?:on |in the |am |в |у |на )?$/iu;
