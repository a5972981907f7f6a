/** Before something else is done. */
export const COMES_FIRST =
  /(?<!\p{L})(?:first|beforehand|before (?:that|it|you|the)|prior|vorher|zuvor|davor|zuerst|erst(?:mal)?|vorab|спочатку|спершу|перед (?:цим|тим|тонуванн\p{L}*|оклейк\p{L}*)|до цього|сначала|сперва|перед (?:этим|тем|тонировк\p{L}*|оклейк\p{L}*)|предварительно)(?!\p{L})/iu;

/** What is on the car is to come off, or to be made ready. */
export const IS_TO_GO =
  /(?<!\p{L})(?:off|removed?|removing|removal|strip\p{L}*|clean\p{L}* up|runter|ab(?:machen|ziehen|gemacht)?|weg|raus|entfern\p{L}*|\p{L}*entfernung|зня(?:ти|ття|тт\p{L}*)|зніміть|знімаєте|прибрати|здерти|сня(?:ть|тие|ти\p{L}*)|снимаете|содрать|убрать|удалить|видалити)(?!\p{L})/iu;

/** It is wanted for something else, which goes. */
export const IN_PLACE_OF_IT =
  /(?<!\p{L})(?:instead|rather|only|just (?:the|that|take)|statt(?:dessen)?|anstatt|nur(?: noch)?|lediglich|замість|тільки|лише|вместо|только|лишь)(?!\p{L})/iu;
