import type { EngineLanguage } from '../../../facts.ts';

/** The plainest yes of a language. */
export const PLAIN_YES: Readonly<Record<EngineLanguage, string>> = {
  EN: 'yes',
  DE: 'ja',
  UA: 'так',
  RU: 'да',
};

/** "So yes", "also ja", "ну да": words that only lead up to a yes. */
export const LEADING =
  /^[^\p{L}\d]*(?:(?:so|well|and|then|now|oh|ah|um|also|und|dann|na|ach|nun|то|тоді|ну|ой|а|і|и|та|тогда|значит|отже)(?!\p{L})[\s,]*)+/iu;

/** "Do", "go on", "mach", "tun Sie das", "робіть", "делайте": told to do it. */
const GO_ON =
  '(?:please )?(?:do|do (?:it|that|so)|go (?:on|ahead|for it)|make it so|mach\\p{L}*(?: (?:sie|wir|das|es|so|ruhig|mal|bitte))*|los(?: geht[\u0027’]?s)?|(?:dann )?auf geht[\u0027’]?s|let[\u0027’]?s (?:do|go)(?: it| that| ahead)?|поїхали|поехали|погнали|tun sie (?:das|es)|leg\\p{L}* los|роб(?:и|іть|ити|імо)|зроб(?:и|іть|імо)|дела(?:й|йте|ем|ть)|сдела(?:й|йте|ем))';

/** "Jaaa jetzt …", "please just …": what stands before the word that tells to do it. */
const AHEAD =
  '(?:(?:ye+s+|yeah|please|just|now|then|ja+|bitte|so|jetzt|fest|einfach|dann|endlich|да+|та+к|просто|вже|уже|тоді|тогда|будь ласка|пожалуйста),? )*';

/** Told to do the very thing that was put: to enter a visit. */
const ENTER = `${AHEAD}(?:book|enter|confirm|reserve|lock|eintragen|eingetragen|buchen|bucht?|fest ?machen|festhalten|reservier\\p{L}*|bestätig\\p{L}*|trag\\p{L}*|запис\\p{L}*|запиш\\p{L}*|заброн\\p{L}*|брон\\p{L}*|оформ\\p{L}*|фикс\\p{L}*|фікс\\p{L}*|підтвердж\\p{L}*|подтвержд\\p{L}*|пиш(?:и|ите|іть)|став(?:ь|те|ьте|имо|им|имся))`;

/** To put more into it, or something else. */
const CHANGE = `${AHEAD}(?:change|add|update|include|put|amend|änder\\p{L}*|ander\\p{L}*|hinzufüg\\p{L}*|ergänz\\p{L}*|aufnehm\\p{L}*|dazu\\p{L}*|nehm\\p{L}*|зм[іи]ню\\p{L}*|змін\\p{L}*|міня\\p{L}*|дода\\p{L}*|онов\\p{L}*|меня\\p{L}*|измен\\p{L}*|поменя\\p{L}*|добав\\p{L}*|обнов\\p{L}*|внос\\p{L}*|внес\\p{L}*)`;

/** To move it. */
const MOVE = `${AHEAD}(?:move|shift|switch|change|reschedul\\p{L}*|swap|push|verschieb\\p{L}*|schieb\\p{L}*|umbuch\\p{L}*|verleg\\p{L}*|leg\\p{L}*|änder\\p{L}*|перен[оіе]с\\p{L}*|пересув\\p{L}*|пересун\\p{L}*|посун\\p{L}*|міня\\p{L}*|зміню\\p{L}*|став\\p{L}*|двиг\\p{L}*|передвин\\p{L}*|сдвиг\\p{L}*|меня\\p{L}*)`;

/** What tells to do it, by what was put. */
export const TOLD_TO: Readonly<Record<'confirm' | 'add' | 'move' | 'cancel' | 'order', RegExp>> = {
  confirm: toldTo(ENTER),
  add: toldTo(CHANGE, ENTER),
  move: toldTo(MOVE, ENTER),
  cancel: toldTo(),
  order: toldTo(CHANGE, ENTER),
};

function toldTo(...words: readonly string[]): RegExp {
  return new RegExp(
    `^[^\\p{L}\\d]*(?:(?:${GO_ON})[^\\p{L}\\d]*$|(?:${words.length > 0 ? words.join('|') : '(?!)'})(?!\\p{L}))`,
    'iu',
  );
}

/** "Suits me", "perfect", "идеально": what is named before it is agreed to. */
export const SUITS =
  /(?<!\p{L})(?:suits?(?: me)?|works?|perfect|ideal|great|grand|fine|good|sound|lovely|brilliant|passt|perfekt|ideal|super|top|prima|gut|optimal|підход\p{L}*|влаштов\p{L}*|чудово|ідеально|супер|добре|подход\p{L}*|устраива\p{L}*|отлично|идеально|супер|норм\p{L}*)(?!\p{L})/iu;

