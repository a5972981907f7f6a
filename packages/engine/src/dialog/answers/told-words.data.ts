/** Whether something is done or can be had, asked of what the same breath names. */
export const WHETHER_DONE =
  /(?<!\p{L})(?:(?:can|could|would|will|do) (?:you|u|ye|ya|y['’]?all)(?: guys)?|(?:is|are) (?:there|that|it) (?:anything|something|possible|doable)|(?:got|have) (?:you |u )?(?:anything|something)|(?:kriegt|bekommt|könnt|macht|machts?|habt|bietet|schafft|nehmt) (?:ihr|es|das)|(?:können|machen|haben|bieten|schaffen) sie|geht(?:s|['’]s)? (?:das|da|so ?was|sowas|es)|(?:habt|hättet) ihr)(?!\p{L})|\p{L}{3,}(?:ете|ите|єте|їте|іте)(?: (?:теж|тоже|таке|такое|це|это|також))?\W*$|(?<!\p{L})(?:є|есть|можна|можно|реально)(?: (?:таке|такая|такий|такой|така|такое|щось|шось|що|что-то|что-нибудь|рішення|решение|у вас|в вас))?\W*$/iu;

/** What there is to choose from. */
export const WHICH_THERE_ARE =
  /(?<!\p{L})(?:what (?:have|do) (?:you|u) (?:got|have|do|offer)|which (?:ones?|kinds?|types?|packages?|options?)|what (?:options|kinds?|types?|packages?)|was (?:habt|gibt|haben|bietet|wäre)(?:['’]?s| es| ihr| sie)?|welche(?:n|s)? (?:pakete?|varianten?|arten?|sorten?)?|(?:habt|gibt)(?: ihr|['’]?s| es)? (?:da )?(?:verschiedene\p{L}*|mehrere)|(?:які|яка|який|що|шо) (?:у вас )?(?:є|бувають|маєте|пакет\p{L}*|варіант\p{L}*)|(?:какие|какая|какой|что|ч[её]) (?:у вас )?(?:есть|бывают|пакет\p{L}*|вариант\p{L}*))(?!\p{L})/iu;

