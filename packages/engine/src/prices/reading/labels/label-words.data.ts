/** Words at the edges of a label that belong to the sentence and not to the name, folded. */
export const FILLERS = `the a an is are was be will do does for of at to our your my we i you they it its this that with by on in and or plus also then just only about
  costs cost price prices priced charge charges charged run runs goes go get gets starts start starting per each have has offer offers service services here there so please ask us ok an any every when if else hi hey yes our get say on figure ea plus aufpreis zuschlag mehrpreis surcharge доплата надбавка наценка націнка
  der die das den dem des ein eine einen einem einer ist sind kostet kosten kostest fur von vom zum zur bei uns wir ihr sie mit ab und oder sowie auch nur preis preise pro je am im an auf wird
  liegt liegen machen macht gibt es dann noch bieten nehmen zahlen zahlst bezahlen nen n nochmal etwa ca inkl also wer nur will zahlt beiden ner läuft lauft hallo gibts gehts rufen runter beide komplett_nur sonst wenns mal eben halt gern gerne alles nochmals drauf dazu extra kriegst kriegt bekommst bekommt kommt kommen kommst beim sind fur's hier bitte jedes jede jeder man einfach so
  за на по в у з із зі с со и і й та або или для до це то вот ось от від у нас ми мы вы ви є есть буде будет коштує коштують стоит стоят стоить обойдется обійдеться вийде выйдет
  ціна цена ціни цены вартість стоимость прайс всего всього также також ще еще потом далее якщо если а же ж просто только лише тільки делаем робимо беремо берем
  окремо отдельно einzeln separately gunstigere gunstiger gunstigste cheaper cheapest дешевша дешевший дешевле подешевше бюджетна бюджетная ну короче вот смотрите дивіться дивись смотри значит значить отже чи обійдеться обойдется зробимо сделаем помиємо помоем хочете хотите кому кто хто тому тех тогда тоді тут там наш наша ваша вона он она оно этот эта если-то смотря
  like da dafur davon nehm nehme ich mach ma nimmer they right well ok okay yeah yep yup hiya alright morning cheers lads folks listen look er um erm lol ja naja jo tach moin servus so basically thats that's youre you're doing done depends sorry mate guys want wanna got
  от приблизно примерно виходить выходит рахуємо считаем грн руб eur euro usd uah ваш ваше вашого вашей тариф тарифи так як как таке такі такие такая такое такий типа типу то it's rum nem bei normalerweise nochmal jeweils steht gilt want wants flat відповідно соответственно respectively fixed wise another those these them soll sollen сша usa add всіх всех усіх`;

/** Words that begin the description of what a price is for: "220 for SUVs". */
export const FOR_WORDS = `for fur für за для на if wenn bei при when on per pro je с з із`;

