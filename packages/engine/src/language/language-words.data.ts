/**
 * Words that speak for a language, folded. A word may stand in one list only; words two languages share
 * (also trade words such as "ceramic" or "polish" that travel) are left out on purpose.
 */
export const TELLING_WORDS = {
  EN: `the a an and or of for with on in to at is are am was were be been do does did have has had can could would should will may
    i you he she it we they my your our their me us him her this that these those there here what which who how when where why
    much many cost costs price prices please thanks thank hi hello hey yes yeah yep no not dont doesnt cant wont im ive id its whats
    want need like get got make book booking appointment tomorrow today week morning afternoon evening next monday tuesday wednesday
    thursday friday saturday sunday car cars window windows windshield hood bumper clean cleaning wash washing quote about also just
    only some any all both another cheaper cheap expensive long take takes time open closed address phone number person human someone
    speak talk good great fine sure cool nice perfect sorry okay thx pls plz whole rear tinted removed removal inside outside seats dog hair smell
    from by if then than but so because after before between without more less day days year years my mine one two three four five
    drop pick ready available slot paint scratches deep job done doing offer offers discount bring leave buy sell truck
    anything something nothing everything really right left still too very well going gonna wanna lets let know think see call asap`,
  DE: `der die das den dem des ein eine einen einem einer eines und oder aber mit ohne fur auf aus bei bis von vom zum zur zu im am ist sind war
    waren bin bist seid habe hab hast hat haben hatte hatten kann kannst konnen konnte konnten muss mussen soll sollte wollen will mochte
    mochten wurde wurden wird werden ich du er sie es wir ihr mein meine meinen meinem meiner dein ihre ihren ihrem unser unsere mich mir
    dich dir uns was wer wie wo wann warum welche welcher welches wieviel viel kostet kosten preis preise bitte danke hallo moin servus
    guten gruss gruezi grussi tag morgen heute ubermorgen abend mittag vormittag nachmittag ja jo jep nein nicht kein keine keinen auch nur noch schon
    mal gerne gern termin termine buchen brauche brauch bräuchte brauchte auto autos wagen fahrzeug scheibe scheiben scheibentonung tonung folierung folie
    reinigung innenreinigung aufbereitung komplett hinten vorne waschen waesche wasche felgen lack motorhaube sauber machen nen n
    lang lange dauert offen geschlossen adresse nummer mensch mitarbeiter sprechen alles klar passt super prima toll genau leider
    montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag uhr halb viertel nachste nachsten woche tage stunden
    teuer billiger gunstiger rabatt zwei drei vier funf dann denn wenn weil dass doch etwa ungefahr sowie beim fürs furs ins ans gegen nach vor
    hund haare geruch sitze innen aussen machst macht geht ging gehts habt koennen moechte fuer ubrigens vielleicht schaffe schaff lieber
    leihwagen verschieben absagen stornieren abholen bringen grosse kleine kleiner grosser neue neuer alte gebraucht angebot angebote sagen`,
  UA: `що це цей ця ці чи або та але для від до як коли де чому який яка яке які якщо скільки коштує коштують коштуватиме вартість ціна ціни
    будь ласка дякую вітаю привіт добрий доброго день дня ранку вечора ранок вечір так ні нема немає є був була було були буде мене мені тебе тобі
    вам вас ваш ваша наш наша його її їх ми ви вони він вона воно я хочу хотів хотіла можна треба потрібно потрібна потрібен маю маєте
    зробити робите робити записатись записатися запис запишіть запишiть завтра сьогодні післязавтра тиждень тижні понеділок вівторок середа середу четвер
    пятниця пятницю субота суботу неділя неділю година годину годині годин об пів о хвилин машина машину авто автівка автівку тачка скло стекло скла
    тонування затонувати мийка мийку помити чистка чистити хімчистка хімчистку салону салон полірування плівка плівку плівкою кузова двигуна
    передні задні задня задню півсфера півсферу лобове капот бампер дверей ще вже теж також тільки лише дуже добре гаразд зрозуміло давайте
    людина людину людиною менеджер менеджера поговорити звязатися адреса працюєте відкрито зачинено дешевше дорого знижка знижку довго часу
    щоб якийсь хтось щось ніж або аби бо тому потім зараз можете можу могли чому краще гарно дайте підкажіть скажіть цікавить цікавлять цікаво
    позашляховик позашляховика кросовер мінівен бус седан двох дві два три чотири пять нехай прошу вибачте перенести скасувати вільно вільний вільні
    повна повну повної матова матову матової дорожча дорожче дешевша обклейка обклейку обклейки обклеїти
    повністю зовні всередині фари диски шкіра шкіри сидіння багажник запах собака шерсть подряпини вмятина а в на у по за не день дня ніж із зі`,
  RU: `что это этот эта эти или но для от до как когда где почему какой какая какое какие если сколько стоит стоят стоить стоимость цена цены
    пожалуйста спасибо здравствуйте здрасте привет добрый доброго день дня утра вечера утро вечер да нет нету есть был была было были будет меня мне тебя тебе
    вам вас ваш ваша наш наша его ее их мы вы они он она оно я хочу хотел хотела хотелось можно надо нужно нужна нужен имею
    сделать делаете делать записаться запись запишите завтра сегодня послезавтра неделя неделе неделю недели понедельник вторник среда среду четверг
    пятница пятницу суббота субботу воскресенье час часа часов часу минут машина машину авто тачка тачку стекло стекла стекол
    тонировка тонировку тонировки затонировать мойка мойку помыть чистка почистить химчистка химчистку салона салон полировка полировку пленка пленку пленкой кузова двигателя
    передние задние задняя заднюю полусфера полусферу лобовое капот бампер дверей еще уже тоже также только очень хорошо ладно понятно давайте
    человек человека человеком менеджер менеджера поговорить связаться адрес работаете открыто закрыто дешевле дорого скидка скидку долго времени
    чтобы какой-то кто-то что-то чем потому потом сейчас можете могу могли лучше хорошо дайте подскажите скажите интересует интересуют интересно
    внедорожник внедорожника кроссовер минивэн седан двух две два три четыре пять пусть прошу извините перенести отменить свободно свободны свободный
    полностью снаружи внутри фары диски кожа кожи сиденья багажник запах собака шерсть царапины вмятина и в на с у по за не а к из бы же ли`,
  OTHER: `bonjour combien pour voiture merci le les des une vous est je prix avec oui rendez hola cuanto cuesta por coche gracias el los para quiero precio
    ciao quanto costa grazie per macchina vorrei il gli buongiorno czesc dzien dobry ile kosztuje samochod dziekuje prosze jest czy nie tak na przyciemnianie
    merhaba fiyat ne kadar araba icin tesekkurler kac bir ve ahoj kolik stoji auto dekuji hoeveel kost voor mijn dank graag een het
    ola quanto carro obrigado preco para voce salut cat costa masina multumesc pentru`,
  RU_LATIN: `privet zdravstvuite zdravstvuyte skolko stoit stoyit mozhno mojno hochu zapisatsya mashina mashinu tonirovka tonirovku polirovka himchistka moyka
    spasibo pozhaluysta pozhaluista kogda zavtra segodnya dobryi dobriy den nado nuzhno kakaya cena tsena skazhite plenka zapis est`,
  UA_LATIN: `pryvit vitayu skilky koshtuye koshtue mozhna hochu zapysatysya mashyna tonuvannya tonuvania poliruvannya himchystka myika myyka
    dyakuyu bud laska koly sogodni dobryj dobryi treba potribno yaka tsina plivka zapys avtivka`,
} as const;
