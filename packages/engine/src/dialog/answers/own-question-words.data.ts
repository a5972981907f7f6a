/** Words said on the way, which ask nothing and are asked by nobody. */
export const FILLER =
  /(?<!\p{L})(?:(?:oh |no )?(?:wait|hang on|hold on|one sec(?:ond)?|just a sec(?:ond)?)(?: a (?:sec(?:ond)?|minute|moment))?|ignore (?:that|this|me|it)|never ?mind|forget (?:it|that|i said (?:that|it|anything))|scratch that|lol|haha+|hmm+|erm?|uh+|sorry|moment(?: mal)?|momentchen|warte(?:n sie)?(?: mal)?|halt|stopp?|ach(?: so)?|egal|vergiss(?: es| das)?|vergessen sie(?: es| das)?|schon gut|(?:ну )?(?:погоди(?:те)?|подожди(?:те)?|постой(?:те)?|стоп|секунд(?:у|очку|ку)?|минут(?:у|очку|ку)|ой|забудьте?|неважно|не важно|проехали|ладно|короче|вообщем|в общем)|(?:ну )?(?:зачекай(?:те)?|почекай(?:те)?|стривай(?:те)?|хвилинк[ау]|секундочк[ау]|неважливо|не важливо|то таке|коротше|гаразд)|ха(?:-?ха)+|хм+)(?!\p{L})/giu;

