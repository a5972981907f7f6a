/** What a page sticks on a card to praise it; it names nothing. */
export const BADGE =
  /^(?:(?:our |the )?(?:most popular|best ?sellers?|best value|popular|recommended|top choice|new|hot|sale|limited)(?: choice| offer)?|(?:unser )?(?:bestseller|beliebt|am beliebtesten|meistgebucht|empfehlung|empfohlen|top|neu|aktion|angebot)|(?:хит(?: продаж)?|популярн\p{L}+|самый популярный|выбор клиентов|рекомендуем|выгодно|новинка|акция|топ)|(?:хіт(?: продажів?)?|найпопулярніш\p{L}+|вибір клієнтів|рекомендуємо|вигідно|акція))[!:*★⭐🔥\s]*$/iu;
