/** "Just asking", "for later": nothing of it is ordered now. */
export const JUST_ASKING =
  /(?<!\p{L})(?:(?:it['’]?s |that['’]?s )?(?:just|only) (?:to|for) compar\p{L}*|(?:das ist |ist )?nur (?:zum|für den) vergleich\p{L}*|(?:это |ну )?(?:просто|только|чисто) (?:сравнить|для сравнения)|(?:це |ну )?(?:просто|тільки|лише|чисто) (?:порівняти|для порівняння)|(?:i['’]?m |im |only |just |not (?:book\p{L}*|order\p{L}*|now),?\s?)*(?:just|only) (?:asking|curious|wondering|checking|to know|a question|an idea)|(?:just |only )?(?:out of (?:interest|curiosity)|curious)|(?:maybe |perhaps |possibly )?(?:for |some(?: |-)?)?(?:next (?:time|year|month)|another (?:time|day)|(?:the )?future|later(?: on)?|down the (?:line|road))(?! (?:today|tomorrow))|not booking|(?:ich )?(?:frag\p{L}*|frage) nur(?: so| mal)?|nur (?:so|mal so|eine frage|mal gefragt|so gefragt|interessehalber|aus neugier)(?: gefragt| nebenbei)?|interessehalber|aus (?:interesse|neugier)|(?:nur )?(?:mal )?(?:so )?(?:nebenbei|am rande)(?: gefragt)?|(?:vielleicht |evtl\.? |eventuell )?(?:für |fürs )?(?:später(?: mal)?|(?:ein )?nächste[sn]? (?:mal|jahr|monat)|ein andermal|irgendwann(?: mal)?|die zukunft)|(?:это |я )?(?:просто|пока) (?:спра[шс]ив\p{L}*|спросить|интересуюсь|интересно|узнать|для себя|для общего развития|любопытно)|из любопытства|(?:может(?: быть)? |возможно )?(?:на (?:будущее|потом|следующий раз)|(?:как[- ]?нибудь )?потом|в (?:другой|следующий) раз|в будущем)|(?:але )?(?:це |я )?(?:просто|поки) (?:спита\p{L}*|пита\p{L}*|цікав\p{L}*|дізнатис\p{L}*|для себе)|з цікавості|(?:може |можливо )?(?:на (?:майбутнє|потім|наступний раз)|(?:якось )?потім|(?:в|у) (?:інший|наступний) раз|(?:в|у) майбутньому))(?!\p{L})/iu;

/** "Ask the technician whether …": somebody of the studio is to answer. */
export const ASK_SOMEONE =
  /(?<!\p{L})(?:(?:can|could|would|will|please|pls)?\s?(?:you |u )?ask (?:the |your |a |some)\p{L}+(?: \p{L}+){0,2} (?:if|whether|about|what|how|why|when)|(?:can|could|please|pls) (?:\p{L}+ )?(?:find out|check with \p{L}+(?: \p{L}+)?) (?:if|whether|about|what|how)|frag\p{L}* (?:\p{L}+ ){0,3}?(?:den|die|euren?|ihren?|beim?|jemand\p{L}*|mal|bitte)\s(?:\p{L}+ ){0,3}?(?:ob|wie|was|wegen|warum)|(?:klär\p{L}*|erkundig\p{L}*) (?:\p{L}+ ){0,4}?(?:ob|wie|was|wegen)|(?:спрос(?:и|ите|ить)|узна(?:й|йте|ть)|уточн(?:и|ите|ить)|поинтересуй\p{L}*)(?: \p{L}+){0,3}? (?:(?:у |насч[её]т|по поводу|про)\p{L}*|\p{L}+ ли)|мастер\p{L}* (?:спрос|узна)\p{L}*|(?:спита(?:й|йте|ти)|запита(?:й|йте|ти)|дізна(?:й|йте|тис)\p{L}*|уточн(?:и|іть|ити)|поцікав(?:ся|теся|тесь))(?: \p{L}+){0,3}? (?:чи|щодо|про|як|скільки)|майстр\p{L}* (?:спита|запита)\p{L}*)(?!\p{L})/iu;

/** Told to be done: what stands beside it is wanted. */
export const TOLD_TO_ADD =
  /(?<!\p{L})(?:(?:please |pls )?(?:add|include|put (?:\p{L}+ ){0,3}(?:in|on|down)|throw in|count (?:\p{L}+ ){0,2}in|i['’]?ll (?:take|have)|let['’]?s (?:add|do)|go ahead with)|(?:nehm\p{L}*|nimm|mach\p{L}*|pack\p{L}*|rechn\p{L}*|schreib\p{L}*|füg\p{L}*) (?:\p{L}+ ){0,4}?(?:mit|dazu|rein|drauf|hinzu)|(?:добав|включ|посчита|прибав|допиш|впиш|постав)(?:ь|ьте|те|йте|им|айте)|берем|берём|возьм\p{L}*|(?:додай|включ|порахуй|допиш|впиш)(?:те|іть)?|беремо|візьм\p{L}*)(?!\p{L})/iu;

/** "Yes, take it", "dann nehmt den mit rein", "беру": what was asked about last is wanted now. */
export const TAKES_ASKED =
  /(?<!\p{L})(?:(?:take|add|include|have|want|get|do|throw in|put in|go (?:for|with)) (?:it|that|this|those|them|one|both)|(?:add|include) (?:please|pls|too|as well)|(?:it|that) (?:too|as well) (?:please|pls)|(?:nehm\p{L}*|nimm|mach\p{L}*|pack\p{L}*|schreib\p{L}*|trag\p{L}*|füg\p{L}*) (?:ich |wir |ihr )?(?:bitte )?(?:den|die|das|es|ihn|sie|dies\p{L}*|so)?\s?(?:\p{L}+ ){0,2}?(?:mit|dazu|rein|drauf|hinzu|auch)|(?:den|die|das) (?:nehm\p{L}*|will|möcht\p{L}*) (?:ich|wir)?|(?:добавь|добавьте|добавляйте|добавляем|включите|берем|берём|беру|возьму|возьмем|тоже давайте|и это тоже)|(?:додайте|додай|додавайте|додаємо|включіть|беремо|беру|візьму|теж давайте|і це теж))(?!\p{L})/iu;

/** "Ah, so that is what you call it?": it was understood just now, and nothing has to be answered. */
export const REALISING =
  /^\s*(?:(?:ach ?so|aha|ah (?:ok|so)|oh i see|so (?:it['’]?s|that['’]?s)|you mean|в смысле|в сенсі|то есть|тобто|так это|так це|а,? понятно|а,? ясно)(?!\p{L})|(?:wieso|warum|why|почему|чому|чего|чого|зачем)\s+\p{L}+\W*$)/iu;

/** Something is wanted in so many words; a bare name before "how much?" only tells what is asked about. */
export const WANTING =
  /(?<!\p{L})(?:want|wanna|need|would like|i['’]?d like|looking (?:for|to)|gimme|möcht\p{L}*|will|wollen|br[aä]uch\p{L}*|hätt\p{L}*|gern\p{L}*|хочу|хочем\p{L}*|хотим|хотел\p{L}*|хотіл\p{L}*|надо|нужн\p{L}*|треба|потрібн\p{L}*)(?!\p{L})/iu;

/** "Can that be added?" is a wish. */
export const ADDING =
  /(?<!\p{L})(?:add|added|include|dazu|hinzu\p{L}*|mitmachen|mit rein|додати|додать|добавить|добавим|включить|включити)(?!\p{L})/iu;

/** "How much is that in all?" asks about the order itself. */
export const TOTAL =
  /(?<!\p{L})(?:total|altogether|together|in all|all in|insgesamt|zusammen|gesamt\p{L}*|всего|вместе|итого|в сумме|разом|всього|загалом|сумарно)(?!\p{L})/iu;

/** Said before a question, and no part of it. */
export const LEADING =
  /^\s*(?:(?:oh|ah|ach|and|und|also|btw|by the way|(?:one |a )?(?:quick|more) (?:question|q)|(?:kurze |noch (?:eine )?)?frage(?: noch)?|(?:и |і )?(?:ещё|еще|ще)? ?(?:вопрос|питання)|wait|hold on|stop|moment|warte|übrigens|кстати|до речі|ой|стоп|стой|постойте|подождите|почекайте|зачекайте)[\s,.]+)+/iu;

/** A word for the price and nothing else. */
export const BARE_PRICE =
  /^[\s,]*(?:(?:and|und|и|і|а)\s+)?(?:(?:the |der )?(?:price|cost|preis)|цена|ціна|почем|почём|по чём|how much|wie ?viel|сколько|скільки|скока|скок)[\s?!.]*$/iu;

/** "Are two colours dearer?" asks for a price. */
export const DEARER =
  /(?<!\p{L})(?:dearer|more expensive|(?:costs?|is that|would that be|is it|are they) (?:more|extra)|teurer|mehr kosten|kost\p{L}* (?:das )?(?:mehr|extra|aufpreis)|aufpreis|дороже|доплат\p{L}*|дорожче)(?!\p{L})/iu;

/** "Are both booked?" is told by the calendar. */
export const OF_BOOKING =
  /(?<!\p{L})(?:booked|bookings?|appointments?|eingetragen|gebucht|termine?n?|buchung\p{L}*|записан\p{L}*|записал\p{L}*|запись|записи|запис|запису|бронь|броні)(?!\p{L})/iu;

/** "Ok, thanks": it was read, and nothing is agreed to. */
export const ONLY_HEARD =
  /^[\s,.!)]*(?:(?:ok|okay|oki|k|ah|cool|right|cheers|thx|thanks|thank you|hi|hey|hello|gut|danke|achso|hallo|moin|ок|окей|ага|ясно|понятно|понял\p{L}*|спасибо|норм|хм|ну|дякую|зрозумі\p{L}*|добрый день|добрий день|wait|stop|warte|moment|стоп|подожди\p{L}*|почекай\p{L}*|зачекай\p{L}*)[\s,.!)]*)+$/iu;

/** Where a question begins behind something else: a mark, or a word that asks. */
export const BEFORE_QUESTION =
  /[,;–—)]+\s*(?:(?:and|und|i|і|й|та|и|а|but|oh|ach|aber|але|но|also|btw|by the way|übrigens|кстати|до речі)\s+)*|\s+(?:(?:and|und|і|й|та|и|а|but|aber|але|но|oh|ach)\s+)+|\s+(?=(?:what(?:['’]?s| is| are| do| does| would)|how much|was kost\p{L}*|wie ?viel|сколько|почем|почём|скільки|підкажіть|подскажите)(?!\p{L}))/giu;

/** A price is asked for to compare, and nothing of it is taken by "I take that". */
export const COMPARING =
  /(?<!\p{L})(?:(?:to|for) compar\p{L}*|vergleich\p{L}*|сравн\p{L}*|порівня\p{L}*)(?!\p{L})/iu;

/** The order is to be what it was. */
export const STAYS_SO =
  /(?<!\p{L})(?:as (?:it was|before|we had it|agreed)|like (?:it was|before)|wie (?:es war|gehabt|vorher|zuvor|besprochen|bisher)|как (?:и )?(?:было|договаривались|раньше|до этого)|як (?:і |й )?(?:було|домовлялись|домовлялися|раніше|до цього))(?!\p{L})/iu;
