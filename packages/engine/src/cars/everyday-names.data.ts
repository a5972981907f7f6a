/**
 * Names of cars that are everyday words. Whoever says one of them hardly ever means the car unless the make, a body, a
 * year or whose it is stands beside it; `|` parts them, and an open end takes the endings of its language.
 */
export const MOSTLY_WORDS =
  'mastere?r?s?|experts?|partners?|compass|atlas|cactus|pandas?|buzz|leaf|matrix|regal|carnival|symbols?|hunter|patrol|phantom|jogger|jumper|porter|ranger|tracker|mirage|omega|vantage|terrain|encore|legacy|blazer|beetle|continental|discovery|defender|odyssey|puma|swift|fit|note|edge|up|мастер(?:а|у|ом|е|ы|ов|ам|ами|ах)?|майст(?:ер|р(?:а|у|ові|ом|і|и|ів|ам|ами|ах))|эксперт\\p{L}*|експерт\\p{L}*|партн[её]р\\p{L}*|атлас\\p{L}{0,2}|компас\\p{L}{0,2}|кактус\\p{L}{0,2}|панд[аыуиіою]{1,2}|шанс(?:а|у|ом|е|и|ы|ів|ов)?|болт(?:а|у|ом|е|и|ы|ів|ов)?|вольт(?:а|у|ом)?|рог(?:а|у|ом)?|жук(?:а|у|ом|и|і|ів|ов)?|тройк[ауие]|пят[её]рк[ауие]|семерк[ауие]|девятк[ауие]|десятк[ауие]|боксер(?:а|у|ом|ы|и|ов|ів)?|кубик(?:а|у|ом|и|ов|ів)?|талисман\\p{L}{0,2}|максима|скал[аыуеиі]|соболь|симбол|караван(?:а|у|ом|е|і)?|калин[аыуойиі]{1,2}|астр[аыуиі]';

/** People do what these name: an oblique case of them is never a car. */
export const PEOPLE = /^(?:мастер|майст|эксперт|експерт|партн)/u;

/** Whoever says so names a car by it: whose it is, that it is driven or owned, or what is to be done to it. */
export const OWNED_BEFORE =
  /(?:^|[,;.!?:(]\s*|(?<!\p{L}))(?:(?:my|our|his|her|\p{L}+['’]s|i drive|i have|(?:i['’]?ve )?got|own)(?: an?| the)?|(?:für|beim|vom|an|mit) (?:de[nm]|meine[nm]|unsere[nm]|eine[nm]|nen)|(?:fahre|hab|habe|besitze) (?:einen?|nen?|den)|mein(?:en)?|unser(?:en)?|у (?:меня|нас)|в (?:мене|нас)|у (?:мене)|маю|мой|моя|мою|мого|моего|мій|мою|наш|нашу?|езжу на|їжджу на|to (?:wash|valet|clean|wrap|tint) an?)\s+$/iu;

/** A year, a generation or a body right behind it. */
export const CAR_BEHIND =
  /^\s+(?:(?:19|20)\d\d|\d(?![\d.:])|mk ?\d|gti|tdi|tsi|sedan|saloon|estate|kombi|variant|van|kasten|седан\p{L}*|универсал\p{L}*|універсал\p{L}*|хетч\p{L}*|хэтч\p{L}*|фургон\p{L}*|бус\p{L}*)(?!\p{L})/iu;

/** A body right before it. */
export const CAR_BEFORE =
  /(?<!\p{L})(?:van|transporter|kasten|kleinwagen|фургон|бус|бусик|микроавтобус|мікроавтобус|машина|авто|автомобиль|автомобіль|auto|car|wagen)\s+$/iu;

