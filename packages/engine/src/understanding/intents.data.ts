/**
 * What a message can be about, as phrases of the four languages; the notation is that of `newPhraseBook`.
 * A message has every intent one of whose phrases it contains.
 */
export const INTENT_PHRASES = {
  greet: `^hi | ^hello | ^hey | ^good morning | ^good afternoon | ^good evening | ^greetings | ^yo
    ^hallo | ^moin* | ^servus | ^guten tag | ^guten morgen | ^guten abend | ^gruss gott | ^gruezi | ^tach | ^hi zusammen
    ^привіт | ^вітаю | ^добрий день | ^доброго дня | ^добрий вечір | ^доброго вечора | ^доброго ранку | ^добрий ранок | ^здоров | ^хай
    ^здравствуйте | ^здрасте | ^привет | ^добрый день | ^добрый вечер | ^доброе утро | ^доброго времени | ^приветствую | ^салют`,
  thanks: `thanks | thank you | thx | cheers | ta | much appreciated | appreciate it | danke | dankeschon | vielen dank | besten dank | merci
    дякую | спасибі | вдячн* | спасибо | благодар* | спс`,
  bye: `bye | goodbye | see you | see ya | talk later | think about it | think it over | let you know | get back to you | be in touch | call you later | have a nice day | thats all | no more questions
    tschuss | tschau | ciao | auf wiedersehen | bis dann | bis bald | bis freitag | ich meld* mich | melde mich | uberleg* es mir | uberlege noch | denke druber nach | denk druber nach | uberlegs mir | schonen tag | das wars
    до побачення | бувайте | на все добре | подумаю | подумаємо | порадитися | пораджусь | пораджуся | передзвоню | напишу пізніше | гарного дня | до зустрічі | поки що все | дам знати
    до свидания | пока$ | всего доброго | подумаем | посоветуюсь | перезвоню | напишу позже | хорошего дня | до встречи | дам знать | пока все$ | отпишусь`,
  yes: `^yes | ^yh$ | ^yea | ^ye$ | ^aye | ^yeah | ^yep | ^yup | ^ya$ | ^sure | ^ok | ^okay | ^k$ | ^okey | ^alright | ^all right | ^of course | ^definitely | ^absolutely | ^correct | ^right | ^perfect | ^great | ^exactly | ^fine | ^deal$ | ^good$ | ^cool | ^confirm* | ^please do | ^go ahead | ^do it | ^that works | ^works for me | ^sounds good | ^sounds great | ^lets do | ^y$ | ^yess*
    go ahead | book it | book me in$ | please book | i confirm | confirmed | that works | thats fine | thats right | thats correct | works for me | sounds good | lets do it | all good | looks good | looks right | looks correct | all correct | is correct | ill take it | yes please | im happy with that
    ^ja | ^jo | ^jawo* | ^jep | ^jap | ^jup | ^jawohl | ^klar | ^na klar | ^genau | ^gerne | ^gern | ^passt | ^stimmt | ^richtig | ^einverstanden | ^super | ^prima | ^perfekt | ^machen wir | ^in ordnung | ^alles klar | ^geht klar | ^okidoki | ^joa | ^bitte$ | ^bestatig*
    passt so | passt mir | passt alles | das passt | passt perfekt | jo passt | stimmt so | bitte buchen | bitte eintragen | buchen sie | so machen wir | machen wir so | bin dabei | nehm ich | nehme ich | bestatige ich | ich bestatige | trag mich ein | tragen sie mich ein | alles richtig | ist richtig | ja bitte | ja gerne
    ^так | ^ага | ^угу | ^авжеж | ^звісно | ^звичайно | ^добре | ^гаразд | ^домовились | ^домовилися | ^підходить | ^підтвердж* | ^вірно | ^все вірно | ^правильно | ^окей | ^ок | ^давай* | ^чудово | ^супер | ^згоден | ^згодна | ^то давайте | ^записуйте | ^бронюйте | ^погоджуюсь | ^влаштовує | ^так так
    все вірно | все правильно | підтверджую | записуйте | мене влаштовує | мені підходить | мені зручно | так будь ласка | давайте так
    ^да | ^угу | ^конечно | ^хорошо | ^ладно | ^договорились | ^подходит | ^подтвержд* | ^верно | ^все верно | ^правильно | ^окей | ^отлично | ^супер | ^согласен | ^согласна | ^записывайте | ^бронируйте | ^годится | ^идет | ^устраивает | ^дада | ^именно | ^точно
    все верно | все правильно | подтверждаю | записывайте | меня устраивает | мне подходит | мне удобно | да пожалуйста | давайте так`,
  no: `schade | wie schade | what a pity | pity | too bad | what a shame | ^жаль | жаль$ | never mind | nevermind | forget it | then not | rather not | then no | dann nicht | lieber nicht | doch nicht | eher nicht | dann eben nicht | тоді ні$ | тоді не треба | тоді не потрібно | не цікаво | тогда нет$ | тогда не надо | тогда не нужно | не интересно | ^no | ^nope | ^nah | ^not really | ^dont | ^no thanks | ^never mind | ^nevermind | not that | dont want | dont need | rather not | not now | changed my mind | forget it
    ^nein | ^nee | ^ne | ^no | ^nö | ^nicht | lieber nicht | doch nicht | will nicht | mochte nicht | brauch* .. nicht | brauche ich nicht | kein interesse | nein danke | vergiss es
    ^ні | ^нє | ^не треба | ^не потрібно | ^не хочу | ^не зараз | ^неа | не треба | не потрібно | передумав* | передумала
    ^нет | ^неа | ^не надо | ^не нужно | ^не хочу | ^не сейчас | не надо | не нужно | передумал* | ^ой нет | ^ой ні | ^oh no | ^oh nein`,
  price: `how much | price* | pricing | cost* | quote | rate* | whats the damage | what do you charge | charge for | how expensive
    was kostet | was kosten | kostet | kosten | preis* | wie teuer | wieviel | wie viel | was nehmt ihr | was nehmen sie | was wurde | angebot | kostenpunkt | was verlangt*
    ціна | ціну | ціни | цін | ціною | вартість | вартістю | коштує | коштуватиме | коштують | прайс* | почому | по чому | у скільки обійдеться | порахуйте | прорахуйте
    цена | цену | цены | цен | ценам | цене | стоимость | стоит | стоить | стоят | прайс* | почем | по чем | обойдется | посчитайте | рассчитайте | расценк* | ценник*`,
  ack: `^ok | ^okay | ^alright | ^cool | ^great | ^fine | ^good | ^perfect | ^right | ^got it | ^i see | ^understood
    ^alles klar | ^super | ^prima | ^gut | ^verstanden | ^okidoki | ^aha | ^achso
    ^добре | ^гаразд | ^чудово | ^окей | ^ок | ^зрозумі* | ^ясно | ^супер
    ^хорошо | ^ладно | ^отлично | ^понял* | ^понятно | ^супер | ^ясненько`,
  only: `only | just | nur | bloss | лише | тільки | только | просто`,
  doYou: `do you do | do you offer | do you also | can you do | could you do | do you have | do you guys | macht ihr | machen sie | bietet ihr | bieten sie | konnt ihr | konnen sie | habt ihr
    чи робите | ви робите | робите | займаєтес* | чи можете | можете | є у вас | у вас є | чи є
    вы делаете | делаете | занимаетес* | можете ли | можете | есть у вас | у вас есть | есть ли`,
  howMany: `скільки | сколько | скок | скока`,
  book: `book | booking | book me | appointment | appt | schedule | reserve | reservation | come in | bring it in | bring it over | bring the car | drop it off | drop the car | slot | fit me in | fit us in | squeeze me in | sign me up | put me down | get it done | get it in | pencil me in
    termin* | buchen | buch | buche | buchung | reservier* | vorbeikommen | vorbeibringen | vorbei bringen | bringen | eintragen | trag mich | einplanen | anmelden | hinbringen | abgeben | drankommen | dran kommen | dazwischenschieben | wann kann ich kommen
    запис* | запишіть | запишите | запишить | запиши | забронюв* | приїхати | приїду | заїхати | під'їхати | пригнати | заброн* | хочу до вас | на коли можна
    записать* | запишите | забронир* | приехать | приеду | заехать | подъехать | пригнать | хочу к вам | на когда можно`,
  free: `is there anything | anything today | anything tomorrow | anything free | anything available | fit me in | squeeze me in | was frei | noch was frei | noch platz | є щось на | є вікно | є вікна | є місця | є місце | есть что нибудь | есть окно | есть окошко | есть места | есть место | свободно ли | when can | do you have time | got time | have time | have any time | what time can | what times | bring my | when could | when are you | when would | when do you | availab* | free slot* | any slot* | any time | next free | soonest | earliest | asap | as soon as possible | openings | got space | have space | any space | do you have .. free | free on | free this | free next
    wann .. frei | wann kann | wann konnte | wann konnten | wann konnt ihr | wann konnen | wann fangt | wann geht | wann hatten | wann habt | wann ware | freie* termin* | termin* frei | noch was frei | wann haben | zeit haben sie | haben sie .. zeit | habt ihr .. zeit | hatten sie .. zeit | zeit fur mich | wann soll ich | was frei | frei am | frei ist | nachstmoglich* | so schnell wie moglich | baldmoglichst | nachste freie | fruhest* | wann passt
    коли можна | коли зручно | маєте час | є час | коли приїжджати | коли підїхати | коли у вас | коли є | коли вільн* | вільн* | є місц* | є місця | є вікн* | є віконц* | вікно на | віконце на | коли можете | коли почнете | найближч* | якнайшвидше | як найшвидше | коли зможете | чи є час | на коли
    когда можно | когда удобно | есть время | когда приезжать | когда подъехать | когда у вас | когда есть | свободн* | есть мест* | есть окн* | есть ли окн* | есть окош* | есть ли окош* | окно на | окошко на | когда можете | когда начнете | ближайш* | как можно скорее | поскорее | когда сможете | есть ли время | на когда`,
  reschedule: `reschedul* | move .. appointment | move .. booking | move my | move the | move it | shift my | change my .. booking | change my .. appointment | change the .. booking | change the .. appointment | change .. time | change .. date | another day instead | push it back | push my | postpone | swap my | bring my .. forward
    termin auf .. legen | termin .. legen | auf .. legen | verschieb* | verleg* | umbuch* | verschoben | anderen tag | termin .. andern | termin andern | nach hinten schieben | vorziehen | vorverleg*
    перенес* | перенос* | перенести | перепиш* .. на | змінити час | змінити дату | змінити запис | пересун* | посунути | на інший день | на інший час
    перенес* | перенос* | перепиш* .. на | изменить время | изменить дату | поменять время | поменять дату | сдвин* | передвин* | на другой день | на другое время | поменять запись`,
  cancel: `cancel* | call off | call it off | scrap my booking | delete my booking | remove my booking | dont need the appointment
    absag* | storn* | abblas* | termin loschen | nicht mehr kommen | sage .. ab | sag .. ab | canceln | cancelt | muss .. absagen
    скас* | відмін* | відмов* .. запис* | не приїду | видаліть запис | приберіть запис | зніміть запис
    отмен* | отказ* .. запис* | не приеду | удалите запись | уберите запись | снимите запись | отмена`,
  keepBooking: `dont cancel | do not cancel | keep it | keep the booking | leave it | ill come after all
    nicht absagen | nicht stornieren | behalten | so lassen | doch nicht absagen | bleibt dabei
    не скас* | не відмін* | залиш* | лишіть | лишайте | не треба скас*
    не отмен* | остав* | не надо отмен*`,
  myBooking: `do i have .. booking | do i have .. appointment | when is my | when was my | what time is my | what time am i | what time was my | whats my booking | whats my appointment | which day is my | am i booked | remind me when | when .. my appointment | when .. my booking | what time .. my appointment
    habe ich .. termin | hab ich .. termin | wann ist mein termin | wann war mein termin | wann hab ich | wann habe ich | um wie viel uhr ist mein | um wieviel uhr ist mein | wann nochmal | wann noch mal | wann war nochmal | wann war .. mein termin | wann .. meinen termin
    коли мій запис | на коли я записан* | чи я записан* | коли я записан* | чи є мій запис | на котру я | на котру годину я | о котрій мій | де мій запис | який у мене запис | нагадайте коли | коли .. мій запис | на котру .. запис*
    когда моя запись | на когда я записан* | записан* ли я | когда я записан* | есть ли моя запись | во сколько я | во сколько моя | на какое время я | где моя запись | напомните когда | на сколько я записан* | когда .. моя запись | во сколько .. запис*`,
  cannotCome: `cant make | cannot make | wont make | cant come | cannot come | wont be able | not able to come | something came up | cant do tomorrow | im ill | running late
    schaff* .. nicht | schaffs nicht | kann .. nicht kommen | kann leider nicht | kann nicht kommen | mir ist was dazwischen* | was dazwischen* | klappt .. nicht | bin krank | verspate mich
    не встигаю | не встигну | не зможу | не виходить | не вийде | не можу приїхати | захворів* | захворіла | запізнююсь
    не успеваю | не успею | не смогу | не получается | не получится | не выходит | не могу приехать | заболел* | опаздываю`,
  cannot: `cant | cannot | wont work | doesnt work | not possible | im away | im working
    kann ich nicht | kann nicht | geht nicht | passt nicht | klappt nicht | geht leider nicht | passt mir nicht
    не можу | не зможу | не підходить | не виходить | незручно | не зручно | зайнят*
    не могу | не смогу | не подходит | не получается | неудобно | не удобно | занят*`,
  person: `human | real person | anyone .. speak | anyone .. talk | anybody .. speak | someone .. speak | someone .. talk | actual person | a person | live person | someone real | talk to someone | speak to someone | speak with someone | talk to a | speak to a | speak to the | talk to the | operator | manager | the owner | the boss | your boss | customer service | representative | call me back | callback | ring me | give me a call | can someone call | phone me
    mensch | menschen | mitarbeiter* | ansprechpartner* | chef .. sprechen | chef .. reden | mit dem chef | den chef | mit jemand* .. sprechen | jemand .. sprechen | mit jemand* reden | jemand* .. anrufen | echten person | inhaber* | ruckruf | ruft mich an | rufen sie mich | zuruckrufen | richtige person | keinen bot | nicht mit einem bot | nicht mit nem bot | nicht mit bot
    людин* | з кимось | оператор* | менеджер* | адміністратор* | власник* | директор* | живою людиною | живу людину | передзвоніть | зателефонуйте | наберіть мене | подзвоніть | покличте | з майстром | зв'яжіть мене | старшого | зовіть
    человек* | с кем-то | с кем то | оператор* | менеджер* | администратор* | владельц* | директор* | начальник* | живым человеком | живого человека | перезвоните | позвоните | наберите меня | позовите | с мастером | свяжите меня | дайте живого | хозяин* | старшего | зовите`,
  complaint: `complain* | complaint | nobody called | no one called | nobody rang | never called | never rang | stood me up | nobody got back | no one got back | terrible | awful | disgust* | rip off | ripoff | scam | scammed | ruined | damaged | you scratched | scratched my | not happy | unhappy | disappoint* | refund | money back | worst | unacceptable | lawyer | sue you | peeling | bubbles | came off | poor job | bad job | shoddy | useless | never again | great job ruining | angry | thanks for nothing | dirtier | worse than | still dirty | what a joke | pathetic | streaks | swirl marks after
    beschwer* | reklam* | unzufrieden | enttausch* | frechheit | unverschamt* | pfusch* | verpfusch* | schlecht gemacht | beschadigt | kaputt gemacht | habt .. zerkratzt | haben .. zerkratzt | bei euch .. zerkratzt | bei ihnen .. zerkratzt | kratzer gemacht | geld zuruck | anwalt | katastroph* | sauerei | schlampig | blasen in | wirft .. blasen | schon blasen | was soll das | blasen geworfen | lost sich | abgelost | nie wieder | argerlich | habt .. verkratzt | haben .. verkratzt | bei euch .. verkratzt | bei ihnen .. verkratzt | niemand .. gemeldet | keiner .. gemeldet | niemand .. angerufen | keiner .. angerufen | versetzt worden | na toll | tolle arbeit | super arbeit | schlimmer als | dreckiger | immer noch dreckig | schlieren | stinksauer | saftladen
    скарг* | поскарж* | жахлив* | незадоволен* | розчаров* | зіпсув* | подряпали | пошкодили | не подзвони* | не передзвони* | ніхто .. подзвонив | ніхто .. передзвонив | поверніть гроші | повернення коштів | халтур* | жах* | ганьб* | обдурил* | шахра* | відклею* | відклеїл* | відстає | міхур* | бульбашк* | адвокат* | суд | неякісн* | погано зробил* | розвод* | ну дякую | брудніш* | гірше ніж | після вас | погано помил* | претензі* | кошмар*
    жалоб* | пожалов* | ужасн* | недовол* | разочаров* | испортил* | поцарапали | повредили | не перезвони* | не позвонил* | никто .. позвонил | никто .. перезвонил | верните деньги | возврат денег | халтур* | ужас* | позор* | обманул* | развод* | мошенн* | отклеи* | отклеивается | отстает | отвалил* | пузыр* | адвокат* | в суд | некачествен* | плохо сделал* | ну спасибо | грязнее | хуже чем | после вас | после вашей | плохо помыл* | претензи* | кошмар* | безобразие`,
  hours: `opening hours | opening times | what time do you | what time are you | when do you open | when do you close | are you open | you open on | open on | hours | open until | closing time | do you work on | open today | open tomorrow | working hours | do you open | do you work | sundays | saturdays | weekends
    offnungszeit* | wann .. offen | wann .. auf | habt ihr .. offen | haben sie .. offen | habt ihr .. auf | haben sie .. geoffnet | geoffnet | wie lange .. auf | wie lange .. offen | bis wann .. offen | bis wann habt | bis wann haben | arbeitet ihr | geschlossen
    години роботи | графік* | режим роботи | коли працюєте | коли ви працюєте | до котрої | з котрої | о котрій ви | чи працюєте | ви працюєте | працюєте в | працюєте у | відчинен* | зачинен* | відкрит* .. у | до скількох | по вихідних | працюєте
    часы работы | график* | режим работы | когда работаете | когда вы работаете | до скольки | со скольки | во сколько вы | работаете ли | вы работаете | работаете в | открыт* | закрыт* | по выходным | работаете`,
  address: `get there | how do i get | find you | wie komm ich | як до вас | как до вас | address | where are you | where is your | where's your | whereabouts | location | located | directions | how do i find | how to get | where do i | postcode | where to come | parking
    adresse | wo seid ihr | wo sind sie | wo ist euer | wo befindet | wo liegt | wo finde ich | standort | anfahrt | wie komme ich | wo muss ich hin | parkplatz* | wo genau
    адрес* | де ви | де знаходит* | де ви знаходитесь | де вас знайти | як доїхати | як вас знайти | куди приїжджати | куди їхати | де це | локація | розташован* | в якому районі
    адрес* | где вы | где находит* | где вас найти | как доехать | как вас найти | куда приезжать | куда ехать | где это | локация | расположен* | в каком районе`,
  studioPhone: `your phone | your number | phone number | contact number | telephone | can i call | call you on | contact details | whats your number | your email
    telefonnummer | eure nummer | ihre nummer | nummer von euch | telefonisch | kann ich anrufen | kontaktdaten | rufnummer | eure mail | ihre mail
    ваш телефон | ваш номер | номер телефону | як зателефонувати | як подзвонити | контакт* | куди дзвонити | ваша пошта
    ваш телефон | ваш номер | номер телефона | как позвонить | как дозвониться | контакт* | куда звонить | ваша почта`,
  duration: `how long | how many hours | how many days | take long | time does it take | when will it be ready | when can i pick | ready the same day | same day back | back the same day | done in a day | wait for it | wait while
    wie lange | wie lang | dauert | dauer | wie viele stunden | wie viele tage | wann fertig | wann ist .. fertig | am selben tag .. fertig | am selben tag .. abhol* | am gleichen tag .. fertig | am gleichen tag .. abhol* | zeitaufwand | warten
    як довго | скільки .. часу | скільки .. триває | скільки .. по часу | скільки .. займ* | скільки годин | скільки днів | за який час | коли буде готов* | коли забирати | тривалість | довго$ | ^довго | довго це | це довго | довго чекати | довго робите | довго робити | в той же день .. готов* | в той же день .. забр*
    как долго | сколько .. времени | сколько .. длится | сколько .. займ* | сколько .. занима* | сколько часов | сколько дней | за какое время | когда будет готов* | когда забирать | длительность | долго$ | ^долго | это долго | долго ждать | долго это | долго делаете | долго делать | в тот же день .. готов* | в тот же день .. забр* | сколько занимает`,
  haggle: `promotion* | promo code | special offer* | rabattaktion* | sonderangebot* | акція | акції | акцію | акция | акции | акцию | промокод* | discount* | deal | best price | last price | lower price | lower the price | knock .. off | money off | do it for | cheaper for cash | take it or leave it | % off | per cent off | percent off | negotiab* | negotiate | match .. price | price match | promo* | voucher* | coupon | promised me | promised | agreed .. on the phone | told me .. on the phone | for free | free of charge | throw in | cash .. today | competitor* | quoted me | was quoted | another shop | price match | the guy said | half price | mate* rates | student | loyalty | regular customer | meet in the middle | my budget
    rabatt* | nachlass* | skonto | letzter preis | letzte preis | bester preis | was geht am preis | am preis .. machen | am preis .. was | runtergehen | entgegenkommen | verhandel* | handeln | gutschein* | promocode | rabattcode | zugesagt | versprochen | versprach | ausgemacht | vereinbart | konkurrenz | woanders | nebenan | umsonst | gratis | kostenlos | fur lau | bar auf die hand | bar auf kralle | ohne rechnung | prozent | stammkunde | freundschaftspreis | fur einen hunderter | budget | geht da noch was | geht da was
    знижк* | скидк* | поступ* | поступите* | торг | торгу* | скинь* | скинете | скиньте | уступ* | остання ціна | останню ціну | кращу ціну | краща ціна | промокод* | купон* | обіцял* | обіцяв* | домовлял* | домовилис* .. за | по телефону .. сказал* | конкурент* | у сусідів | в сусідів | в інших дешевше | в інших місцях | безкоштовн* | задарма | на халяву | халяв* | за готівку | без чека | відсотк* | процент* | постійн* клієнт* | по рукам | по руках | по-дружньому | бюджет | давай* хоч за | давай* за | зробите за | зробіть за | хоч за
    скидк* | скидочк* | скинь* | скинете | скинуть | уступ* | уступите | торг | торгу* | поторг* | последняя цена | последнюю цену | лучшая цена | лучшую цену | промокод* | купон* | обещал* | договарив* | договорил* .. за | по телефону .. сказал* | конкурент* | у соседей | в другом месте | в других местах | бесплатн* | на халяву | халяв* | за нал | налом | без чека | процент* | постоянн* клиент* | по рукам | по-дружески | по братски | бюджет | давай* хоть за | давай* за | сделаете за | сделайте за | сделай за | хоть за | дешевле договор*`,
  inject: `ignore .. instruction* | ignore .. rules | ignore all | ignore everything | disregard | forget .. instruction* | forget everything | system prompt | your prompt | developer mode | developer override | override | you are now | youre now | act as | pretend | jailbreak | dan mode | roleplay | print your | reveal your | your instructions | ^system | admin mode | debug mode | sudo | new instructions | from now on | apply code | legally binding | prompt
    vergiss .. anweisung* | vergiss alle | ignorier* | systemprompt | system prompt | deine anweisung* | deine instruktion* | entwicklermodus | du bist jetzt | ab jetzt | ab sofort kostet | tu so als | spiel .. rolle | neue anweisung* | rechtlich bindend
    ігнор* | забудь .. інструкц* | забудь все | забудь всі | системн* промпт* | системн* підказк* | твої інструкц* | свої інструкц* | режим розробника | ти тепер | віднині | тепер ціна | тепер усе | тепер все | уяви що | юридично
    игнорир* | забудь .. инструкц* | забудь все | системн* промпт* | твои инструкц* | свои инструкц* | режим разработчика | ты теперь | отныне | теперь цена | теперь все | представь что | юридически | промпт*`,
  bot: `are you a bot | are you a robot | are you human | are you real | are you an ai | is this a bot | talking to a bot | chatgpt | am i talking to | is this ai | are you a real | is anyone there | are you a person | are you a human | human or bot | human or a bot | person or a bot | bot or a human | is this a real | is it a bot | is that a bot | you a bot | an actual human or
    bist du ein bot | bist du ein mensch | bist du echt | sind sie ein bot | sind sie ein mensch | ist das ein bot | bin ich hier bei einem | rede ich mit einem | schreibe ich mit einem | eine ki | ein roboter | ki oder mensch | bot oder mensch | mensch oder | schreibe ich .. mit einem | schreibe ich .. mit einer | rede ich .. mit einem | spreche ich .. mit einem | chatte ich .. mit einem | sind sie uberhaupt ein mensch | sind sie echt ein | bist du uberhaupt ein mensch | antwortet hier ein mensch | sitzt da ein mensch
    ти бот | ви бот | це бот | ви робот | ти робот | ви людина | ти людина | жива людина чи | ви живі | ви жива | штучн* інтелект* | з ботом | це робот | ви взагалі людина | ви справді людина | ви точно людина | ви реальна людина | людина чи | людина або робот | людиною спілкуюс* | людиною розмовляю | людиною говорю | людина пише | людина відповідає | бот чи людина | ви програма
    ты бот | вы бот | это бот | вы робот | ты робот | вы человек | ты человек | живой человек или | вы живой | вы живая | вы настоящ* | искусственн* интеллект* | с ботом | это робот | нейросет* | вы вообще человек | вы точно человек | вы правда человек | вы реальный человек | человек или | человеком общаюс* | человеком разговариваю | человеком говорю | человек пишет | человек отвечает | бот или человек | робот или человек | вы программа`,
  deleteData: `delete my data | delete all my data | erase my data | remove my data | delete everything about me | forget my data | gdpr | delete my personal | delete my chat | delete my details | delete my number
    daten loschen | losch* .. daten | meine daten | dsgvo | datenloschung | chat loschen | loscht alles
    видал* .. дан* | видаліть мої | стер* .. дан* | стерти мої | персональн* дан* | видаліть переписку | видаліть мій номер
    удал* .. данн* | удалите мои | сотр* .. данн* | стереть мои | персональн* данн* | удалите переписку | удалите мой номер`,
  selfHarm: `kill myself | end my life | suicid* | want to die | dont want to live | hurt myself | self harm
    umbringen | selbstmord | suizid* | nicht mehr leben | mir das leben nehmen | sterben mochte | will sterben
    самогуб* | вбити себе | убити себе | не хочу жити | хочу померти | покінчити з собою | накласти на себе
    самоубий* | суицид* | убить себя | не хочу жить | хочу умереть | покончить с собой`,
  otherClients: `who is booked | whos booked | who else | other customers | other clients | someone elses | phone of | number of your customer | client list | customer list | who has the | whose booking | their number | whats .. s phone
    wer hat .. gebucht | wer ist .. gebucht | wer hat .. termin | wer ist .. eingetragen | wer kommt | andere kunden | anderen kunden | kundenliste | nummer von frau | nummer von herrn | wessen termin | wer hat den termin
    хто записан* | хто ще | хто там | інших клієнт* | інші клієнт* | список клієнт* | номер клієнт* | чий запис | телефон клієнт* | хто у вас
    кто записан* | кто еще | кто там | других клиент* | другие клиент* | список клиент* | номер клиент* | чья запись | телефон клиент* | кто у вас`,
  cheaper: `regular film | normal film | standard film | the normal one | the regular one | die normale | normale folie | standardfolie | обычной пленк* | обычную пленк* | обычная пленк* | обычную | звичайну | звичайною | звичайна плівк* | cheaper | cheapest | less expensive | too expensive | too much | too pricey | pricey | a bit steep | more affordable | lower option | budget option | save money
    die gunstige | den gunstigen | das gunstige | die billige | die einfache | the cheap one | billiger | gunstiger* | billigste* | gunstigste* | zu teuer | ganz schon teuer | ziemlich teuer | teuer | preiswerter | bisschen viel | weniger
    дешеву | дешевш* | подешевше | найдешевш* | дорого | дорогувато | задорого | бюджетніш* | економніш* | недорог*
    дешевую | дешёвую | ту что дешевле | дешевле | подешевле | самый дешевый | самую дешевую | самая дешевая | дорого | дороговато | бюджетнее | экономнее | недорог*`,
  difference: `difference | differ* | which is which | which one is | which is .. and which | what is better | which is better | compare | comparison | versus | vs | whats the catch | why .. more expensive | recommend
    unterschied* | welche ist welche | was ist besser | welche ist besser | vergleich* | unterscheid* | was empfehl* | warum .. teurer | welches ist
    різниц* | відрізня* | чим відмінн* | відмінніст* | що краще | яка краща | яка з них | який з них | порівн* | чим краще | порадьте | порадите | що порадите
    разниц* | отлича* | чем отлич* | что лучше | какая лучше | какой лучше | какая из них | какой из них | сравни* | чем лучше | посоветуйте | посоветуете | что посоветуете`,
  warranty: `warranty | guarantee | guaranteed | garantie | gewahrleistung | гаранті* | гаранти*`,
  legal: `legal | is it allowed | allowed by law | the law | mot | erlaubt | legal* | zulassig | tuv | stvzo | gesetz* | законн* | закон* | дозволен* | штраф* | разрешен* | запрещен* | заборонен*`,
  payment: `pay | payment | card | cards | take card* | installment* | instalment* | financ* | ratenzahlung | raten | розстрочк* | рассрочк* | кредит* | credit card | cash | paypal | invoice | deposit | bank transfer | iban
    zahl* | bezahl* | karte | kartenzahlung | ec karte | bar zahlen | rechnung | anzahlung | uberweis*
    оплат* | карткою | картка | картою | готівкою | рахунок | передоплат* | реквізит* | аванс*
    оплат* | картой | карточк* | наличными | счет | предоплат* | реквизит* | аванс*`,
  sameTime: `same time | same hour | time stays | zur gleichen | uhrzeit bleibt | uhrzeit wie | час той самий | в той самий час | на ту ж годин* | время то же | то же врем* | в тот же час | gleiche uhrzeit | gleichen uhrzeit | selbe uhrzeit | selben uhrzeit | gleiche zeit | gleichen zeit | selben zeit | zur selben | той самий час | той же час | в той же час | в тій же годин* | ту саму годин* | то же время | тоже время | это же время | то же самое время`,
  add: `also | as well | too | plus | add | on top | along with | additionally | both | in addition | and the
    auch | dazu | zusatzlich | außerdem | noch | obendrauf | gleich mit | mitmachen | sowie
    також | ще | теж | додайте | додати | плюс | до того | заодно | разом з | одразу з | відразу з | і ще
    также | еще | тоже | добавьте | добавить | плюс | к тому же | заодно | вместе с | сразу с | и еще`,
  instead: `instead | rather | actually | not .. but | switch to | change it to | change to | sorry i mean* | i meant | make it | ^correction | i meant to say | no wait | wait
    statt | stattdessen | anstatt | lieber | doch lieber | eher | ich meine | ich meinte | sondern | quatsch | korrektur | moment | besser
    замість | краще | натомість | тобто | точніше | я мав на увазі | мала на увазі | помилив* | помилилась | не .. а | ой | хоча ні
    вместо | лучше | точнее | вернее | я имел* в виду | имела в виду | ошиб* | не .. а | ой | хотя нет`,
  together: `both of them | both please | the two of them | beides | alle beide | обидва | обидві | і те і те | і те і інше | і те й інше | и то и другое | и то и то | оба варианта | обе услуги | together | altogether | in total | total | all together | combined | sum | all in
    zusammen | insgesamt | gesamt* | summe | alles zusammen | komplettpreis
    разом | всього | загалом | сума | сумарно | все разом | за все
    вместе | всего | итого | в сумме | сумма | суммарно | все вместе | за все`,
  apart: `separately | individually | each on its own | on their own | each one | apiece | one by one
    einzeln | getrennt | jeweils | separat | für sich | fur sich
    окремо | поодинці | по окремості | кожна окремо | кожне окремо | кожен окремо
    отдельно | по отдельности | каждая отдельно | каждое отдельно | каждый отдельно | порознь`,
  callMe: `call me | phone me | ring me | give me a ring | give me a call | text me | reach me | contact me | my number is | you can reach me
    ruft mich | rufen sie mich | ruf mich | meldet euch bei mir | melden sie sich bei mir | erreichbar unter | erreichen sie mich | erreicht mich | meine nummer
    наберіть мене | зателефонуйте | передзвоніть | подзвоніть | мій номер | мій телефон | звяжіться зі мною | напишіть мені на
    наберите меня | позвоните | перезвоните | мой номер | мой телефон | свяжитесь со мной | напишите мне на`,
  earlier: `earlier | sooner | before that | fruher | eher$ | раніше | раньше | пораньше`,
  later: `later | after that | spater | danach | пізніше | позже | попозже | пізніш*`,
  otherTime: `another time | other time* | different time | other slot* | different day | another day | other day* | something else | anything else | none of
    andere zeit* | anderer termin | andere termine | anderen termin | anderer tag | was anderes | sonst noch | keiner davon | keine davon
    інш* час | інш* день | інші варіант* | ще варіант* | жоден | щось інше
    друг* врем* | друг* день | другие вариант* | еще вариант* | ни один | что-то другое`,
  anyTime: `any time | anytime | whenever | doesnt matter | dont mind | dont care | whatever suits | either | any is fine | you choose | up to you
    egal | jederzeit | wann sie wollen | ist mir gleich | wie es passt | irgendwann | such* .. aus
    будь-коли | будь коли | без різниці | байдуже | все одно | неважливо | коли завгодно | на ваш розсуд
    когда угодно | без разницы | все равно | неважно | любое время | на ваше усмотрение | в любое`,
  services: `what services | which services | what do you do | what do you offer | your services | service list | price list | pricelist | what can you do | menu
    welche leistungen | was bietet ihr | was bieten sie | was macht ihr | leistungen | preisliste | angebotsliste | was konnt ihr
    які послуги | що ви робите | що робите | перелік послуг | список послуг | прайс | прайс лист | які є послуги | що у вас є
    какие услуги | что вы делаете | что делаете | перечень услуг | список услуг | прайс | прайс лист | какие есть услуги | что у вас есть`,
  offTopic: `weather | joke | politics | president | election | football | soccer | recipe | poem | write code | python | javascript | homework | capital of | bitcoin | crypto | girlfriend | dating | medical | doctor | headache | movie | song | meaning of life | horoscope | who won | stock | tell me about yourself | what is your name
    wetter | witz | politik | prasident | wahl | fussball | rezept | gedicht | programmier* | hausaufgab* | hauptstadt | krypto | freundin | arzt | kopfschmerz* | film$ | lied | horoskop | sinn des lebens | wer hat gewonnen | aktien
    погод* | анекдот* | жарт* | політик* | президент* | вибор* | футбол* | рецепт* | вірш* | програм* | код на | домашн* завдан* | столиц* | крипт* | біткоін* | дівчин* | лікар* | голова болить | кіно | пісн* | гороскоп* | сенс життя | хто виграв | хто переміг
    погод* | анекдот* | шутк* | политик* | президент* | выбор* | футбол* | рецепт* | стих* | программ* | код на | домашн* задан* | столиц* | крипт* | биткоин* | девушк* | врач* | голова болит | кино | песн* | гороскоп* | смысл жизни | кто выиграл | кто победил`,
  list: `everything | all prices | all services | alles | alle preise | усе | всі ціни | все цены`,
} as const;

export type Intent = keyof typeof INTENT_PHRASES;