/** A price or what it differs by, asked in so many words. */
export const ASKS_PRICED =
  /(?<!\p{L})(?:(?:in |the |your |better )?(?:price|prices|money|cost|costs)(?: ?wise)?|how much(?: (?:are|is|for|would|do|does))?(?: (?:they|it|that|those|each))?|what['’]?s the rate|rate|dearer|cheaper|extra|more|preislich|preisunterschied\p{L}*|im preis|vom preis|(?:der |die )?(?:preise?|aufpreis|mehrpreis)|was kostet(?: was)?|kostet|kosten|teurer|günstiger|billiger|wie ?viel|(?:в|у|по) (?:ціні|цені|грошах|деньгам|цене|деньгах)|(?:яка )?(?:ціна|ціни|вартість)|(?:какая )?(?:цена|цены|стоимость)|скільки|сколько|ск[іо]ки|скок|по чому|почому|поч[её]м|дешевш\p{L}*|дешевле|дорожч\p{L}*|дороже)(?!\p{L})/giu;

/** Words for a difference. */
export const DIFFERENCE_WORD =
  /(?<!\p{L})(?:(?:what|whats|what['’]s|which|where)?\s?(?:is |s )?(?:the )?(?:difference|differ|vs|versus)|(?:was|wo|welcher|worin)?\s?(?:ist |is )?(?:der |dem )?\p{L}*unterschied\p{L}*|(?:яка |у чому |в чому |чим )?(?:різниц\p{L}*|відрізня\p{L}*)|(?:какая |в ч[её]м |чем )?(?:разниц\p{L}*|отлича\p{L}*))(?!\p{L})/giu;

/** A word of regret, of thanks or of leave, and nothing that somebody would have to read. */
export const COURTESY =
  /^\W*(?:(?:and|but|und|і|й|и|та|oh|ok(?:ay)?)\s+)?(?:(?:so |really |very |i['’]?m )?sorry|apologi\p{L}*|my apologies|excuse|thanks|thank you|cheers|ta(?!\p{L})|(?:es )?tut mir leid|entschuldig\p{L}*|sorry|verzeih\p{L}*|danke\p{L}*|vielen dank|besten dank|(?:прошу )?вибач\p{L}*|перепрош\p{L}*|(?:щиро )?дякую|спасибі|(?:прошу )?(?:извин\p{L}*|прощения)|простите|(?:большое )?спасибо|благодар\p{L}*)(?:\s[\p{L}'’-]+){0,7}\W*$/iu;

/** How a clause begins that asks or wants something done, mark or none. */
export const WANTS_AN_ANSWER =
  /(?<!\p{L})(?:please|pls|plz|need|want|bitte|brauch\p{L}*|bräucht\p{L}*|möcht\p{L}*|hätt\p{L}*|будь ласка|треба|потріб\p{L}*|хочу|пожалуйста|нужн\p{L}*|надо|(?:can|could|do|does|is|are|will|would|did|have) (?:you|u|it|they|that|this|there|i|we|the)|what['’]?s?|which|how['’]?s?|when|where|who|why|kann man|interessiert|цікавить|интересует|wie|wann|wo|wer|wieso|warum|welche\p{L}*|was|ob|\p{L}+(?:t|en|st) (?:ihr|sie|du|man|ich|es|das)|чи|що|шо|як|коли|де|хто|чому|скільки|який|яка|яке|які|ли|что|ч[её]|как|когда|где|кто|почему|сколько|какой|какая|какое|какие|можна|можно|\p{L}{3,}(?:ете|ите|єте|їте|іте))(?!\p{L})|^\W*(?:geht|gibt|habt|kann|könnt|muss|nimmst|darf|kommt|is|are|can|do|does|any)(?!\p{L})/iu;

/** Whoever is in doubt asks for advice. */
export const IN_DOUBT =
  /(?<!\p{L})(?:idk|dunno|not sure|unsure|don['’]?t know|no idea|which|better|weiß (?:ich )?nicht|weiss (?:ich )?nicht|keine ahnung|unsicher|besser|не знаю|не впевнен\p{L}*|не певн\p{L}*|краще|сумніваюс\p{L}*|не уверен\p{L}*|лучше|сомневаюсь)(?!\p{L})/iu;

/** By what two things differ, or how much more one of them is. */
export const ASKS_DIFFERENCE =
  /(?<!\p{L})(?:difference|differ|vs|versus|how much (?:more|dearer|extra)|price ?wise|in money|\p{L}*unterschied\p{L}*|unterscheid\p{L}*|was kostet was|wie ?viel (?:mehr|teurer)|aufpreis|mehrpreis|last(?:s)? longer|(?:better|worse) than|(?:besser|schlechter) als|h(?:ä|a)lt länger|чим (?:\p{L}+ ){1,2}(?:кращ|гірш)\p{L}*|чем (?:\p{L}+ ){1,2}(?:лучше|хуже)|різниц\p{L}*|відрізня\p{L}*|(?:на )?скільки дорожч\p{L}*|доплат\p{L}*|разниц\p{L}*|отлича\p{L}*|(?:на )?сколько дороже)(?!\p{L})/iu;

/** Only by how much the prices differ. */
export const DIFFERENCE_OF_PRICE =
  /(?<!\p{L})(?:(?:diff(?:erence)?|unterschied\p{L}*|різниц\p{L}*|разниц\p{L}*)(?:\s[^\s,.;?!]+){0,6}?\s(?:in (?:price|cost|money)|price ?wise|im preis|preislich|(?:в|у|по) (?:ціні|цені|цене|грошах|деньгах|деньгам))|(?:price|cost)[ -]?diff(?:erence)?|price ?wise|in money|preisunterschied\p{L}*|was kostet was|how much (?:more|dearer)|wie ?viel (?:mehr|teurer)|(?:в|у|по) (?:ціні|цене|деньгам|грошах) (?:різниц\p{L}*|разниц\p{L}*)|(?:на )?(?:скільки|сколько) (?:дорожч\p{L}*|дороже))(?!\p{L})/giu;
