/** A car is brought or left. Whoever only comes may come to have it done. */
export const LEAVES =
  /(?<!\p{L})(?:drop(?:ping)?|leav(?:e|ing)|bring(?:ing|e|st|t|en)?|deliver|hinbring\p{L}*|vorbeibring\p{L}*|abgeb\p{L}*|abstell\p{L}*|hinstell\p{L}*|stell\p{L}{0,2}|(?:da|dort)lass\p{L}*|geb\p{L}{0,2}(?=[^,.;?!]*(?<!\p{L})ab(?!\p{L}))|залиш\p{L}*|лиш(?:у|ити|имо)|привез\p{L}*|пригна\p{L}*|пригон\p{L}*|заган\p{L}*|постав\p{L}*|завез\p{L}*|завоз\p{L}*|зда(?:м|ти|мо)|віддам|остав\p{L}*|сда(?:м|ть|дим)|отда(?:м|ть|дим)|закин\p{L}*)(?!\p{L})/iu;

/** Before the day of the work, told from that day. */
export const ON_THE_EVE =
  /(?<!\p{L})(?:(?:the )?(?:evening|night|day|afternoon) (?:before(?!\s+(?:the )?\p{L}*(?:day|morrow)(?!\p{L}))|prior|ahead)|previous (?:evening|night|day)|(?:abend|tag|nacht|nachmittag)s? (?:davor|vorher|zuvor)|vorabend|vortag|напередодні|(?:ввечері|увечері|вечором|за день) (?:перед цим|перед тим|до цього|до того)|з ?вечора|звечора|накануне|(?:вечером|дн[её]м|за день) (?:до этого|до того|перед этим)|с ?вечера)(?!\p{L})/iu;

/** Late on a day, when no work is begun. */
export const EVENING =
  /(?<!\p{L})(?:evening|night|after (?:work|hours|closing|you close)|\p{L}*abends?|\p{L}*nacht|feierabend|вечор\p{L}*|увечері|ввечері|вечер\p{L}*|на ніч|на ночь|після роботи|после работы|після закриття|после закрытия)(?!\p{L})/iu;

/** The visit itself is to be another time. */
export const ELSE =
  /(?<!\p{L})(?:instead|rather|move|resched\p{L}*|change|switch|stattdessen|lieber|verschieb\p{L}*|verleg\p{L}*|umbuch\p{L}*|перен[оеіё]с\p{L}*|пересун\p{L}*|замість|вместо|краще|лучше|передвин\p{L}*|сдвин\p{L}*)(?!\p{L})/iu;

/** A car comes back to whom it belongs. */
export const HAS_BACK =
  /(?<!\p{L})(?:(?:get|have|take|be having|receive) (?:it|her|him|the \p{L}+|my \p{L}+)(?: \p{L}+){0,3}? back|(?:bekomm|krieg|hab|hätt)\p{L}*(?:[^,.;?!]{1,60})(?<!\p{L})(?:zurück|zruck|wieder)|wiederhaben|zurück(?:haben|bekommen|kriegen)|(?:отрима\p{L}*|поверн\p{L}*|получ\p{L}*|верн\p{L}*)(?: \p{L}+){0,2}? (?:авто|машин\p{L}*|назад|обратно))(?!\p{L})/iu;

/** Whoever fetches it asks of themselves. */
export const I_FETCH =
  /(?<!\p{L})(?:(?:can|could|may|shall|would) (?:i|we|my \p{L}+) (?:\p{L}+ ){0,2}?(?:collect|pick|fetch)|(?:kann|könnte|können|könnten|darf|dürfte|hol) (?:ich|wir|man)(?=[^,.;?!]*hol)|(?:можна|можно|могу|можу|зможу|смогу|зможемо|сможем)(?: \p{L}+){0,5}? (?:забра\p{L}*|забира\p{L}*)|забер\p{L}{1,3}(?= \p{L}* ?(?:можна|можно)))(?!\p{L})/iu;

/** Work is done with by some hour. */
export const IS_DONE =
  /(?<!\p{L})(?:(?:be |get it |it )?(?:done|ready|finished)|finish|manage(?: it)?|fertig|schaff\p{L}*|встиг\p{L}*|готов\p{L}*|закінч\p{L}*|впора\p{L}*|упора\p{L}*|успе\p{L}*|закончи\p{L}*|управ\p{L}*|справи\p{L}*)(?!\p{L})/iu;

/** How the hour is told by which it is. */
export const BY = /(?<!\p{L})(?:by|before|till|until|bis|vor|spätestens|до|к|ко|раніше|раньше)\s(?=\S)/iu;

/** Money comes back, and no car. */
export const OF_MONEY =
  /(?<!\p{L})(?:money|refund|deposit|change|cash|geld|anzahlung|rückerstatt\p{L}*|гроші|грошей|завдат\p{L}*|аванс\p{L}*|деньги|денег|задат\p{L}*|залог\p{L}*|предоплат\p{L}*|передоплат\p{L}*)(?!\p{L})/iu;

/** Words of fetching that make a time beside them sound as if it were over, or kept for something. */
export const AROUND_TIME =
  /(?<!\p{L})(?:already|have|get|collect|fetch|pick|back|schon|bereits|wieder|вже|уже)(?!\p{L})/giu;

/** The hour itself is asked for, and no hour is told. */
export const ASKS_WHEN =
  /(?<!\p{L})(?:when|what time|how (?:late|long|early)|wann|wie (?:lange|spät)|wieviel uhr|wie viel uhr|коли|котр\p{L}*|скільки|доки|когда|скольки|сколько)(?!\p{L})/iu;

/** It is wanted again by then, whether that was asked or not. */
export const NEEDS_BACK =
  /(?<!\p{L})(?:(?:need|want|must have|have to have) (?:it|her|him|the car|my car)(?: \p{L}+){0,2}? back|brauch\p{L}*(?=[^,.;?!]*(?<!\p{L})(?:wieder|zurück)(?!\p{L}))|(?:машин\p{L}*|авто|вона|она)(?: мені| мне)? (?:потрібн\p{L}*|знадоб\p{L}*|нужн\p{L}*|понадоб\p{L}*)|(?:потрібн\p{L}*|нужн\p{L}*)(?: мені| мне)? (?:машин\p{L}*|авто))(?!\p{L})/iu;