/** "Ok so what …", "так на коли …": a weak yes that only begins a question. */
export const BEGINS_QUESTION =
  /^[^\p{L}\d]*(?:ok(?:ay|ey)?|right|well|так|добре|гаразд|хорошо|ладно|ок(?:ей)?|gut|genau|na gut|ну)[\s,]+(?:(?:so|and|but|also|und|aber|then|а|і|и|то|но)\s+)*(?:what|when|where|which|who|how|why|was|wann|wo|welche\p{L}*|wer|wie|warum|wieso|що|коли|де|який|яка|яке|які|хто|як|скільки|чому|(?:на|о|в|до) (?:коли|котр\p{L}*|скільки|який)|что|когда|где|како\p{L}*|кто|как|сколько|почему|(?:на|во?|до|к) (?:когда|сколько|како\p{L}*|скольки))(?!\p{L})/iu;

/** Thanks, regrets and hopes: nothing has to follow from them. */
export const POLITE =
  /^[^\p{L}\d]*(?:(?:and|und|і|и|та|а|but|aber|но|але|also|oh|so|ну)\s+)*(?:(?:many |vielen |besten |lieben |велике |большое )?(?:thanks?|thank you|thx|cheers|danke\p{L}*|dank|merci|дякую|спасибі|спасибо|благодарю)|(?:i['’]?m |i am |so )*sorry|apologies|tut mir leid|entschuldig\p{L}*|sry|вибач\p{L}*|перепрошую|прост[иі]\p{L}*|извин\p{L}*|(?:i )?hope|hoff\p{L}*|сподіва\p{L}*|надеюсь|(?:i|we)(?:['’]ve| have)? (?:already )?(?:said|told)|hab\p{L}* (?:ich|wir) (?:doch |schon )*gesagt|(?:ну )?я (?:ж|же|вже|уже) (?:\p{L}+ )?(?:каза\p{L}*|сказа\p{L}*|говори\p{L}*|проси\p{L}*)|see (?:you|ya)|bis (?:dann|bald)|до зустрічі|до встречи|(?:good|happy|glad|super|freu\p{L}*|рад\p{L}*|жду|чекаю)(?!\p{L}))/iu;

