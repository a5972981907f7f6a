/** How clients ask after what owners keep an answer for, in words that name the thing and not the topic. */
export const WORDED: readonly { topic: string; words: RegExp }[] = [
  {
    topic: 'waiting',
    words:
      /(?<!\p{L})(?:(?:sit|wait|hang (?:around|about)|stay|work)(?: \p{L}+){0,3} (?:with (?:my|a) laptop|with you|there|at yours|inside|on site|in your)|(?:somewhere|anywhere|a place|room|space) to (?:sit|wait|work)|(?:walk around|go for a walk|wait|stay)(?: \p{L}+){0,2} or (?:wait|stay|leave|go|walk|come back|drop)|waiting (?:area|room|zone)|(?:do|should|can) i (?:have to )?(?:stay|wait|hang around)|(?:warten|hinsetzen|sitzen|aufhalten|dabeibleiben|arbeiten)(?: \p{L}+){0,3} (?:bei (?:euch|ihnen)|vor ort|drinnen|dort)|(?:bei (?:euch|ihnen)|vor ort|dort|wo|irgendwo)(?: \p{L}+){0,4} (?:warten|hinsetzen|sitzen|aufhalten|dabeibleiben)|(?:warte|sitz)(?:bereich|raum|ecke|zimmer|gelegenheit)|(?:bleib|wart|sitz)e? ich(?: \p{L}+){0,3} (?:dabei|da|dort|bei)|dabei sitzen|зон\p{L}* (?:очікування|відпочинку|ожидания|отдыха)|(?:де|десь|у вас|в вас|там|где|где-то|на місці|на месте)(?: \p{L}+){0,3} (?:посидіти|почекати|зачекати|перечекати|посидеть|подождать|переждать)|(?:посидіти|почекати|зачекати|перечекати|посидеть|подождать|переждать)(?: \p{L}+){0,2} (?:у вас|в вас|там|десь|де|на місці|где|на месте|внутри|всередині)|(?:чекати|ждать)(?: \p{L}+){0,2} (?:у вас|в вас|там|чи|или)|(?:погуляти|погулять) (?:чи|или))(?!\p{L})/iu,
  },
  {
    topic: 'prep',
    words:
      /(?<!\p{L})(?:(?:need|have|ought|want) (?:me )?to (?:\p{L}+ ){0,2}?(?:wash|clean|empty|clear|hoover|vacuum|remove|prepare|take)(?: \p{L}+){0,5} (?:before\p{L}*|first|out|myself|prior)|(?:should|must|shall) (?:i|we|it) (?:be )?(?:\p{L}+ ){0,2}?(?:wash\p{L}*|clean\p{L}*|empt\p{L}*|clear\p{L}*|remove\p{L}*|take)(?: \p{L}+){0,5} (?:before\p{L}*|first|out|myself|prior)|leave (?:it|them|everything|that|stuff|my things) in,? or|(?:in it|in|inside),? or (?:take (?:it|them) )?out|empty (?:the )?(?:car|boot|trunk)(?: \p{L}+){0,2} (?:before|first|beforehand)|(?:muss|soll|sollte|müssen|sollen) (?:\p{L}+ ){0,6}?(?:vorher|selbst|selber|davor) (?:\p{L}+ ){0,3}?(?:waschen|gewaschen|saugen|putzen|sauber\p{L}*|\p{L}*räum\p{L}*|leer\p{L}*|vorbereiten)|(?:muss|soll|sollte|müssen|sollen) (?:\p{L}+ ){0,6}?(?:ausräumen|leerräumen|leer sein|ausgeräumt|rausnehmen|rausräumen|ausbauen|vorbereiten)|kindersitz\p{L}* (?:\p{L}+ ){0,4}?(?:raus\p{L}*|drin\p{L}*|ausbau\p{L}*|mitbringen)|(?:drin(?:lassen)?|drin lassen) oder (?:raus\p{L}*|ausbauen)|(?:треба|потрібно|варто|маю|мушу|обов['’ʼ]?язково|мені|надо|нужно|стоит|обязательно|мне) (?:\p{L}+ ){0,5}?(?:повитягати|витягати|витягнути|витягти|вийняти|забрати речі|звільн\p{L}*|випорожн\p{L}*|вытащить|вытаскивать|вынимать|вынуть|освобожд\p{L}*|освободить)|(?:мити|помити|чистити|пилососити|мыть|помыть|чистить|пылесосить|освобождать|освободить|звільняти|прибирати|убирать|вытаскивать|вынимать)(?: \p{L}+){0,4} (?:сам\p{L}{0,4}|самостійно|самостоятельно|заздалегідь|заранее|перед (?:візитом|приездом|цим|этим)|до того,? як|до приезда)|(?:сам(?:ому|ій|ой)|самостійно|самостоятельно|заздалегідь|заранее) (?:\p{L}+ ){0,3}?(?:мити|помити|чистити|мыть|помыть|чистить|освобождать|освободить|звільняти|прибирати|убирать)|(?:дитяч|детск)\p{L}* (?:крісл|кресл|сидін|сиден)\p{L}* (?:\p{L}+ ){0,3}?(?:зня\p{L}*|знім\p{L}*|вийн\p{L}*|лиш\p{L}*|залиш\p{L}*|забр\p{L}*|снять|снимать|вынуть|вынимать|остав\p{L}*|убрать))(?!\p{L})/iu,
  },
  {
    topic: 'transport',
    words:
      /(?<!\p{L})(?:(?:which|what) (?:bus|train|tram)|how (?:do|can|would|will|could) i get (?:away|home|back|around|(?:in)?to (?:town|work|the city)|from)|get (?:home|to work|into town)(?: \p{L}+){0,3} (?:from (?:you|there|yours)|without)|(?:bus|tram|train|tube) (?:stop|station|nearby|near you)|(?:welche[mnr]?|mit welche[mr]) (?:bus|bahn|tram|zug|linie)|komm\p{L}* ich (?:\p{L}+ ){0,4}?(?:weg|heim|zurück|nach hause|zur arbeit|in die stadt|weiter)|(?:як|чим|на чому|на чім) (?:\p{L}+ ){0,3}?(?:від вас|додому|назад|в місто|на роботу)|(?:від вас|додому) (?:\p{L}+ ){0,2}?(?:дістат\p{L}*|доїхати|добрат\p{L}*|поїхати|виїхати)|(?:який|яка) (?:автобус|маршрутка|трамвай|тролейбус)|(?:как|чем|на ч[её]м) (?:\p{L}+ ){0,3}?(?:от вас|уехать|домой|обратно|в город|на работу)|(?:какой|какая) (?:автобус|маршрутка|трамвай|троллейбус))(?!\p{L})/iu,
  },
  {
    topic: 'payment',
    words:
      /(?<!\p{L})(?:(?:zelle|venmo|paypal|apple pay|google pay|revolut|klarna|amex|twint|cash|cards?|bank transfer)(?: \p{L}+)? (?:ok|okay|fine|possible|accepted|alright|good|too)|(?:pay|take|accept|do)(?: \p{L}+){0,3} (?:zelle|venmo|paypal|apple pay|google pay|revolut|klarna|amex|cash|cards?|contactless)|(?:bar|karten)zahlung|(?:geht|nehmt ihr|nehmen sie|akzeptiert ihr|akzeptieren sie)(?: \p{L}+){0,2} (?:bar|karte|kreditkarte|ec|paypal|überweisung|twint)|(?:готівк|безготівк|наличн|безнал|карт(?:к)?(?:ою|у|ой|ы|и))\p{L}*(?: \p{L}+){0,3} (?:можна|можно|приймаєте|принимаете|оплат\p{L}*|розрах\p{L}*|рассчит\p{L}*|заплат\p{L}*)|(?:можна|можно|приймаєте|принимаете|оплат\p{L}*|розрах\p{L}*|рассчит\p{L}*|заплат\p{L}*)(?: \p{L}+){0,3} (?:готівк\p{L}*|безготівк\p{L}*|налич\p{L}*|безнал\p{L}*|картк?ою|картой|переказ\p{L}*|перевод\p{L}*|на карту|на картку))(?!\p{L})/iu,
  },
  {
    topic: 'legal',
    words:
      /(?<!\p{L})(?:how dark (?:can|may|am|are|is)|(?:is|are) (?:that|it|this|they) (?:even |actually |still )?(?:legal|allowed|road legal)|(?:by|within) (?:the )?law|(?:street|road) legal|(?:legally )?allowed|wie dunkel (?:darf|dürfen|geht)|(?:brauch\p{L}*|muss) (?:\p{L}+ ){0,4}?(?:eintrag\p{L}*|abe|abg|tüv)|eintragungspflichtig|(?:ist|sind) (?:\p{L}+ ){0,3}?(?:legal|erlaubt|zulässig)|за законом|по закону|законно|дозволен\p{L}*|разреш[её]н\p{L}*|(?:не )?(?:оштраф|штраф)\p{L}*)(?!\p{L})/iu,
  },
];

/** What owners call the topics themselves. */
export const CALLED: readonly { topic: string; words: RegExp }[] = [
  {
    topic: 'prep',
    words: /^(?:prep\p{L}*|before (?:you|the) \p{L}+|vorbereit\p{L}*|підготов\p{L}*|подготов\p{L}*)$/iu,
  },
  {
    topic: 'invoice',
    words: /^(?:invoic\p{L}*|receipts?|rechnung\p{L}*|рахун\p{L}*|сч[её]т\p{L}*|чеки?)$/iu,
  },
  { topic: 'legal', words: /^(?:law|laws|legal\p{L}*|recht\p{L}*|gesetz\p{L}*|закон\p{L}*)$/iu },
];

/** Nobody who says so asks for a company. */
export const NO_COMPANY =
  /(?<!\p{L})(?:not a company|no company|privat\p{L}*|kein\p{L}* (?:firma|unternehmen|betrieb)|не (?:фірма|компанія|фирма|компания)|приватн\p{L}*|частн\p{L}*|физлиц\p{L}*|фізос\p{L}*)(?!\p{L})/iu;
