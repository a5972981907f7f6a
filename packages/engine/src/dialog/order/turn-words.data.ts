/** Folded words that tell what is done with the thing named beside them, by what they tell. */
export const TURN_WORDS: Readonly<Record<TurnWord, RegExp>> = {
  not: /^(?:not|no|nope|dont|don|without|skip|forget|drop|remove|minus|cancel|lose|scrap|scratch|leave|except|nor|never|nicht|nich|ned|net|kein|keine|keinen|keiner|keins|ohne|raus|weg|streich\p{L}*|vergiss|vergessen|weglassen|lass|lassen|entfall\p{L}*|statt|außer|ausser|не|ні|нет|нє|неа|нема|нету|без|мінус|минус|прибер\p{L}*|забер\p{L}*|убер\p{L}*|убра\p{L}*|викин\p{L}*|выкин\p{L}*|забудь\p{L}*|відмін\p{L}*|отмен\p{L}*|крім|кроме|відмовля\p{L}*|откаж\p{L}*|чіпа\p{L}*|трога\p{L}*|обойд\p{L}*|обійд\p{L}*|викресл\p{L}*|вычерк\p{L}*)$/u,
  instead:
    /^(?:instead|rather|swap|replace|change|switch|statt|stattdessen|anstatt|anstelle|lieber|tausch\p{L}*|ersetz\p{L}*|вместо|замість|взамен|натомість|лучше|краще|поменя\p{L}*|замін\p{L}*|замен\p{L}*|переду\p{L}*|upgrade)$/u,
  add: /^(?:and|also|too|plus|add|as|aswell|well|with|throw|include|und|auch|noch|dazu|plus|zusatzlich|zusätzlich|mit|sowie|і|й|та|також|ще|плюс|дода\p{L}*|теж|тоже|тож|еще|ещё|добав\p{L}*|также|и|до|заодно|докин\p{L}*)$/u,
  only: /^(?:only|just|solely|nur|bloß|bloss|lediglich|einfach|лише|тільки|только|просто|лишь|онли)$/u,
  or: /^(?:or|vs|versus|between|either|oder|bzw|zwischen|або|чи|или|либо|между|між)$/u,
  curious:
    /^(?:curious|curiosity|compare|comparing|comparison|wondering|asking|interest|know|neugier\p{L}*|interesse|interessehalber|vergleich\p{L}*|rein|wissen|цікав\p{L}*|порівн\p{L}*|интерес\p{L}*|сравн\p{L}*|знать|знати|прикин\p{L}*)$/u,
  price:
    /^(?:much|price|cost|costs|charge|kost\p{L}*|preis\p{L}*|teuer|скільк\p{L}*|скіки|скоко|ціна|коштує|почім|сколько|скока|цена|стоит|стоимость|почем|выйдет|вийде|буде)$/u,
  it: /^(?:it|that|this|them|those|das|den|die|es|цей|це|його|її|їх|той|ту|это|его|её|ее|их|тот|эту|этот)$/u,
  all: /^(?:both|all|everything|together|whole|beide\p{L}*|alles|alle|zusammen|обидв\p{L}*|обоє|обох|все|всі|усе|разом|обе|оба|обеих|всё|вместе|итого)$/u,
  take: /^(?:take|want|need|go|do|book|lets|let|yeah|yes|nehm\p{L}*|nimm|mach\p{L}*|will|ja|brauch\p{L}*|hätte|беру|берем\p{L}*|хочу|давай\p{L}*|роби\p{L}*|треба|потрібн\p{L}*|так|надо|нужн\p{L}*|делай\p{L}*|да|бери\p{L}*)$/u,
  but: /^(?:but|then|ok|okay|fine|actually|aber|doch|dann|sondern|але|тоді|ок|окей|краще|но|а|тогда|ладно|всетаки|же|ж)$/u,
  enough:
    /^(?:enough|suffice\p{L}*|reicht|reichen|langt|genügt|genugt|хватит|хватает|хватить|вистачить|вистача\p{L}*|досить|достаточно|достатньо|вистач)$/u,
  dear: /^(?:expensive|dear|pricey|steep|budget|teuer|zuviel|viel|teurer|дорог\p{L}*|дорож\p{L}*|дорогувато|дороговато|бюджет\p{L}*|жирно|кусається|кусается)$/u,
  mean: /^(?:mean|meant|sorry|wait|hold|actually|oops|reflection|mind|mein\p{L}*|warte|moment|sorry|eigentlich|entschuldig\p{L}*|überlegt|uberlegt|стоп|сорі|сорри|имел|имею|мав|мала|маю|переплут\p{L}*|перепут\p{L}*|почекай\p{L}*|подожд\p{L}*|погоди\p{L}*|передум\p{L}*|вернее|точнее|точніше|вірніше|насправді|вообще|взагалі|тобто|ошиб\p{L}*|помил\p{L}*)$/u,
  stay: /^(?:keep|stays?|remain|leave|bleibt?|behalt\p{L}*|залиш\p{L}*|лиша\p{L}*|остав\p{L}*|лишіть|пусть|нехай|хай)$/u,
  again:
    /^(?:over|again|restart|scratch|forget|neu|vorne|nochmal|nochmals|anfang|anders|заново|спочатку|сначала|знову|снова|наново|ещераз|перерах\p{L}*|пересчит\p{L}*|порахуй\p{L}*|посчитай\p{L}*)$/u,
  same: /^(?:same|selbe[nrsm]?|dieselbe[nr]?|gleich(?:e[nrsm]?)?|derselbe|dasselbe|така|такий|такою|таку|такую|такой|такая|тією|тою|ту|той|ж|же|самою|самої|самий|самой|ідентичн\p{L}*|аналогічн\p{L}*)$/u,
  back: /^(?:back|before|was|were|originally|first|zurück|zuruck|wieder|vorher|wie|war|waren|zuvor|обратно|назад|верн\p{L}*|поверн\p{L}*|було|был[оаи]?|была|раньше|раніше|прежн\p{L}*|попередн\p{L}*)$/u,
  plain:
    /^(?:plain|normal|normale[nrsm]?|simple|regular|basic|standard|usual|ordinary|einfache[nrsm]?|gewöhnlich\p{L}*|schlicht\p{L}*|звичайн\p{L}*|обычн\p{L}*|прост(?:а|у|ий|ої|ая|ую|ой|ый)|базов\p{L}*|стандарт\p{L}*)$/u,
  missing:
    /^(?:forgot|forgotten|forget|missing|missed|wheres?|gone|left|vergess\p{L}*|fehlt|fehlen|wo|bleibt|verschwunden|де|где|забу\p{L}*|забыл\p{L}*|куди|куда|дел[аио]сь|зник\p{L}*|пропа\p{L}*|нема|нету|бракує|хватает)$/u,
  wrong:
    /^(?:wrong|why|incorrect|mistake|huh|falsch|wieso|warum|weshalb|stimmt|hä|quatsch|fehler|неправ\p{L}*|чому|почему|чого|чего|хибн\p{L}*|навіщо|зачем|откуда|звідки|нащо)$/u,
  said: /^(?:said|asked|told|wrote|wanted|mentioned|gesagt|geschrieben|gefragt|wollte|meinte|казав|казала|писав|писала|просив|просила|питав|питала|хотів|хотіла|говорил[а]?|писал[а]?|просил[а]?|сказал[а]?|спрашивал[а]?|хотел[а]?)$/u,
  one: /^(?:one|single|once|eins|eine[nrsm]?|ein|einmal|один|одна|одну|одне|одно|раз|разово)$/u,
};

export type TurnWord =
  | 'not'
  | 'instead'
  | 'add'
  | 'only'
  | 'or'
  | 'curious'
  | 'price'
  | 'it'
  | 'all'
  | 'take'
  | 'but'
  | 'enough'
  | 'dear'
  | 'mean'
  | 'stay'
  | 'again'
  | 'same'
  | 'back'
  | 'plain'
  | 'missing'
  | 'wrong'
  | 'said'
  | 'one';