/** A label or sentence with one of these speaks of money that is no price of a service. */
export const NOT_A_PRICE =
  /^\s*(?:гарант|warrant|garantie)|deposit|(?<!\p{L})чек(?:у|а|ом)?(?!\p{L})|terminausfall|депозит|(?<!\p{L})prepa(?:y|id)|anzahl(?:ung|en)|kaution|vorkasse|завдат|передплат|передоплат|предоплат|задат|(?<!\p{L})аванс|(?<!\p{L})залог|застав|minimum (?:order|charge|spend|booking|call-?out)|min\.? (?:order|charge|spend)|mindest(?:bestell|auftrag|umsatz|wert|betrag|abnahme)|мінімальн\p{L}* (?:замовлен|чек|сум|виїзд)|минимальн\p{L}* (?:заказ|чек|сумм|выезд)|мин\.? заказ|мін\.? замовл|voucher|gift ?(?:card|cert)|gutschein|сертифік|сертифик|подарунк|подарочн|discount(?!ed)|rabatt(?!preis)|nachlass|(?<!зі )(?<!з )знижк|(?<!со )скидк|(?<!\p{L})скин(?:у|ем|емо|имо)(?!\p{L})|(?<!\p{L})бронь\s+(?:вход|возвр|поверт|дат)|бронюван\p{L}+ дат|бронирован\p{L}+ дат|treuekarte|stempelkarte|loyalty card|cashback|кешбек|кэшбек|bonus|бонус|(?<!\p{L})sav(?:es?|ings?)(?!\p{L})|(?<!\p{L})sparen|економ(?:ія|ите)|эконом(?:ия|ите|ьте)|(?<!\p{L})fines?(?!\p{L})|penalt|bußgeld|bussgeld|(?<!\p{L})strafe|штраф|zulassung|(?<!\p{L})tüv(?!\p{L})|(?<!\p{L})dmv(?!\p{L})|registration|(?<!\p{L})tickets?(?!\p{L})|(?:mit|per|by|with|на|по)\s(?:ec-?)?(?:karte|card|карт\p{L}+)(?!\p{L})|card (?:payments?|min)|(?<!\p{L})(?:nct|mot)(?:\s(?:re-?)?test)?(?!\p{L})|between you and|мрео|гибдд|гаи(?!\p{L})|exchange rate|wechselkurs|(?<!\p{L})курс(?:у|а|ом|і|е)?(?!\p{L})|нбу(?!\p{L})|no-?show|(?<!\p{L})cancellations?(?!\p{L})|(?<!\p{L})late fee|(?<!\p{L})storno(?!\p{L})|stornogebühr|stornier|cancel(?:lation)? fee|reschedul|за неявку|booking fee|credit cards?|kartenzahlung|ec-karte|insurance|versicher|страхов|parking|parkgebühr|паркув|парковк|worth(?!\p{L})|(?<!\p{L})value(?!\p{L})|im wert|orders? (?:over|above|from)|bookings? (?:over|above)|при (?:замовленн|заказ|чек)\p{L}* (?:від|от|понад|свыше)|при заказ\p{L}*|при замовленн\p{L}*|при покупк\p{L}*|bei (?:bestellung|buchung|auftrag)\p{L}* (?:ab|über)|ab einem|financ|finanzier|кредит|розстроч|рассроч|rate\(n\)|monatsrate|зарплат|salary|(?<!\p{L})wages?(?!\p{L})|кілометраж|(?<!\p{L})tips?(?!\p{L})|чайов|чаев|trinkgeld|(?<!\p{L})rent(?:al)?(?!\p{L})|(?<!\p{L})miete|оренд|аренд/iu;

/** The price is not stated. */
export const ON_REQUEST =
  /on request|upon request|by request|ask (?:us|for)|(?<!\p{L})poa(?!\p{L})|tba|quote only|by quote|call for|auf anfrage|a\. ?a\.|nach (?:vereinbarung|absprache|besichtigung|rücksprache|aufwand\s*$)|після огляду\s*$|после осмотра\s*$|individuell|за запитом|по запиту|по запросу|договірн|договорн|індивідуальн|индивидуальн|уточн|free(?! ?standing)|kostenlos|gratis|inklusive(?!\p{L})|безкоштовн|бесплатн|в подарок|у подарунок|included|inbegriffen|входить|входит/iu;

/** Headings that say nothing about what is sold. */
export const GENERIC_HEADING =
  /^(?:(?:unsere?|our|the|наші|наши|актуальні|актуальные|current|aktuelle|new|neue|нові|новые|full|повний|полный)\s+)*(?:price(?:s|list| list)?|pricing|rates?|menu|services?|preise?|preisliste|preisübersicht|leistungen|dienstleistungen|angebote?|прайс(?:-?лист)?|ціни|цены|послуги|услуги|вартість|стоимость|вартість робіт|розцінки|расценки|packages?|pakete|пакети|пакеты|комплекси|комплексы|hi|hello|hallo|привіт|привет|вітаємо|добрий день|здравствуйте)(?:\s+(?:und|and|та|и|&)\s+\p{L}+)?(?:\s+(?:list|liste|на послуги|на услуги|послуг|услуг|робіт|работ))?(?:\s+\d{4})?[:!.\s]*$/iu;

/** Headings of extras, however they are put together: what stands under them stands for itself. */
const EXTRA =
  'extras?|bits|pieces|odds|ends|kleinigkeiten|kleinteile|verschiedenes|дрібниці|мелочи|різне|разное|adds?|plus|zzgl|add-?ons?|optional|options|other|misc|additional|zusatz\\p{L}*|zusätzlich\\p{L}*|sonstiges|zuschl[aä]ge?|aufpreise?|surcharges|weitere[sn]?|dazu|außerdem|auch|also|(?:dazu|hinzu|zu)?buchbar\\p{L}*|додатков\\p{L}*|інше|дополнительн\\p{L}*|доп\\.?|другое|прочее|ще|також|также';
