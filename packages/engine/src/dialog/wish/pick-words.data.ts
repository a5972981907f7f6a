/** A choice in such a piece is refused: "not on the edge", "ohne die Front". */
export const PICK_NEGATED =
  /(?<!\p{L})(?:not|no|don['’]?t|isn['’]?t|without|nicht|kein\p{L}*|ohne|не|ні|без|нет)(?!\p{L})/iu;

/** Whoever says so takes nothing yet: what a choice is, or means, is asked. */
export const PICK_UNSURE =
  /(?<!\p{L})(?:what(?:['’]?s| is| are| does)|no idea|don['’]?t know|difference|was (?:ist|sind|heißt|bedeutet)|keine ahnung|weiß nicht|weiss nicht|unterschied\p{L}*|що таке|що означа\p{L}*|не знаю|різниц\p{L}*|відрізня\p{L}*|что такое|что значит|чем отлича\p{L}*|разниц\p{L}*|or|oder|або|чи|или)(?!\p{L})/iu;

/** All that were shown. */
export const PICK_OF_ALL =
  /(?<!\p{L})(?<!(?:not|nicht|не)\s)(?:both|all (?:three|of them)|beide[ns]?|alle (?:drei|beide)|обидв[аі]|обоє|всі три|усі три|оба|обе|все три)(?!\p{L})/iu;
