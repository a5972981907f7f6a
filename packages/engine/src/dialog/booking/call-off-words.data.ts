/** Nothing is to be booked at all. */
export const NOTHING_BOOKED =
  /(?<!\p{L})(?:(?:don['’]?t|do not|no need to|not) (?:book|reserve|enter) (?:it|anything|me(?: in)?|that)(?! (?:yet|before|until|till|unless|without|for|on|at|in|as)(?!\p{L}))|no (?:booking|appointment)(?: needed| please| thanks)?(?=\s*(?:[.,;!–—-]|$))|(?<!noch )(?:nichts?|nix) (?:buchen|eintragen|reservieren)|kein(?:en)? termin(?: (?:bitte|mehr|machen|buchen|eintragen|nötig))?(?=\s*(?:[.,;!–—-]|$))|не (?:треба|потрібно|варто) (?:мене )?(?:записувати|бронювати)|нічого не (?:треба|потрібно|записуйте|бронюйте)|не (?:треба|потрібно) нічого|не (?:надо|нужно|стоит) (?:меня )?(?:записывать|бронировать)|ничего не (?:надо|нужно|записывайте|бронируйте)|не (?:надо|нужно) ничего)(?!\p{L})/iu;

/** The matter is at an end for the client. */
export const NO_MATTER =
  /(?<!\p{L})(?:forget (?:it|about it|the whole thing|everything)|(?:not|no longer) (?:interested|going ahead)|(?:leave|drop|scrap) (?:it|this) (?:for now|then|be)|(?:leave|drop|scrap) the (?:whole thing|lot)|hat sich erledigt|erledigt|hinfällig|(?:lass\p{L}* (?:wir |ich )?(?:es|das|['’]s)|(?:ich|wir) lass\p{L}* (?:es|das)) (?:vorerst|erstmal|komplett|ganz|bleiben|sein|lieber)|відбій|(?:вже |поки )?не ?актуально|знімаємо питання|знімайте|отбой|(?:уже |пока )?не ?актуально|снима(?:йте|ем|ем вопрос))(?!\p{L})/iu;

/** Another mind than before; of what, the rest of the message tells. */
export const OTHER_MIND =
  /(?<!\p{L})(?:changed (?:my|our) minds?|(?:mich|uns) (?:anders|um)\s?entschieden|umentschieden|anders überlegt|передума\p{L}*|розду?мал\p{L}*|не буд(?:у|емо|ем))(?!\p{L})/iu;

/** The client or somebody else does it, whatever day is named for that. */
export const DONE_ELSEWHERE =
  /(?<!\p{L})(?:(?:do|clean|wash) (?:it|that) (?:myself|ourselves)|myself|(?:brother|friend|dad|father|mate|someone|somebody) (?:will|is going to|does|can) do|selbst|selber|(?:bruder|schwager|freund|kumpel|vater) macht|сам(?:а|і|и)?|(?:брат|друг|сусід|сосед|кум|тато|батько|папа) (?:зробить|сделает|помиє|помоет))(?!\p{L})/iu;
