/** A question whether something is to be booked, in the four languages. */
export const ASKS_TO_BOOK =
  /(?<![\p{L}])(?:book|reserve|put you down|schedule|sign you up|confirm|buchen|eintragen|reservier\p{L}*|festmachen|fest ?halten|запис\p{L}*|запиш\p{L}*|бронюємо|забронювати|бронир\p{L}*|забронир\p{L}*|підтвер\p{L}*|подтвер\p{L}*)(?![\p{L}])/iu;
