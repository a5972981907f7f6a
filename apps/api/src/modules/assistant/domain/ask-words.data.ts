/** A question whether something is to be booked, in the four languages. */
export const ASKS_TO_BOOK =
  /(?<![\p{L}])(?:book|reserve|put you down|schedule|sign you up|confirm|buchen|eintragen|reservier\p{L}*|festmachen|fest ?halten|запис\p{L}*|запиш\p{L}*|бронюємо|забронювати|бронир\p{L}*|забронир\p{L}*|підтвер\p{L}*|подтвер\p{L}*)(?![\p{L}])/iu;

/** A question whether a visit is to be cancelled. */
export const ASKS_TO_CANCEL =
  /(?<![\p{L}])(?:cancel|call (?:it|that) off|absagen|stornieren|streichen|скасувати|скасовуємо|відмінити|отменить|отменяем|отмену)(?![\p{L}])/iu;

/** A question whether a visit is to be moved. */
export const ASKS_TO_MOVE =
  /(?<![\p{L}])(?:move|reschedule|shift|change it to|verschieben|verlegen|umbuchen|перенести|переносимо|переносим|пересунути)(?![\p{L}])/iu;
