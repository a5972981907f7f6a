/** Asked whether a price is for one or for all of them: "each or all four?", "ist das pro Felge?", "ціна за пару?". */
export const ASKS_UNIT: readonly RegExp[] = [
  /(?<!\p{L})(?:each|apiece|per (?!hour|day)\p{L}+|for (?:one|just one|a single one)) or (?:for |is it |is that )?(?:all|both|the (?:pair|set|lot)|everything|per|four|together)/iu,
  /(?<!\p{L})(?:both|all(?: four| of them)?|the (?:pair|set)) or (?:just |only )?(?:each|one|per|for (?:one|each))/iu,
  /(?<!\p{L})(?:is|are) (?:that|it|this|those|the price|they) (?:price )?(?:for |just for )?(?:each|per (?!hour|day)\p{L}+|(?:one|both|the pair|a pair|the set|all four|all of them)(?= ?\?))/iu,
  /(?<!\p{L})(?:pro|je) \p{L}+ oder (?:für |gleich )?(?:alle|beide|zusammen|das paar|komplett|insgesamt)/iu,
  /(?<!\p{L})(?:beide|alle(?: vier)?|das paar) oder (?:nur )?(?:pro|je|für (?:eine[ns]?|ein)|eine[rns]?|einzeln)/iu,
  /(?<!\p{L})(?:ist|sind|gilt) (?:das|der preis|es|die)? ?(?:jetzt |dann |denn |der preis )?(?:pro \p{L}+|je \p{L}+|für (?:beide|alle(?: vier)?|das paar|eine[ns]?|ein)(?: \p{L}+)?)(?= ?\?)/iu,
  /(?<!\p{L})за (?:од(?:ин|н\p{L}+)|пару|штуку|шт|кажд\p{L}+|кожн\p{L}+)(?: \p{L}+)?,? (?:или|либо|чи|або) (?:то )?(?:за )?(?:вс[еіё]|об[аеє]|обидв\p{L}+|пару|комплект|\d)/iu,
  /(?<!\p{L})(?:за )?(?:вс[еіё]|об[аеє]|обидв\p{L}+|пару|комплект)(?: \p{L}+| за \d+)*,? (?:или|либо|чи|або) (?:то )?(?:за )?(?:од(?:ин|н\p{L}+)|штуку|шт|кажд\p{L}+|кожн\p{L}+)/iu,
  /(?<!(?:яка|какая|скільки|сколько) )(?<!\p{L})(?:ціна|цена|це|то|это)(?: ж| же)? за (?:од(?:ин|н\p{L}+)|пару|штуку|шт|вс[еіё]|об[аеє]|обидв\p{L}+|комплект|кажд\p{L}+|кожн\p{L}+)(?: \p{L}+)?(?= ?\?)/iu,
];
