/** Words after which a name follows for certain, and words after which a capitalised name may follow. Folded. */
export const SURE_INTRODUCERS = `she is called|she's called|he is called|he's called|sie heißt|er heißt|sie heisst|er heisst|my name is|my name's|name's|the name is|name is|name|under the name|under|mein name ist|mein name|name ist|ich heisse|heisse|auf den namen|auf namen|unter dem namen
|мене звати|мене звуть|звати|звуть|моє ім'я|ім'я|на ім'я|прізвище|меня зовут|зовут|мое имя|имя|на имя|фамилия|menya zovut|zovut|mene zvaty`;

export const WEAK_INTRODUCERS = `call me|termin von|buchung von|booking of|appointment of|запис на|запись на|i am|im|i'm|this is|it is|its|it's|here is|for mr|for mrs|for ms|ich bin|ich bin der|ich bin die|bin der|bin die|bin|hier ist die|hier ist der|hier|bin die frau|bin der herr|bin frau|bin herr|hier ist frau|hier ist herr|ich bin die frau|ich bin der herr|ich bin frau|ich bin herr|hier frau|hier herr|hier ist|hier spricht|das ist|auf|fur herrn|fur frau|herr|frau|familie|fam.
|я|це|тут|пише|запишіть на|запишіть|записуйте на|записуйте|это|пишет|запишите на|запишите|записывайте на|записывайте|для`;

/** Words that stand behind a name: "Oleg is my name". */
export const NAME_CLOSERS = `зовут|звати|звуть|is her name|is his name|heißt sie|heißt er|heisst sie|heisst er|mein name|is my name|is the name|ist mein name|heisse ich|heiss ich|мене звати|мене звуть|моє ім'я|меня зовут|мое имя`;

/** Words that look like a name by their place but are none. Folded. */
export const NO_NAMES = `paket pakets packet package preis angebot auftrag пакет пакеті пакете tschüss tschuss tschüß tschau tschö tschüssi ciao servus pfiat pfiati gruß gruss grüße grusse bye goodbye cheers cya пока бувай бувайте привіт салют зовут зовуть звуть звати тел моб телефон номер mobil them обязательно обовязково обов'язково mandatory required necessary notig pflicht писав писала казав казала сказав сказала говорив говорила писал сказал сказала говорил говорила вже уже же ж та gesagt geschrieben told already said moment augenblick sekunde stop stopp halt warte warten wait hang second ach och oh oha achso oje tja ups oops sorry entschuldigung verzeihung стоп стій чекай зачекай зачекайте секунду хвилинку момент подождите погодите погоди подожди минутку минуточку ой ох ах упс извините извини простите вибачте перепрошую
ruckruf anruf antwort termin rechnung btw lol haha hehe thx ty pls plz rn tho its thats mhm hmm uh ah eh ahm ага угу ну эм хм гм hi hello hey yes no ok okay sure please thanks thank you just a an the my your our we he she it this that and or but for to at on in of with by is am are was not
looking interested calling writing here there from going coming driving thinking wondering happy fine good great morning afternoon evening today tomorrow car cars phone number name mobile whatsapp email tel
hallo guten tag morgen abend moin servus ja nein bitte danke gerne genau passt der die das den dem ein eine einen und oder aber mit ohne fur auf aus bei von zu im am ist sind war ich du er sie es wir ihr mein meine nicht kein auch nur noch mal dann handy telefon nummer uhr auto wagen interessiert
так ні добре гаразд будь ласка дякую привіт вітаю добрий доброго день дня вечір вечора ранку не і й та або але на в у з із до від для за по це той та що як де коли я ми ви він вона вони мій моя моє наш ваш мені мене вас вам телефон номер авто машина машину завтра сьогодні
да нет хорошо ладно пожалуйста спасибо здравствуйте привет добрый доброе утро вечер не и или но с к от для за по это тот та что как где когда мы вы он она они мой моя мое наш ваш мне меня телефон номер авто машина машину завтра сегодня
монд montag dienstag mittwoch donnerstag freitag samstag sonntag monday tuesday wednesday thursday friday saturday sunday понеділок вівторок середа середу четвер пятниця пятницю субота суботу неділя неділю понедельник вторник среда среду четверг пятница пятницу суббота субботу воскресенье
january february march april may june july august september october november december januar februar marz mai juni juli oktober dezember`;

/** First names that are everyday words as well, folded: in small letters they name nobody by their place alone. */
export const ALSO_WORDS: ReadonlySet<string> = new Set(
  'max will mark may art rose grace hope faith joy dawn bill sue drew chance rich frank ernst wolf kai jan mai june april august роман слава вера віра надежда надія любовь любов мир майя лада'.split(
    ' ',
  ),
);

/** A word that is none of the name: "not Berg", "не Бойко". */
export const WRONG_WORD =
  /(?<!\p{L})(?:not|nicht|nich|kein|не|statt|instead of|замість|вместо)\s+(\p{L}[\p{L}'’ʼ-]+)/giu;

/** It is the name of the family that is told. */
export const SURNAME_OF =
  /(?<!\p{L})(?:surname|last name|family name|nachname|familienname|прізвище|фамили[яюи])(?!\p{L})/iu;

/** It is the first name that is told. */
export const FIRST_NAME_OF = /(?<!\p{L})(?:first name|forename|vorname)(?!\p{L})/iu;

/** What people open a sentence with, folded: it greets nobody and names nobody. */
export const EXCLAMATIONS = `great brilliant perfect lovely grand super wonderful amazing awesome excellent cool nice sweet sound deadly class fab fantastic right well listen look anyway actually also fine good alright cheers legend deal agreed understood noted
klasse toll prima spitze perfekt wunderbar herrlich geil cool top genial einverstanden verstanden alles okidoki also naja egal hort schau schaut frage freut
чудово супер клас класно прекрасно ідеально відмінно файно круто зрозуміло ясно домовились слухайте слухай дивіться дивись отже загалом взагалі питання
класс классно прекрасно идеально отлично замечательно круто здорово понятно ясно договорились слушайте слушай смотрите смотри итак вообще вопрос короче`;

/** Cyrillic verbs that tell somebody to do something, folded. */
export const TELLING_VERBS = /^\p{Script=Cyrillic}{3,}(?:йте|ите|іть|йтесь|итесь|іться)$/u;

/** Verbs that tell one person to do something, folded, and adjectives that nobody is called by in that case. */
export const TOLD_VERBS =
  /^(?:убер[иу]|прибер[иу]|прибирай|забери|добавь|додай|сделай|зроби|поставь|постав|запиши|скажи|глянь|подскажи|підкажи|порахуй|посчитай|оставь|залиш|замени|заміни|отмени|скасуй|перенеси|подбери|підбери|подожди|почекай|выкинь|викинь|исправь|виправ|drop|add|remove|cancel|change|swap|streich|lass|nimm|mach|\p{Script=Cyrillic}{3,}(?:ую|юю))$/u;
