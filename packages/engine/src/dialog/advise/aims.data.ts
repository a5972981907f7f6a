/** What is wrong with a car or wanted of it, in four languages, and by which work of a list it is met, the nearest first. */
export type Aim = {
  words: RegExp;
  concepts: readonly string[];
  /** Works of different kinds do, and which is the client's to choose. */
  isChoice?: boolean;
};

/** Which work would be right is asked. */
export const ADVICE =
  /(?<!\p{L})(?:what(?:['’]?s| is| would be) (?:the )?best|what (?:would|do|can) you (?:suggest|recommend|advise)|what (?:should|can) (?:i|you|u|we|ye) do|any (?:ideas|advice|suggestions)|was (?:könnt|kann) (?:ihr|man) (?:da |dagegen )?(?:machen|tun)|was (?:ist|wäre) (?:\p{L}+ )?(?:am besten|besser|sinnvoll)|was (?:empfehlt|empfehlen|würdet|würden|ratet|raten)|was kann man (?:da|dagegen)|(?:що|шо) (?:краще|порад\p{L}*|робити|можна зробити)|(?:что|чё|че|шо) (?:лучше|посовет\p{L}*|порекоменд\p{L}*|делать|можно сделать)|(?:що|шо) (?:ви )?(?:можете|можна|зможете) (?:тут )?(?:зробити|вдіяти)|(?:что|чё|че) (?:вы )?(?:можете|сможете) (?:тут )?сделать|з чого почати|с чего начать)(?!\p{L})/iu;

/** Whether trouble will be gone is asked. */
export const COMES_OUT =
  /(?<!\p{L})(?:come\p{L}* (?:out|off)|(?:get|take|make) (?:it|that|this|them|rid)(?: of)?(?: \p{L}+)? ?(?:out|off|of|go away)?|be gone|go away|raus\p{L}*|weg\p{L}*|verschwind\p{L}*|(?:ви|від)(?:вед|мий|чист|пер)\p{L}*|(?:зникн|прибра|прибер|піде|вийде|зійде)\p{L}*|(?:вы|от)(?:вед|мо|мы|чист|стир)\p{L}*|(?:исчезн|убер|убра|уйд|выйд|сойд|пропад)\p{L}*)(?!\p{L})/iu;

export const AIMS: readonly Aim[] = [
  {
    words:
      /(?<!\p{L})(?:(?:dog|cat|pet|animal)s?['’]?s? (?:hair|fur)|hairs? (?:everywhere|all over)|(?:hunde|tier|katzen)haare?|(?:шерст|шерс)\p{L}*|(?:собач|котяч|кошач)\p{L}*\s(?:волос|шерст)\p{L}*)/iu,
    concepts: ['pet_hair', 'interior', 'detail'],
  },
  {
    words:
      /(?<!\p{L})(?:smell\p{L}*|stink\p{L}*|stench|odou?r\p{L}*|smok(?:e|er|ed|ing|y)\p{L}*|mou?ld\p{L}*|\p{L}*gestank|stinkt?|riecht|\p{L}*ger[uü]ch\p{L}*|\p{L}*mief\p{L}*|rauch\p{L}*|muff\p{L}*|schimmel\p{L}*|запах\p{L}*|тхне|тхнув|тхнуть|пахне|пахнет|смерд\p{L}*|воня\p{L}*|прокурен\p{L}*|накурен\p{L}*|цвіл\p{L}*|плесен\p{L}*|дух в салон\p{L}*)(?!\p{L})/iu,
    concepts: ['odor', 'ozone', 'disinfect', 'interior'],
    isChoice: true,
  },
  {
    words:
      /(?<!\p{L})(?:(?:yellow|foggy|cloudy|hazy|milky|dull|dim)\p{L}*\s(?:head)?(?:light|lamp)s?|(?:head)?(?:light|lamp)s?\s(?:are |have |is |went |gone |look )?(?:\p{L}+ )?(?:yellow|foggy|cloudy|hazy|milky|dull|dim)\p{L}*|(?:scheinwerfer|lampen)\s(?:\p{L}+\s){0,3}(?:vergilbt|gelb|matt|blind|trüb\p{L}*|milchig)|(?:vergilbte?|gelbe?|trübe?|matte?|blinde?)\p{L}*\s(?:scheinwerfer|lampen)|фар[иы]\s(?:\p{L}+\s){0,3}(?:пожовт\p{L}*|жовт\p{L}*|мутн\p{L}*|помутн\p{L}*|тьмян\p{L}*|пожелт\p{L}*|ж[её]лт\p{L}*|тускл\p{L}*)|(?:жовт|мутн|тьмян|ж[её]лт|тускл)\p{L}*\sфар\p{L}*)/iu,
    concepts: ['headlights'],
  },
  {
    words:
      /(?<!\p{L})(?:stain\p{L}*|spill\p{L}*|vomit\p{L}*|puke\p{L}*|threw up|juice on|coffee on|milk|fleck\p{L}*|verschüttet|ausgelaufen|erbroch\p{L}*|gekotzt|verkleckert|плям\p{L}*|розли\p{L}*|пролив?\p{L}*|блюв\p{L}*|знудило|пятн(?!иц)\p{L}*|разли\p{L}*|пролил\p{L}*|стошнило|вырвало|рвот\p{L}*)(?!\p{L})/iu,
    concepts: ['seats', 'interior', 'detail'],
  },
  {
    words:
      /(?<!\p{L})(?:(?:filthy|dirty|disgusting|grubby|messy|manky) (?:inside|interior|cabin)|(?:inside|interior|cabin) (?:is |of it is )?(?:\p{L}+ )?(?:filthy|dirty|disgusting|grubby|a mess|a state|a tip)|sand everywhere|crumbs|(?:innen|innenraum) (?:\p{L}+ ){0,3}(?:dreckig|verdreckt|schmutzig|verschmutzt|versifft)|krümel|салон\p{L}* (?:\p{L}+ ){0,3}(?:брудн\p{L}*|грязн\p{L}*|засран\p{L}*|жах|ужас)|(?:брудн|грязн)\p{L}* салон\p{L}*|бруд в салон\p{L}*|грязь в салон\p{L}*)(?!\p{L})/iu,
    concepts: ['interior', 'detail'],
  },
  {
    words:
      /(?<!\p{L})(?:filthy|disgusting|minging|grubby|(?:really|so|very|absolutely|pretty|proper|bit) (?:dirty|messy)|needs a (?:good|proper|deep|thorough) (?:clean|going over)|in a (?:right |bad |terrible )?state|(?:voll|total|echt|richtig|ziemlich|so|sehr|ganz schön) (?:dreckig|verdreckt|schmutzig)|verdreckt|versifft|saudreckig|(?:дуже|така|такий|вся|весь|геть) брудн\p{L}*|засран\p{L}*|загиджен\p{L}*|(?:очень|такая|такой|вся|весь|жутко|страшно) грязн\p{L}*|загажен\p{L}*|засвинячен\p{L}*|уделан\p{L}*)(?!\p{L})/iu,
    concepts: ['detail', 'interior', 'wash'],
    isChoice: true,
  },
  {
    words:
      /(?<!\p{L})(?:swirl\p{L}*|holograms?|hologramme?|waschkratzer\p{L}*|павутинк\p{L}*|паутинк\p{L}*|голограм\p{L}*)(?!\p{L})/iu,
    concepts: ['polish', 'scratch'],
  },
  {
    words:
      /(?<!\p{L})(?:scratch\p{L}*|scuff\p{L}*|keyed|scrape[sd]?|kratz(?:er|ern|t)?|zerkratzt?|verkratzt?|schramme\p{L}*|подряп\p{L}*|подрап\p{L}*|затерт\p{L}*|царапин\p{L}*|поцарап\p{L}*|притерл?\p{L}*)(?!\p{L})/iu,
    concepts: ['scratch', 'polish'],
  },
  {
    words:
      /(?<!\p{L})(?:(?:paint|colou?r|car|bonnet|hood|roof|lack|farbe|фарб\p{L}*|лак|краск\p{L}*)\s(?:\p{L}+\s){0,4}(?:dull|faded|fade|oxidi[sz]ed|hazy|chalky|lost its shine|stumpf|matt|verblichen|verwittert|тьмян\p{L}*|вигор\p{L}*|потьмян\p{L}*|тускл\p{L}*|выгор\p{L}*|потускн\p{L}*|помутн\p{L}*)|(?:shiny|shine) again|glänz\p{L}* wieder|wieder (?:\p{L}+ )?glänz\p{L}*|(?:знову|снова|щоб|чтоб\p{L}*)\s(?:\p{L}+\s)?бл[иеі][сщ]\p{L}*)(?!\p{L})/iu,
    concepts: ['polish', 'ceramic', 'wax'],
    isChoice: true,
  },
  {
    words:
      /(?<!\p{L})(?:dents?|dinge?s?|hail\p{L}*|dellen?|beulen?|hagel\p{L}*|вм['’ʼ]?ятин\p{L}*|вмятин\p{L}*|град(?:ом|у|а)?(?!\p{L}))/iu,
    concepts: ['dent'],
  },
  {
    words:
      /(?<!\p{L})(?:stone ?chips?|stones? (?:on|from)|gravel|motorway chips|steinschl\p{L}*|rollsplitt|скол(?:и|ів|ы|ов|ами|ам)?|камін\p{L}* з|камни с|пескостру\p{L}*|піскостру\p{L}*)(?!\p{L})/iu,
    concepts: ['ppf'],
  },
  {
    words:
      /(?<!\p{L})(?:protect(?:ion|ed|ing)? (?:the |my |its |for )?(?:paint|body|bodywork|car|new|it)|keep (?:it|the paint) (?:like new|looking new|nice)|(?:lack|auto|wagen|neuwagen|ihn|kaross\p{L}*)\s(?:\p{L}+ ){0,2}schützen|lackschutz|захист(?:ити|у|)? (?:\p{L}+ )?(?:кузов\p{L}*|лак\p{L}*|фарб\p{L}*|авто|машин\p{L}*)|захистити|защит(?:ить|у|а|)? (?:\p{L}+ )?(?:кузов\p{L}*|лак\p{L}*|краск\p{L}*|авто|машин\p{L}*))(?!\p{L})/iu,
    concepts: ['ceramic', 'ppf', 'wax'],
    isChoice: true,
  },
  {
    words:
      /(?<!\p{L})(?:too (?:hot|sunny|bright)|(?:heat|sun|glare|uv) (?:in|through|from|comes)|blinding|(?:hitze|sonne) (?:\p{L}+ ){0,3}(?:scheibe\p{L}*|auto|innen|blendet)|blendet|sonnenschutz|sichtschutz|reinschauen|спек\p{L}* в|сонце (?:\p{L}+ )?(?:пече|сліп\p{L}*|світ\p{L}*)|щоб не бачили|жарк\p{L}* в|солнце (?:\p{L}+ )?(?:печ\p{L}*|слеп\p{L}*|свет\p{L}*)|чтоб\p{L}* не видели|чтоб\p{L}* не было видно)(?!\p{L})/iu,
    concepts: ['tint'],
  },
  {
    words:
      /(?<!\p{L})(?:(?:change|different|new|other) (?:the )?colou?r|(?:andere|neue) farbe|umfärben|farbwechsel|(?:змінити|інший|поміняти) кол[іь]\p{L}*|(?:сменить|другой|поменять) цвет|перекрасить в плёнку)(?!\p{L})/iu,
    concepts: ['wrap'],
  },
  {
    words:
      /(?<!\p{L})(?:leather (?:\p{L}+ ){0,3}(?:cracked|cracking|dry|worn|dirty|shiny)|(?:cracked|dry|worn|dirty) leather|leder (?:\p{L}+ ){0,3}(?:rissig|trocken|speckig|abgenutzt|dreckig)|шкіра (?:\p{L}+ ){0,3}(?:тріс\p{L}*|суха|затерт\p{L}*|брудн\p{L}*)|кожа (?:\p{L}+ ){0,3}(?:треск\p{L}*|потрескал\p{L}*|сухая|затёрт\p{L}*|затерт\p{L}*|грязн\p{L}*))(?!\p{L})/iu,
    concepts: ['leather', 'interior'],
  },
  {
    words:
      /(?<!\p{L})(?:bird (?:poo|poop|shit|droppings?|mess)|tree sap|(?:dead )?bugs|insects|tar spots|road salt|covered in mud|muddy|vogelkot|vogelschiss|baumharz|insekten|teerflecken|streusalz|schlamm\p{L}*|пташин\p{L}*|смол[аиу]|комах\p{L}*|мошк\p{L}*|бітум\p{L}*|болот\p{L}*|сіль на|птичь\p{L}*|насеком\p{L}*|битум\p{L}*|реагент\p{L}*|грязью|в грязи|в глине)(?!\p{L})/iu,
    concepts: ['decontaminate', 'wash', 'exterior', 'polish'],
    isChoice: true,
  },
  {
    words:
      /(?<!\p{L})(?:(?:before|for) (?:selling|the sale|sale|a sale|the wedding|a wedding|lease return|handing (?:it )?back)|(?:sell|selling) (?:it|her|him|the car|my car|the thing)|lease (?:return|is up)|(?:verkaufen|verkauft werden)(?!\p{L})|(?:vor(?: dem| der)?|für(?: den| die)?) (?:verkauf|hochzeit|leasingrückgabe)|leasingrückgabe|(?:перед|до|на) (?:продаж\p{L}*|весілл\p{L}*)|(?:перед|к|на) (?:продаж\p{L}*|свадьб\p{L}*)|прода(?:ти|ть|вати|вать|ю|ємо|ем))(?!\p{L})/iu,
    concepts: ['detail', 'full', 'interior', 'polish', 'wash'],
    isChoice: true,
  },
  {
    words:
      /(?<!\p{L})(?:brake dust|(?:dirty|black|filthy) (?:wheels|rims|alloys)|bremsstaub|(?:dreckige|schwarze|schmutzige) felgen|гальмівн\p{L}* пил\p{L}*|брудні диски|тормозн\p{L}* пыл\p{L}*|грязные диски)(?!\p{L})/iu,
    concepts: ['rims', 'wash'],
  },
  {
    words:
      /(?<!\p{L})(?:rust\p{L}*|rost\p{L}*|ірж\p{L}*|ржав\p{L}*|днищ\p{L}*|underbody|unterboden)(?!\p{L})/iu,
    concepts: ['rustproof'],
  },
];