/** Games, clothes, music and figures of speech that share their word with a car. */
export const EVERYDAY_FRAMES: readonly RegExp[] = [
  // Golf and polo are played, and worn, and have clubs and courses.
  /(?<!\p{L})(?:golf|polo|гольф\p{L}{0,2}|поло)(?=[\s-]+(?:t-?shirts?|shirts?|hemd\p{L}*|neck|clubs?|match|practi[cs]e|training|team|tournaments?|trip|weekend|course|courses|balls?|bags?|day|lessons?|cart|buggy|game|resort|holiday|turnier\p{L}*|wochenende|platz|urlaub|schläger|tasche\p{L}*|spiel\p{L}*|kurs|клуб\p{L}*|турн[иі]р\p{L}*|футболк\p{L}*|рубашк\p{L}*|сорочк\p{L}*|пол[яеі]))/giu,
  /(?<=(?<!\p{L})(?:play|plays|playing|played|spiele?n?|spielt|gespielt|игра\p{L}*|гра(?:ю|ти|ємо|є|в|ли|ла))(?:\s[\p{L}\d]+){0,3}\s)(?:golf|polo|jazz|гольф|поло|джаз)(?!\p{L})/giu,
  /(?<!\p{L})(?:golf|polo|jazz|гольф|поло|джаз)(?=\s(?:spiele?n?|spielt|gespielt|zu spielen|игра\p{L}*|грати|граю|гра[єв]\p{L}*))/giu,
  /(?<=(?<!\p{L})(?:listen(?:ing)? to|hör(?:e|en|t)|слуша\p{L}*|слуха\p{L}*)(?:\s[\p{L}\d]+){0,2}\s)(?:jazz|джаз)(?!\p{L})/giu,
  // Shirts and socks go by these names too.
  /(?<=(?<!\p{L})(?:wear(?:ing)?|trage|trug|shirt|футболк\p{L}*|рубашк\p{L}*|сорочк\p{L}*|тенниск\p{L}*)\s(?:an?\s|einen?\s|mein(?:e[nm])?\s|my\s)?(?:\p{L}+\s)?)(?:polo|поло)(?!\p{L})/giu,
  /(?<!\p{L})(?:jazz|джаз|juke|джук)(?=[\s-]*(?:box|band|music|musik|concert|konzert|festival|club|музык\p{L}*|музик\p{L}*|концерт\p{L}*))/giu,
  // To focus on a thing; a trick that did not work.
  /(?<=(?<!\p{L})(?:to|please|should|must|can|could|main|in|out of|the|your|der|den|unser|mein|im|voller|вес[ьі]|увесь|такой|такий|такие|такі|в|у|це|это)\s)(?:focus|fokus|фокус\p{L}{0,2})(?=\s+(?:on(?!\s(?:mon|tue|wed|thu|fri|sat|sun|the\s\d|\d|tomorrow|today))|is on|auf|liegt|ist auf|в тому|в том|полягає|заключа\p{L}*|не)(?!\p{L})|\s*:)/giu,
  /(?<!\p{L})(?:focus|fokus|фокус)(?=\s+(?:on(?!\s(?:mon|tue|wed|thu|fri|sat|sun|the\s\d|\d|tomorrow|today))|auf|liegt|не уда\p{L}*|не вда\p{L}*|не пройд\p{L}*|не вийш\p{L}*|в том,|в тому,|group|point))/giu,
  /(?<=(?<!\p{L})(?:to|trying to|try to|can['’]?t|такой|такий|вот такой|ось такий)\s)(?:focus|fokus|фокус)(?!\p{L})/giu,
  /(?<!\p{L})фокус[аые]?(?=\s+(?:с|з|із)\s+(?:пятн|плям|запах|цен|ц[иі]н)\p{L}*)/giu,
  // A party, an agreement, a quick answer, a passage through town.
  /(?<=(?<!\p{L})(?:had|have|having|was|threw|throw|little|big|birthday|kids['’]?|feierten|hatten|była|устроили|був|была|була|влаштували)\s(?:(?:an?|the|quite an?|some|eine|ne|kleine)\s)?(?:\p{L}+\s)?)(?:fiesta|фиест[ауы]|фієст[аиу])(?=\s+(?:in the|at the|on the|im|in der|auf der|в |на |у )|\s*[,.!]|$)/giu,
  /(?<!\p{L})accord(?=\s+(?:with|between)(?!\p{L}))|(?<=own\s)accord|(?<=in (?:full )?)accord/giu,
  /(?<!\p{L})(?:rapid|swift)(?=\s+(?:answer|reply|response|turnaround|service|test|fire|job|look|clean|wash|question|quote|wax)(?!\p{L}))/giu,
  /(?<!\p{L})транзитом(?!\p{L})|(?<=(?<!\p{L})in\s)transit(?!\p{L})/giu,
];
