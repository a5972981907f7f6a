/** Right before a day they say that it is over, or comes again and again. */
export const TELLING_LEADS =
  /^(?:без|every|each|jede[nrs]?|кажд(?:ый|ую|ое|ые)|кожн(?:у|ого|ий|ої|і)|since|previous|seit|vergangene\p{L}*|vorige\p{L}*|прошл(?:ый|ую|ая|ое|ой|ого|ом|ые|ых)|минул(?:ий|у|а|ої|ого|ому|ій|і|их)|позаминул\p{L}+|позапрошл\p{L}+|попередн\p{L}+|прошедш\p{L}+)$/u;

export const PAST_DAYS = new Set(
  'yesterday gestern vorgestern вчера позавчера вчора учора позавчора учера'.split(' '),
);

/** "Last time on Saturday". */
export const TIMES =
  /(?:^| )(?:last (?:time|visit)|letzte[ns]? mal|(?:прошл|минул|последн|останн)\p{L}+ раз[уа]?)(?: |$)/u;

/** What a client tells of a visit that has been. */
export const PAST_VISIT =
  /(?:^| )(?:was (?:there|at yours|at your|with you|in)|were at|came (?:in|by|to)|dropped (?:it|the car|my car) off|picked (?:it|the car|my car) up|(?:got|had|have) it back|back from|bought|paid|did (?:my|the|it)|war (?:noch )?(?:alles|es)|washed it|got it done|had it (?:done|tinted|wrapped|coated|detailed)|war (?:ich |schon |doch )*(?:am \p{L}+ )?(?:bei|da)|bei (?:euch|ihnen) war|angerufen|gekauft|gewaschen|abgeholt|(?:был|була|була|був|были|були|была) (?:уже |вже )?(?:у|в) вас|приезжал\p{L}?|заезжал\p{L}?|приїжджа(?:в|ла|ли)|заїжджа(?:в|ла|ли)|звонил\p{L}?|дзвони(?:в|ла|ли)|купил\p{L}?|купи(?:в|ла|ли)|забрал\p{L}?|забра(?:в|ла|ли)|(?:жду|чекаю) (?:уже |вже )?[сз]|появил\p{L}+|зявил\p{L}+|отклеил\p{L}+|відклеї\p{L}+|делали|клеили|клеїли|поклеили|поклеїли|робили|зробили|сделали)(?: |$)/u;

export const HABITS = /(?:^| )(?:always|usually|immer|всегда|обычно|завжди|зазвичай) ?/u;

export const WORKING =
  /(?:^| )(?:i work|im working|im at work|finish work|arbeite|работаю|працюю|на работе|на роботі)(?: |$)/u;

/** Words of a wish: what follows them is still to come. */
export const WISHES =
  /(?:^| )(?:can|could|may|is|are|would|want|like|any|please|free|lets|how|what|to|kann|konnen|konnte|geht|ginge|passt|hatte|mochte|will|frei|wann|можно|можна|могу|можу|хочу|хотел\p{L}*|хоті\p{L}*|есть|є|давай\p{L}*|запиш\p{L}*|или|чи|щоб|чтобы|бы|би|б)(?: |$)/u;

/** What a client is going to do elsewhere: the day of it is not the day they want to come. */
export const OWN_PLANS =
  /(?:^| )(?:pick(?:ing)? up|pick(?:ing)? (?:it|her|him) up|collecting|(?:i|we|well|ill) collect|gett?(?:ing)? (?:the|my|our|a)(?: new)? (?:car|van|truck)|taking delivery|hand(?:s|ing)? (?:it |over )*(?:over|back)|giv(?:e|ing) it back|return(?:ing)? (?:it|the car)|(?:were|are|im|am) off (?:on|to)|geb(?:e|en)? (?:ich |wir )?(?:\p{L}+ ){1,3}(?:zuruck|ab)|(?:bekomm|krieg)(?:e|en)? (?:ich |wir )?(?:den|das|die|meinen|mein|meine|unseren)(?: neuen?| neue)? (?:wagen|auto|karre)|fahr(?:e|en)? (?:ich |wir )?(?:weg|los|in|nach|ans)|hol(?:e|en)? (?:ich |wir )?(?:\p{L}+ ){1,4}(?:ab|vom|beim)|забира(?:ю|ем|ємо|єм)|получа(?:ю|ем)|отриму(?:ю|ємо|єм)|сда(?:ю|ем)|отда(?:ю|ем)|возвраща(?:ю|ем)|зда(?:ю|ємо)|відда(?:ю|ємо)|поверта(?:ю|ємо)|виїжджа(?:ю|ємо|єм)|выезжа(?:ю|ем)|покупа(?:ю|ем)|купу(?:ю|ємо|єм)|buying|kauf(?:e|en)? (?:ich|wir)|їд(?:у|емо) (?:в|на|до)|selling|sell|sold|verkauf\p{L}*|прода(?:ю|ем|ємо|єм|м|вать|вати|ть|ти|ж\p{L}*)|flying|fliege|fliegen|moving house|leaving for|going on holiday|on holiday from|getting married|heirate|уезжа(?:ю|ем)|улетаю|їду у|їдемо у|відлітаю|женюсь|одружуюсь)(?: |$)/u;