const OF_EXTRAS =
  'services?|jobs|bits|items|leistungen|optionen|arbeiten|послуги|услуги|послуг|услуг|роботи|работы|available|gerne|noch|und|and|&|our|unsere|möglich|wählbar|einzeln|separat';
export const EXTRAS_HEADING = new RegExp(
  `^(?:(?:${OF_EXTRAS})\\s+)*(?:${EXTRA})(?:[\\s,/]+(?:${EXTRA}|${OF_EXTRAS}))*[:\\s]*$`,
  'iu',
);

/** Headings of single parts: the service above goes on. */
export const PARTS_HEADING =
  /^(?:a la carte|à la carte|einzelteile?|einzeln|(?:einzelne?|single|individual|окремі|отдельные)(?:\s(?:windows?|panels?|parts?|pieces?|items?|sections?|\p{L}*scheiben?|\p{L}*teile?|fenster|flächen|elements?|елементи|деталі|зони|скла|элементы|детали|зоны|стёкла|стекла))?|by (?:the )?(?:panel|piece)|per (?:panel|piece|part)|по ?елементно|(?:по)?штучно(?:\s(?:в|у|in)\s\p{L}+)?|по (?:одній|одной)\s\p{L}+|(?:add|adds|zu|zusätzlich zu|до|к)\s(?:to\s)?(?:any|every|each|jede[mrn]|будь-яко\p{L}+|кожно\p{L}+|любо\p{L}+|каждо\p{L}+)\s\p{L}+|по ?элементно|окремо|отдельно|по елементах|по элементам|по деталях|по деталям|окремо по елементах|елементи|элементы|деталі|детали|elements|panels|зони|зоны|parts|teile)[:\s]*$/iu;

/** "In the same order" refers to the list above. */
export const SAME_ORDER =
  /gleichen? reihenfolge|same order|as above|selbe reihenfolge|gleiche[rn]? reihenfolge|wie oben|reihenfolge wie|в тому ж порядку|у тому ж порядку|так само по порядку|в том же порядке|тот же порядок|порядок тот|порядок той|аналогічно|аналогично|відповідно|соответственно|respectively|в той же последовательности|(?:so|так|так само|same)?\s?(?:по черзі|по очереди|der reihe nach|in that order|in dieser reihenfolge)/iu;

/** Counting words that stay with a zone: a pair, a set. */
export const SET_WORDS = `paar pair pairs пара пари пару пары set sets satz комплект комплекта шт штук stuck stk pcs both beide обидва обе оба three drei три vier zwei two four чотири четыре две дві два piece each кожен каждый каждая одна один одне одно одну одной одній single ein eine всі все alle all yr yrs year years jahr jahre jahren рік роки років год года лет month months monate місяців месяцев слой слоя слоев шар шари шарів layer layers coats coat schicht schichten zusammen together разом вместе stage stages step steps stufe stufen single five six seven eight ten`;

/** Names of packages that rank them and mean nothing else. */
export const RANKS = `bronze silver silber diamond diamant starter бронза бронзовий бронзовый срібло срібний серебро серебряный бриллиант алмаз діамант`;

/** Words that name any car and so say nothing of its class. */
export const ANY_CAR = `car cars vehicle vehicles auto autos wagen fahrzeug fahrzeuge авто автомобіль автомобиль автомобіля автомобиля машина машини машины машину машин автомобілів автомобилей автомобілі автомобили автівка тачка легковий легковое`;

/** Makers of films and coatings, folded. */
export const BRANDS = `llumar suntek xpel 3m avery oracal orafol hexis kpmf arlon teckwrap inozetek stek gyeon gtechniq ceramicpro modesta carpro koch chemie sonax meguiars
  solargard madico huper geoshield johnson rayno global hanita exoshield ultrafit premiumshield quantum eastman foliatec bruxsafol solarscreen ultravision autobond luxfil hogomaku
  kdx carlas nanofix delta deltaskin spectroll orca legend kavaca opticoat feynlab igl servfaces nanolex labocosmetica shinyline krytex willson soft99 sonax colourlock leraton
  grass nasiol fireball titan adams turtle menzerna rupes scholl kochchemie kovax bodyfence ventureshield onyx reflek nuvo sunmax winnova armolan asrock ceramicpro system_x systemx owens ppg artdeshine angelwax dodo swissvax zymol`;
