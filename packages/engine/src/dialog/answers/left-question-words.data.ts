/** What something costs, asked of what is priced in the same breath. */
export const ASKS_SUM =
  /(?<!\p{L})(?:what (?:would|will|does|do|did) (?:that|it|this|they|those|all)(?: \p{L}+)? (?:come to|be|cost|make|add(?: up)?)|how much (?:more|extra|on top|would|will|is|does|do)|(?:and )?(?:the )?total then|was (?:käme|kämen|kommt|kommen|würde|würden|wäre|wären|macht|kostet|kosten)(?: \p{L}+){0,3}(?: (?:dazu|drauf|zusammen|kosten|dann|noch))?|wie ?viel (?:käme|kommt|kostet|wäre|wären|macht)(?: \p{L}+){0,3}|скільки (?:це |воно |ще )?(?:буде|вийде|додасться|виходить|коштуватиме|доплатити)|сколько (?:это |ещ[её] )?(?:будет|выйдет|добавится|выходит|доплатить|прибавится))(?!\p{L})/giu;

/** Whether it becomes cheaper so, which the sum beside it tells. */
export const ASKS_LESS =
  /(?<!\p{L})(?:(?:is|would|does|will) (?:it|that) (?:then )?(?:be |get |work out )?(?:any )?(?:cheaper|less)|(?:wird(?:['’]?s| es| das)|ist (?:es|das)|wär(?:e|s|['’]s)?(?: es| das)?) (?:dann )?(?:günstiger|billiger|weniger)|(?:тоді |так )?(?:це )?(?:буде|вийде|виходить) (?:тоді )?(?:дешевше|менше)|(?:тогда |так )?(?:это )?(?:будет|выйдет|выходит|получится) (?:тогда )?(?:дешевле|меньше))(?!\p{L})/giu;

/** Whether the studio does what was named right before. */
export const ASKS_WHETHER =
  /(?<!\p{L})(?:(?:do|can|could|would) you (?:do|take care of|handle) (?:that|it|this)(?: (?:too|as well|also))?|(?:macht|machen) (?:ihr|sie) (?:das|so ?was|sowas)(?: auch)?|(?:könnt ihr|können sie) (?:das|so ?was)(?: auch)? (?:machen|übernehmen)|(?:ви )?(?:таке|це) (?:теж )?(?:робите|зробите)|робите (?:таке|це)|(?:вы )?(?:такое|это) (?:тоже )?(?:делаете|сделаете)|делаете (?:такое|это))(?: теж| також| тоже)?\W*$/iu;

/** Which times there are. */
export const ASKS_FREE =
  /(?<!\p{L})(?:(?:was|wann|welche (?:zeiten|termine)) (?:hätten|haben|hättet|habt|wäre|ist)(?: (?:sie|ihr))?(?: (?:da|dann|noch|frei|möglich)){0,2}|what (?:have you got|do you have|times (?:have|do) you (?:have|got)|would you have|is there)(?: (?:free|open|left|available))?|when (?:could|can) you (?:fit|take|do|squeeze)(?: (?:me|us|it|that))?(?: in)?|(?:що|яке|які) (?:у вас )?(?:є|було б|маєте|знайдеться)(?: (?:вільн\p{L}*|години|час))?|коли (?:б )?(?:ви )?(?:змогли|зможете|могли)(?: \p{L}+)?|что (?:у вас )?(?:есть|было бы|найд[её]тся)(?: (?:свободн\p{L}*|время))?|когда (?:бы )?(?:вы )?(?:смогли|сможете|могли)(?: \p{L}+)?)(?!\p{L})/giu;

