/** A choice in such a piece is refused: "not on the edge", "ohne die Front". */
export const PICK_NEGATED =
  /(?<!\p{L})(?:not|no|don['’]?t|isn['’]?t|without|nicht|kein\p{L}*|ohne|не|ні|без|нет)(?!\p{L})/iu;

/** Whoever says so takes nothing yet: what a choice is, or means, is asked. */
export const PICK_UNSURE =
  /(?<!\p{L})(?:what(?:['’]?s| is| are| does)|no idea|don['’]?t know|difference|was (?:ist|sind|heißt|bedeutet)|keine ahnung|weiß nicht|weiss nicht|unterschied\p{L}*|що таке|що означа\p{L}*|не знаю|різниц\p{L}*|відрізня\p{L}*|что такое|что значит|чем отлича\p{L}*|разниц\p{L}*|or|oder|або|чи|или)(?!\p{L})/iu;

/** All that were shown. */
export const PICK_OF_ALL =
  /(?<!\p{L})(?<!(?:not|nicht|не)\s)(?:both|all (?:three|of them)|beide[ns]?|alle (?:drei|beide)|обидв[аі]|обоє|всі три|усі три|оба|обе|все три)(?!\p{L})/iu;

/** "I'll take the one that …", "die mit …", "ту, що …": one of what was shown is pointed at by what it does. */
export const POINTS_AT_ONE =
  /(?<!\p{L})(?:(?:the )?(?:one|film|version|option) (?:that|which|with|against|for)|(?:take|go (?:for|with)|have|want) the|(?:die|der|das|den|dem)(?:jenige\p{L}*)? (?:mit|gegen|für|was|wo|welche\p{L}*|die|der|das)|nehm\p{L}* (?:ich |wir )?(?:die|den|das)|(?:та|той|те|ту|тую)[,\s]+(?:що|шо|яка|який|з|із|зі|від|проти)|(?:та|тот|то|ту)[,\s]+(?:что|которая|который|которую|с|со|от|против)|(?:візьм\p{L}*|беремо|беру|давайте|бер[её]м|возьм\p{L}*) (?:ту|той|тот|та|з|із|с|от|від))(?!\p{L})/iu;

/** What a film is to keep out, by words that mean the weather elsewhere. */
export const HEAT = /(?<!\p{L})(?:hitze|heat|heiß|heiss|hot|жар[аиоуы]\p{L}{0,2}|спек\p{L}{1,2})(?!\p{L})/iu;
