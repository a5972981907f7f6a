/** One thing in the place of another. */
export const INSTEAD_OF =
  /(?<!\p{L})(?:instead of|instead|rather than|in place of|swap|anstatt|anstelle|statt|stattdessen|замість|вместо|поменя\p{L}*|замін\p{L}*|замен\p{L}*)(?!\p{L})/iu;

/** The visit keeps its time, whatever is done in it. */
export const TIME_STAYS =
  /(?<!\p{L})(?:same (?:time|slot|day and time)|(?:keep|leave) (?:the|my|that) (?:time|slot|appointment|booking)|(?:time|slot|appointment|booking)(?: [\p{L}\d:.]+){0,3} (?:stays|stay|remains)|(?:termin|zeit|uhrzeit)(?: [\p{L}\d:.]+){0,4} bleibt|bleibt(?: \p{L}+){0,3} (?:termin|zeit)|(?:selbe|gleiche)[nr]? (?:zeit|termin|uhrzeit)|время (?:то же|тоже самое|не мен\p{L}*|остав\p{L}*|остаётся|остается|прежнее)|(?:то|тоже) же время|запись(?: (?:на|в|о|об) [\p{L}\d:.]+){0,2} (?:та же|оста\p{L}*|не мен\p{L}*)|час (?:той самий|той же|не мін\p{L}*|не змін\p{L}*|лиша\p{L}*|залиша\p{L}*)|запис(?: (?:на|в|у|о|об) [\p{L}\d:.]+){0,2} (?:той самий|лиша\p{L}*|залиша\p{L}*))(?!\p{L})/iu;

/** Words that part what comes from what goes. */
export const PARTED_BY =
  /[,;.!?:\n–—]|(?<!\p{L})(?:instead of|instead|rather than|in place of|swap|for|but|just|only|anstatt|anstelle|statt|stattdessen|nur|lieber|doch|aber|замість|тільки|лише|але|вместо|только|лишь|но|а|на)(?!\p{L})/iu;

/** Whether a visit stands, asked in so many words. */
export const STILL_STANDS =
  /(?<!\p{L})(?:still (?:on|booked|stands?|good|there)|(?:termin|buchung)(?: \p{L}+){0,4} (?:noch|steht|bleibt|gilt|fest)|(?:steht|bleibt|gilt)(?: \p{L}+){0,2} (?:termin|buchung)|в сил[еіи]|не слетел\p{L}*|остаётся|остается|актуальн\p{L}*|лишається|залишається)(?!\p{L})/iu;

/** Whether we have put the client down, asked with or without a question mark. */
export const WHETHER_BOOKED =
  /(?<!\p{L})(?:(?:am i|are we) (?:\p{L}+ ){0,2}(?:booked|down|confirmed)|(?:is|was) (?:it|that|this|everything) (?:\p{L}+ ){0,2}(?:booked|confirmed)|(?:did|have) (?:you|u) (?:\p{L}+ )?(?:booked?|put) (?:me|us|it|that)|(?:bin|sind|wurde) (?:ich|wir) (?:\p{L}+ ){0,3}(?:eingetragen|gebucht|vorgemerkt|angemeldet)|(?:hast|habt|haben) (?:du|ihr|sie) (?:mich|uns|das|es) (?:\p{L}+ ){0,3}(?:eingetragen|gebucht|vorgemerkt|notiert)|(?:ist|steht) (?:das|es|alles) (?:\p{L}+ ){0,2}(?:gebucht|eingetragen|fest)|(?:мене|нас|я|мы|ми) (?:\p{L}+ ){0,2}(?:записали|записан[аиіоы]?|внесли|забронювали)(?= ?(?:\?|чи н|чи як|$))|(?:записали|внесли|забронювали) (?:ви )?(?:мене|нас)(?= ?(?:\?|чи|$))|(?:меня|нас|я|мы) (?:\p{L}+ ){0,2}(?:записали|записан[аоы]?|внесли|забронировали)(?= ?(?:\?|или|$))|(?:записали|внесли|забронировали) (?:вы )?(?:меня|нас)(?= ?(?:\?|или|$)))(?!\p{L})/iu;

export const OF_VISIT =
  /(?<!\p{L})(?:booking|appointment|visit|slot|termin|buchung|запис\p{L}*|візит\p{L}*|визит\p{L}*)(?!\p{L})/iu;

/** Whether something is to be left as it is, asked with or without a question mark. */
export const ASKS_TO_LEAVE =
  /(?<!\p{L})(?:(?:do|should|shall|can|could|must|may) (?:i|we) (?:\p{L}+ )?(?:leave|keep)|(?:soll|sollen|sollte|kann|können|muss|müssen|darf) (?:ich|wir) (?:\p{L}+ ){0,4}(?:lassen|dalassen)|(?:чи|або) (?:\p{L}+ ){0,3}(?:лиш|залиш)\p{L}*|(?:или|ли) (?:\p{L}+ ){0,3}остав\p{L}*|(?:мені|мне) (?:\p{L}+ ){0,2}(?:лишити|залишити|оставить|оставлять))(?!\p{L})/iu;