/** Two things told apart. */
const DIFFERENCE =
  /(?<!\p{L})(?:(?:what|whats|what['’]s|where|which|is there|any)(?: \p{L}+){0,4} (?:difference|differ|different)|(?:what|how|where)(?: \p{L}+){0,8} differ|(?:was|wo|welche[rn]?|worin|gibt)(?: \p{L}+){0,5} unterschied\p{L}*|(?:was|worin|wie)(?: \p{L}+){0,3} unterscheid\p{L}*|(?:яка|в чому|у чому|чим|що за|какая|в ч[её]м|чем|что за)(?: \p{L}+){0,4} (?:різниц\p{L}*|відрізня\p{L}*|відмінн\p{L}*|разниц\p{L}*|отлича\p{L}*))(?!\p{L})/iu;

/** Whether something helps against what was told. */
const EFFECT =
  /(?<!\p{L})(?:(?:does|will|would|can|do) (?:the |that |it |this |a )?(?:\p{L}+ ){0,3}(?:sort|fix|help|shift|remove|get rid of|cover|solve)(?: (?:that|this|it|them|those|with)| out)|(?:hilft|bringt|geht|entfernt|löst)(?: \p{L}+){0,4} (?:dagegen|damit weg|da raus|mit weg)|(?:чи )?(?:допоможе|прибере|забере|вирішить|впорається)(?: \p{L}+){0,3} (?:від цього|цьому|з цим|це)|(?:поможет|убер[её]т|справится|решит)(?: \p{L}+){0,3} (?:от этого|этому|с этим|это))(?!\p{L})/iu;

/** Whether it is dry by then, which is no question of how long the work takes. */
const DRYING =
  /(?<!\p{L})(?:dry(?:ing)?|dries|wet|damp|trock\p{L}*|nass|feucht|в?[иы]сох\p{L}*|сохн\p{L}*|просох\p{L}*|мокр\p{L}*|волог\p{L}*|влажн\p{L}*)(?!\p{L})/iu;

/** Leaving the key, fetching the car later. */
const KEYS = /(?<!\p{L})(?:keys?|schlüssel\p{L}*|ключ(?:і|и|ик\p{L}*|а|ей)?)(?!\p{L})/iu;

/** How early one is to be there. */
export const ARRIVAL =
  /(?<!\p{L})(?:how (?:early|long before|many minutes (?:before|early))(?: \p{L}+){0,4}|wie ?viel(?:e minuten)? (?:früher|vorher|eher)|wie früh(?: \p{L}+){0,3} (?:da sein|kommen)|за скільки (?:хвилин|часу)?(?: \p{L}+)? ?(?:приїх\p{L}*|під['’ʼ]?їх\p{L}*|бути)|(?:приїх\p{L}*|під['’ʼ]?їх\p{L}*) за скільки(?: хвилин)?|за сколько (?:минут|времени)?(?: \p{L}+)? ?(?:подъех\p{L}*|приех\p{L}*|быть)|(?:подъех\p{L}*|приех\p{L}*) за сколько(?: минут)?)(?!\p{L})/iu;

/** Questions no list and no calendar answers: they go to the studio in the client's own words. */
export const FOR_STUDIO: readonly { topic: string; words: RegExp }[] = [
  { topic: 'difference', words: DIFFERENCE },
  { topic: 'effect', words: EFFECT },
  { topic: 'drying', words: DRYING },
  { topic: 'keys', words: KEYS },
  { topic: 'arrival', words: ARRIVAL },
];

/** Asked so, how long the work takes is meant after all. */
export const HOW_LONG =
  /(?<!\p{L})(?:how (?:long|many (?:hours|days)|much time)|wie ?lang\p{L}*|wie ?viele? (?:stunden|tage|zeit)|dauert|скільки (?:\p{L}+ )?(?:часу|годин|днів)|як (?:довго|швидко)|сколько (?:\p{L}+ )?(?:времени|часов|дней)|как (?:долго|быстро))(?!\p{L})/iu;

/** Somebody of the studio is to hear of it. */
export const PASS_IT_ON =
  /(?<!\p{L})(?:(?:please )?(?:pass (?:it|that|this) on|let (?:the )?(?:boss|owner|manager|guys|technician|lads|team) know|tell (?:the |your )?(?:boss|owner|manager|guys|technician|lads|team))|(?:geben sie|gebt|gib)(?: \p{L}+){0,3} weiter|(?:sagen sie|sagt|sag)(?: \p{L}+){0,2} (?:dem|der|eurem|ihrem) (?:chef\p{L}*|meister\p{L}*|kolleg\p{L}*|team)|(?:richten sie|richtet)(?: \p{L}+){0,3} aus|переда(?:йте|й|дите)(?: \p{L}+)?(?: (?:майстр\p{L}*|керівн\p{L}*|менеджер\p{L}*|власник\p{L}*|хлопцям|мастер\p{L}*|руковод\p{L}*|хозяин\p{L}*|ребятам|им|їм))|скаж(?:іть|ите)(?: \p{L}+)? (?:майстр\p{L}*|мастер\p{L}*))(?!\p{L})/iu;
