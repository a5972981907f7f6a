/** Asked whether something is done at all. */
export const ASKS_WHETHER =
  /(?<!\p{L})(?:do you (?:do|offer|have)|is it possible|kann man|macht ihr|machen sie|bietet ihr|bieten sie|чи робите|робите|чи можна|делаете|можно ли)(?!\p{L})/iu;

/** Asked whether something can be done about what was just told. */
export const ASKS_HELP =
  /(?<!\p{L})(?:(?:can|could) (?:you|u|anything|something) (?:do (?:anything|something)|be done)|anything (?:you|u) can do|(?:kann|könnte) man (?:da |dagegen |da noch )?(?:was|etwas) (?:dagegen )?(?:machen|tun)|(?:könnt ihr|können sie) (?:da |dagegen )(?:was|etwas) (?:machen|tun)|(?:можна|можете) (?:з цим )?(?:щось|якось) (?:з цим )?(?:зробити|вдіяти)|(?:можно|можете) (?:с этим )?(?:что-то|что-нибудь|как-то) (?:с этим )?(?:сделать|решить))(?!\p{L})/iu;

/** Said by somebody who wants it done and asks politely. */
export const WISHES =
  /(?<!\p{L})(?:how much|what (?:does|do|would|is)|price|cost|when|add|please|free|slots?|book\p{L}*|was kost\p{L}*|wie ?viel|preis|wann|bitte|dazu|termin\p{L}*|frei|скільки|ціна|почім|коли|додай\p{L}*|додати|будь ласка|вільн\p{L}*|сколько|цена|поч[её]м|когда|добав\p{L}*|пожалуйста|свободн\p{L}*|запи\p{L}*)(?!\p{L})/iu;
