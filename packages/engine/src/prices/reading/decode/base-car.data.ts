/** Right before the car that a list is for: "prices are for a", "Preise gelten für die", "цены указаны за". */
export const PRICES_FOR =
  /(?<!\p{L})(?:(?:grund|basis|listen)?preise?n?|angaben|(?:base |starting )?prices?|pricing|rates?|quoted|цен[аы]|цін[аи]|стоимость|вартість|прайс|указан\p{L}*|вказан\p{L}*)(?!\p{L})[^.!?:;]{0,40}(?<!\p{L})(?:for|für|за|для|на|под|під)\s(?:(?:an?|the|eine[nrm]?|die|den|das|одно|один)\s)?(?:\p{L}+\s)?$/iu;

/** The car of the client that an offer is written to, with what follows: "for the Golf komplett", "по вашей Крете". */
export const OFFERED_FOR =
  /(?<!\p{L})(?:for|on|für|beim|на|по|для)\s(?:(?:the|your|ur|this|den|dem|die|das|deine[nmr]?|dein|euren|ihre[nmr]?|ваш\p{L}*|тво[йюеїя]\p{L}*|цю|эту|цей|этот)\s)?(?=(?<car>[\p{L}\d][^\s,;:!?()]*(?: [\p{L}\d][^\s,;:!?()]*){0,2}))/giu;
