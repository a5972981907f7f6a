/** A condition: what follows from it is asked for, and nothing is ordered yet. */
export const IF =
  /(?<!\p{L})(?:what if|if|suppos\p{L}*|wenn|falls|angenommen|якщо|якби|если|ежели)(?!\p{L})|(?<!\p{L})(?:а|и|і|ну)\s+(?:коли|ежели)(?!\p{L})/iu;

/** "What would that be with …": the form of what is not yet so. */
export const WOULD =
  /(?<!\p{L})(?:(?:what|how much) (?:would|wd|['’]d)|what['’]d|would (?:it|that|this|everything) (?:be|cost|come|run|make)|(?:was|wie ?viel) (?:würd|wär|käm|läg)\p{L}*|(?:würd|wär|käm)\p{L}*(?:['’]?s)? (?:das|es|dann|denn) (?:\p{L}+ ){0,4}(?:kosten|machen)|(?:was|wie ?viel) kost\p{L}* (?:dann |denn |mich )?(?:nur|bloß)|(?:how much|what) (?:is|are|for) (?:just|only)|скільки (?:тоді )?(?:буде |коштує |коштують )?(?:тільки|лише)|сколько (?:тогда )?(?:будет |стоит |стоят )?(?:только|лишь)|скільки б|сколько бы?)(?!\p{L})/iu;

/** "If possible", "wenn's geht": said out of politeness, and no condition. */
export const IF_POLITE =
  /(?<!\p{L})(?:if (?:(?:it|that)['’]?s )?(?:possible|ok|okay|fine|you (?:can|could|like|dont mind|don['’]t mind)|u can|need be|that works)|wenn(?:['’]?s| es| das)? (?:möglich|geht|ginge|passt|ok|okay|klappt|in ordnung|ihr könnt|sie können|du kannst)|falls möglich|если (?:можно|возможно|не сложно|не трудно|получится|не против|что)|якщо (?:можна|можливо|не важко|вийде|не проти|що))(?!\p{L})/iu;

/** "I would like …" is a wish. */
export const WOULD_LIKE =
  /(?<!\p{L})(?:would (?:like|love|prefer)|['’]d (?:like|love|prefer)|(?:würd|hätt)\p{L}* (?:\p{L}+ ){0,3}(?:gern\p{L}*|lieber haben)|хотел\p{L}* бы|хотів би|хотіла б)(?!\p{L})/iu;

/** "Then take that": what was only asked about is wanted now. */
export const TAKES_IT =
  /(?<!\p{L})(?:(?:take|do|go with|go for|let['’]?s do|i['’]?ll take|have) (?:that|it|this)|(?:nehm\p{L}*|nimm|mach\p{L}*|machen) (?:ich |wir |wirs |mas |es |['’]s )?(?:das|so|dann|doch)?|dann so|so machen|(?:берем|беру|возьм\p{L}*|давай\p{L}*|сделаем|делаем) (?:так|это|этот|его|её|ее|тогда)|(?:тогда|ну) (?:так|давай\p{L}*|беру)|(?:беремо|беру|візьм\p{L}*|давай\p{L}*|зробимо|робимо) (?:так|це|цей|його|її|тоді)|(?:тоді|ну) (?:так|давай\p{L}*|беру))(?!\p{L})/iu;

/** "Leave it as it is": the order stands. */
export const LEAVES_IT =
  /(?<!\p{L})(?:(?:leave|keep) (?:it|that|things)?\s?(?:as|like|how)|as it (?:is|was)|stay with|stick (?:with|to)|(?:bleib\p{L}*|belass\p{L}*|lass\p{L}*) (?:\p{L}+ ){0,3}(?:so|dabei|beim?|wie)|wie (?:es ist|bisher|vorher|gehabt)|остав\p{L}* (?:\p{L}+ )?как|как (?:есть|было)|залиш\p{L}* (?:\p{L}+ )?як|як (?:є|було))(?!\p{L})/iu;

/** Something is named whose place is taken. */
export const IN_PLACE_OF =
  /(?<!\p{L})(?:instead of|rather than|in place of|statt|anstatt|anstelle|замість|вместо|взамен)\s+(?:(?:the|my|der|dem|des|den|die|von)\s)?(\p{L}+(?:\s\p{L}+)?)/iu;

/** "If it isn't too dear": a limit for what is wanted. */
export const IF_NOT_DEAR =
  /(?<!\p{L})(?:if (?:it['’]?s |it is |that['’]?s )?(?:not (?:too )?(?:dear|expensive|pricey|much|steep)|cheap)|if it isn['’]?t (?:too )?(?:dear|expensive|pricey|much|steep)|(?:wenn|falls|sofern)(?:['’]s| es| das)? (?:nicht (?:so |zu |allzu )?teuer(?: ist| wird)?|(?:günstig|billig)(?: ist)?)|(?:якщо|як|коли) (?:це |воно )?(?:недорого|не (?:дуже |надто |так )?дорого)|(?:если|коли) (?:это |оно )?(?:недорого|не (?:очень |слишком |сильно )?дорого))(?!\p{L})/iu;

/** Something cheaper is wished for; that a thing is dear may be no more than a reason. */
export const ASKS_CHEAPER =
  /(?<!\p{L})(?:cheap\p{L}*|less expensive|affordable|budget|billig\p{L}*|günstig\p{L}*|preiswert\p{L}*|(?:по|най)?дешев\p{L}*|дешёв\p{L}*|бюджетн\p{L}*)/iu;

/** What is asked about comes to what is wanted already. */
export const ADDED_ON =
  /(?<!\p{L})(?:on top(?! of the (?:car|roof))|in addition|additionally|extra for|as an extra|plus the|to (?:go|come) with it|oben ?drauf|noch drauf|zusätzlich|obendrein|mit dazu|kommt (?:da )?dazu|dazu(?=\s*(?:$|[?.,!]))|додатково|зверху|на додачу|до (?:цього|того)(?=\s*(?:$|[?.,!]))|дополнительно|сверху|в придачу|к (?:этому|тому)(?=\s*(?:$|[?.,!])))(?!\p{L})/iu;