/** A thing of the car, or who brings it: what is told of it is for the studio to know. */
export const OF_CAR =
  /(?<!\p{L})(?:keys?|mirrors?|doors?|boot|trunk|seats?|mats?|bumpers?|paint\p{L}*|scratch\p{L}*|dents?|alarm|wheels?|rims?|roof|windows?|battery|careful\p{L}*|gentle|go easy|schlüssel|\p{L}*schlüssel|\p{L}*spiegel|\p{L}*tür\p{L}*|kofferraum|\p{L}*sitz\p{L}*|\p{L}*matten?|stoßstange\p{L}*|lack\p{L}*|lackiert|kratzer\p{L}*|dellen?|beulen?|alarmanlage|felgen?|dach|scheiben?|batterie|vorsicht\p{L}*|aufpassen|ключ\p{L}*|дзеркал\p{L}*|двер\p{L}*|багажник\p{L}*|сидін\p{L}*|крісл\p{L}*|килим\p{L}*|бампер\p{L}*|фарб\p{L}*|пофарб\p{L}*|подряп\p{L}*|вм['’ʼ]?ятин\p{L}*|сигналізац\p{L}*|диск\p{L}*|дах\p{L}*|скл[оа]\p{L}*|обережн\p{L}*|акуратн\p{L}*|зеркал\p{L}*|сиден\p{L}*|кресл\p{L}*|коврик\p{L}*|крашен\p{L}*|краск\p{L}*|царапин\p{L}*|вмятин\p{L}*|сигнализац\p{L}*|крыш\p{L}*|стекл\p{L}*|осторожн\p{L}*|аккуратн\p{L}*)(?!\p{L})/iu;

/** Somebody of the studio is asked to know, to write down or to mind something. */
export const ASKED_TO_KNOW =
  /(?<!\p{L})(?:(?:write|note) (?:it |that |this )?down|take note|(?:bear|keep) in mind|mind (?:the|that)|be aware|notier\p{L}*|schreib\p{L}* (?:\p{L}+ )?auf|beacht\p{L}*|denk\p{L}* (?:dran|daran)|запишіть собі|занотуйте|врахуйте|майте на увазі|зверніть увагу|гляне(?:те|ш)|подив(?:іться|ітеся|ись)|запишите себе|учтите|имейте в виду|обратите внимание|гляне(?:те|шь)|посмотрите|look after|watch out|pass\p{L}* (?:bitte )?auf|приглян\p{L}*|пильну\p{L}*|присмотр\p{L}*|придивіться)(?!\p{L})/iu;

/** What something is done for. */
export const PURPOSE = /(?<!\p{L})(?:so that|so (?:it|they|you)|damit|чтобы?|щоб)(?!\p{L})[^,;.!?–—]*/giu;

/** Somebody else comes with the car. */
export const BRINGS =
  /(?<!\p{L})(?:(?:bring|drop|drive)(?:s|ing)? (?:it|the car|my car|the keys)|(?:is|will be|['’]ll be) (?:bringing|dropping|driving)|bring(?:t|en)|vorbeibring\p{L}*|привез(?:е|ёт|ет|уть|ут)|приже(?:не|нуть)|пригон(?:ить|ит|ять|ят)|приїде|приедет)(?!\p{L})/iu;

/** To be rung before the car is begun, or before it is ready. */
export const CALL_AHEAD =
  /(?<!\p{L})(?:(?:call|ring|text|message|phone) (?:me |us )?(?:\p{L}+ ){0,4}(?:before|beforehand|ahead)|(?:vorher|davor|vorab)(?: \p{L}+){0,3} (?:an)?ruf\p{L}*|(?:ruf\p{L}*|meld\p{L}*|anruf\p{L}*)(?: \p{L}+){0,5} (?:vorher|davor|vorab)|(?:(?:по|за)?дзвон\p{L}*|набер\p{L}*|напиш\p{L}*)(?: \p{L}+){0,3} до(?!\p{L})|(?:(?:по|пере)?звон\p{L}*|набер\p{L}*|напиш\p{L}*)(?: \p{L}+){0,3} до(?!\p{L})|(?:заранее|заздалегідь)(?: \p{L}+){0,2} (?:подзвон|позвон|набер|напиш)\p{L}*)(?!\p{L})/iu;

/** "Actually yes" sounds like a change and is none. */
export const ACTUALLY = /(?<!\p{L})actually(?!\p{L})/iu;

/** "If so, do it": whatever was asked before it, it is agreed to. */
export const IF_SO =
  /(?<!\p{L})(?:if (?:so|yes)|wenn ja|falls ja|якщо (?:так|да)|если (?:да|так))(?!\p{L})/iu;

/** How long the work is, and not when it begins. */
export const OF_LENGTH =
  /(?<!\p{L})(?:how long|take|takes|lasts?|dauer\p{L}*|wie lang\p{L}*|трива\p{L}*|тривал\p{L}*|займ\p{L}*|скільки часу|длит\p{L}*|длительност\p{L}*|занима\p{L}*|займ[её]т|сколько времени)(?!\p{L})/iu;

/** A car is fetched, and nobody comes with one. */
export const FETCHES =
  /(?<!\p{L})(?:collect\p{L}*|fetch\p{L}*|pick(?:ing)?(?: (?:it|her|him|the car|my car))? up|(?:get|have) (?:it|her|him|the car|my car) back|abhol\p{L}*|hol(?:e|en|t)|(?:за)?бер(?:у|ем|ти)|забер\p{L}*|забра\p{L}*|забира\p{L}*)(?!\p{L})/iu;

/** More is wanted than was named before. */
export const AS_WELL =
  /(?<!\p{L})(?:as well|too|also|plus|add\p{L}*|on top|while (?:you|ye)['’]?re at it|throw in|auch|dazu|zusätzlich|noch|obendrauf|gleich mit|mit (?:rein|drauf)|теж|також|ще|плюс|дода\p{L}*|заодно|тоже|также|ещё|еще|добав\p{L}*)(?!\p{L})/iu;

/** What was put stays what it was. */
export const AS_IT_WAS =
  /(?<!\p{L})(?:(?:leave|keep) (?:it|that|everything|things)? ?(?:as|like|how) (?:it|that|they) (?:is|was|are|were)|(?:leave|keep) (?:it|that) (?:so|like that)|(?:bleib\p{L}*|lass\p{L}*|belass\p{L}*) (?:\p{L}+ ){0,3}(?:wie (?:es|gehabt|besprochen|vorher|bisher)|dabei|so)|(?:залиш\p{L}*|лиша\p{L}*|лиш\p{L}*) (?:\p{L}+ )?(?:як (?:було|є)|так)|(?:остав\p{L}*) (?:\p{L}+ )?(?:как (?:было|есть)|так))(?!\p{L})/iu;

/** "Can I move it if something comes up?": told with every booking anyway. */
export const IN_CASE =
  /(?<!\p{L})(?:if (?:something|anything|need be|needed|necessary)|in case|just in case|falls (?:was|etwas|nötig)|wenn (?:was|etwas) (?:ist|dazwischen)|zur not|notfalls|если что|в случае чего|якщо (?:що|шо)|в разі чого|раптом що)(?!\p{L})[^?]*\?/iu;

/** A visit is put to another time. */
export const MAY_MOVE =
  /(?<!\p{L})(?:move|switch|change|shift|swap|push|postpone|resched\p{L}*|cancel|verschieb\p{L}*|verleg\p{L}*|wechsel\p{L}*|umbuch\p{L}*|tausch\p{L}*|absag\p{L}*|перен[еоі]с\p{L}*|пересун\p{L}*|посун\p{L}*|зміни\p{L}*|поміня\p{L}*|скасу\p{L}*|передвин\p{L}*|сдвин\p{L}*|поменя\p{L}*|измени\p{L}*|отмени\p{L}*)(?!\p{L})/iu;

/** The condition is that another time can be had. */
export const IS_FREE =
  /(?<!\p{L})(?:free|available|open|possible|gap|slot|frei|möglich|verfügbar|geht|вільн\p{L}*|можлив\p{L}*|є місц\p{L}*|свободн\p{L}*|возможн\p{L}*|есть мест\p{L}*)(?!\p{L})/iu;
