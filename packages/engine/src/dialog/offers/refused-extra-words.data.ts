/** There is none of it, or none is wanted; "not only" says the opposite. */
export const NONE_OF_IT =
  /(?<!\p{L})(?:no|not(?! (?:only|just))|don['’]?t|dont|without|skip|kein\p{L}*|nicht(?! nur)|ned(?! nur)|nix|ohne|нет(?! ли)|не(?! (?:только|лише|тільки))|немає|нема|без)(?!\p{L})/iu;