/** Whoever has to go somewhere then, and says so: "I have to drive in the evening", "мне вечером ехать". */
export const HAS_TO =
  /(?:^| )(?:мне|нам|мені|i (?:have|need|must|got)|ive got to|we (?:have|need)|ich muss|muss ich|muss|wir mussen)(?: |$)/u;

export const ON_THE_WAY =
  /(?:^| )(?:ехать|поехать|уезжать|выезжать|лететь|на работу|їхати|поїхати|виїжджати|летіти|на роботу|drive|driving|fly|leave|head off|be at work|fahren|losfahren|wegfahren|fliegen|zur arbeit|arbeiten)(?: |$)/u;

/** What happens elsewhere on a day; whoever names it beside a day tells why, and not when they come. */
export const EVENTS =
  /(?:^| )(?:weddings?|funeral|birthday|christening|vacation|(?<!bank )holidays?|flight|airport|(?:road )?trip|starts|begins|payday|delivery|delivered|dealers?|dealership|mot|inspection|buyers?|viewing|handover|lease|leasing\p{L}*|interview|exam|dentist|raining|rain|snow|hochzeit\p{L}*|urlaub\p{L}*|flug|geburtstag\p{L}*|taufe|konfirmation|beerdigung|tuv|tuev|hauptuntersuchung|ubergabe|auslieferung|geliefert|handler|autohaus|kaufer\p{L}*|interessent\p{L}*|besichtigung|ruckgabe|zahnarzt|prufung|umzug|beginnt|startet|gehalt|regen|regnet|schnee|schneit|весілл\p{L}*|відпустк\p{L}*|відряджен\p{L}*|народження|рейс|аеропорт\p{L}*|дач[іуаи]|на море|(?:у|в) (?:мене|меня) то|покуп(?:ець|ц)\p{L}*|техогляд\p{L}*|автосалон\p{L}*|екзамен\p{L}*|іспит\p{L}*|збори|дощ\p{L}*|сніг\p{L}*|переїзд\p{L}*|зарплат\p{L}*|почина\p{L}+|переїжджа\p{L}*|похорон\p{L}*|хрестин\p{L}*|свадьб\p{L}*|отпуск\p{L}*|командировк\p{L}*|рождени[ея]|днюх\p{L}*|аэропорт\p{L}*|дачу|даче|покупател\p{L}*|техосмотр\p{L}*|экзамен\p{L}*|дожд\p{L}*|снег\p{L}*|переезд\p{L}*|начина\p{L}+|на море|переезжа\p{L}*|похорон\p{L}*|крестин\p{L}*)(?= |$)/u;

/** "The Friday before the wedding", "после дачи": the day is counted from what happens elsewhere. */
export const BESIDE_EVENT =
  /(?:^| )(?:before|after|vor|nach|перед|до|после|після)(?: (?:the|my|our|dem|der|den|meinem|meiner|unserem|unserer|моим|моїм))? $/u;

/** Whoever asks or offers to come names the day for it, whatever else is on. */
export const COMING =
  /(?:^| )(?:can|could|free|slots?|book|bring|available|appointment|possible|fit|ill|kann|konnen|konnt|konnten|geht(?: es| das| da| was| auch)|ginge|passt|frei|termin|bringe?|komme?|можна|можно|могу|можу|смогу|зможу|вільн\p{L}*|свободн\p{L}*|запи\p{L}+|приеду|привезу|приїду|підїду|подъеду|подьеду|заеду|заїду)(?= |$)/u;

/** "Race day is Sunday", "die Party ist am Samstag": what has a day of its own, unless it is the visit. */
export const HAS_DAY =
  /(?:^| )(?!(?:it|this|that|there|what|which|when|how|where|here|who|day|days|date|time|slot|appointment|booking|visit|option|choice|best|better|earliest|latest|off|one|only|wish|preference|es|das|dies|was|wann|wie|wo|da|hier|tag|datum|zeit|termin|wunschtermin|wunsch|besten|liebsten|am|frei|i|we|you|ich|wir|er|sie) )\p{L}{3,}(?: day| tag)? (?:is|are|ist|sind)(?: on| am| this| next| diesen| nachsten)*$/u;

/** What follows from what is told stands in a clause of its own. */
export const THEREFORE = new Set(
  'so hence therefore but deshalb darum daher also aber тому тож отже але поэтому значит но'.split(' '),
);