/** "… right?", "… oder?", "… верно?": hung on to what is told. */
export const TAG =
  /[\s,]*(?<!\p{L})(?:right|correct|yes|yeah|yh|innit|ok(?:ay)?|no|isn['’]?t it|aren['’]?t they|do they|does it|is it|are they|oder(?: nicht)?|ja|ne|nicht wahr|gell|stimmt(?:['’]?s)?|richtig|korrekt|так|вірно|правильно|правда|верно|да|не так ли|хіба ні|чи ні|или нет)\s*\?+\s*$/iu;

/** Whether what was said before is known. */
export const KNOWN_OF =
  /(?<!\p{L})(?:(?:you|u|ya)(?: guys)?(?: do)? (?:know|got|have|remember|noted|saw|read)(?: about)?(?: that| it| this)?|(?:got|noted) (?:that|it)|(?:das |ihr |sie )?(?:wisst|wissen|habt|haben|kennt) (?:ihr|sie|das)(?: ja| doch| schon)?(?: notiert| gesehen| auf dem schirm| drin| gelesen)?|das wisst ihr(?: ja| doch)?|(?:вы|ты) (?:же )?(?:в курсе|знаете|помните|учли|записали|поняли|знаешь|помнишь)|(?:ви|ти) (?:ж |же )?(?:в курсі|знаєте|пам['’ʼ]?ятаєте|врахували|записали|зрозуміли|знаєш|пам['’ʼ]?ятаєш))(?!\p{L})/iu;

/** What is left when a sum is only counted along. */
export const OF_SUM =
  /(?<!\p{L})(?:so|one|ones|wasn['’]?t|was|were|and|then|that|thats|that['’]s|it|its|it['’]s|is|be|makes?|comes?|to|total|in|all|altogether|together|with|both|now|still|just|only|the|price|sum|would|will|also|für|um|mit|hieß|doch|war|das|dann|sind|macht|machen|ist|wären|wäre|zusammen|insgesamt|alles|gesamt|bleibt(?:s)?|bei|es|der|preis|und|also|noch|nur|wir|kommen|auf|було|та|той|що|за|тобто|отже|це|то|буде|виходить|виходе|вийде|разом|всього|усього|загалом|тоді|за|все|усе|та|і|а|ну|так|было|тот|что|ту|значит|это|то|есть|будет|выходит|получается|выйдет|итого|всего|вместе|тогда|за|всё|и|то есть|сумма|сума|сумі|ціна|цена)(?!\p{L})/giu;

/** "X is still missing in the sum", "is X in there?": asked of the order itself. */
export const OF_ORDER =
  /(?<!\p{L})(?:missing|left out|not in (?:there|the (?:sum|total|price|order|quote))|in (?:the|that|this) (?:sum|total|order|quote)|(?:did|have) you (?:add|added|includ\p{L}*|count\p{L}*)|fehlt|fehlen|vergessen|in der (?:summe|rechnung|bestellung)|im (?:preis|auftrag)|mit (?:drin|eingerechnet|berechnet|gerechnet)|eingerechnet|не вистачає|бракує|забули|пропущен\p{L}*|порахува\p{L}*|врахува\p{L}*|в сум[іу]|у сум[іу]|у замовленн\p{L}*|не хватает|забыли|пропущен\p{L}*|посчита\p{L}*|учт\p{L}*|учли|в сумме|в сумму|в заказе)(?!\p{L})/iu;

/** "Huh, why X?", "what X?" */
export const WHY_THAT =
  /^\W*(?:hä+h?|huh|eh|wait|halt|moment|стоп|подожд\p{L}*|зачекай\p{L}*|э|е)?[\s,!?.]*(?:why|what|which|how come|where['’]?s that|wieso|warum|weshalb|was für (?:eine?n?|ein)|welche[rsn]?|was|чому|навіщо|нащо|який|яка|яке|які|що за|шо за|звідки|почему|зачем|какой|какая|какое|какие|что за|чё за|откуда)\s(?<what>[^?.!,]{2,60})\?+\W*$/iu;

/** "Don't you do a partial one?": asked whether the list has it. */
export const HAVE_NONE =
  /(?<!\p{L})(?:(?:you|u|ya|they)(?: guys)? (?:don['’]?t|do not) (?:do|have|offer|sell)|(?:don['’]?t|do not) (?:you|u) (?:do|have|offer|sell)|(?:isn['’]?t|aren['’]?t) there|(?:haben|habt|macht|machen|bietet|bieten|führt) (?:ihr|sie)(?: \p{L}+)? (?:kein|nicht)\p{L}*|gibt(?:['’]?s| es)(?: \p{L}+)? (?:kein|nicht)\p{L}*|(?:у вас |а )?(?:нема|немає|нету|нет ли|нет)(?: у вас)?|не (?:робите|делаете|маєте|продаєте|продаете))(?!\p{L})/iu;

/** Why it is that much, asked of a sum. */
export const WHY_SUM =
  /(?<!\p{L})(?:why|how come|how is (?:it|that)|where (?:does|do|did) (?:that|the|it)|what do you mean|what['’]?s (?:the|that|this)|wasn['’]?t (?:it|that)|weren['’]?t|(?:you|u) said|wieso|warum|weshalb|woher|wie kommt|wofür|war(?:en|['’]?s)? (?:das |es )?(?:nicht|doch|vorhin)|(?:es|das) hieß|чому|звідки|чого|за що|що за|шо за|хіба|було ж|казали|почему|откуда|за что|что за|ч[её] за|разве|было же|говорили)(?!\p{L})/iu;

/** A sum said back in surprise. */
export const SUM_ECHOED =
  /^\W*(?:(?:what|hä|was|что|шо|що|сколько|скільки|how much|wie viel)[\s,-]*)*[€$£]?\s?\d{2,6}(?:[ .,]\d{3})?\s?(?:eur\p{L}*|€|£|\$|₴|₽|грн|руб\p{L}*|quid|pounds?|k)?\s*[?!]*\?[?!]*\W*$/iu;

/** What was said of a price is asked once more. */
export const ONCE_MORE =
  /(?<!\p{L})(?:again|remind me|once more|noch ?mal|nochmals|noch einmal|wieder|erinner\p{L}*|ще раз|нагада\p{L}*|знову|ещ[её] раз|напомни\p{L}*|снова)(?!\p{L})/iu;

/** What something costs, in so many words. */
export const OF_PRICE =
  /(?<!\p{L})(?:price|cost|costs|how much|was (?:kostet|kosten|hat|war|macht)|kostet\p{L}*|gekostet|preis|ціна|цін\p{L}|кошту\p{L}*|скільки|цена|цен\p{L}|стоит|стоило|сколько|почем|почём)(?!\p{L})/iu;
