/** "Not ceramic", "ohne Leder", "не гольф": the word after it is not wanted. */
export const NEGATED =
  /(?<!\p{L})(?:not|without|instead of|statt|anstatt|anstelle von|вместо|замість|nicht|keine?[nrms]?|ohne|не|без)\s+(?!(?:него|неё|нее|них|этого|нього|неї|цього|того|it|that|this)(?!\p{L}))(?:(?:the|a|an|die|der|das|den|eine?n?)\s+)?(?:\p{L}+(?:\s(?!(?:nehm|nimm|mach|will|möcht|hätt)\p{L}*)\p{L}+){1,2}(?=\s*[,.;])|\p{L}+)/giu;

/** "Drop the chrome on the A6", "die Scheinwerfer bitte weglassen": what is left out is no wish. */
export const UNWANTED =
  /(?<!\p{L})(?:skip|scrap|(?<!n['’]?t |not )forget(?: about)?|leave out|drop(?!\s+(?:it|off|by|in|me|you|them|(?:the|my|our) (?:car|keys?))(?!\p{L})))\s+[^,.;?!]{2,40}?(?=\s*[,.;?!]|\s(?:and|but|just|only|instead)\s|$)|(?<!\p{L})lass(?:en|t)?(?: wir)?\s[^,.;?!]{2,40}?\s(?:weg|raus)(?!\p{L})|(?:\p{L}+\s){1,3}(?:weglassen|streichen wir|lassen wir weg|fällt weg|kann weg)(?!\p{L})|(?<!\p{L})(?:вычеркн\p{L}*|викресл\p{L}*|забудьте про|забудь про)\s+[^,.;?!]{2,40}?(?=\s*[,.;?!]|\s(?:и|і|та|але|но|а)\s|$)|(?:\p{L}+\s){1,4}(?:вычеркн\p{L}*|викресл\p{L}*|отменяем|вычёркиваем|вычеркиваем|скасовуємо|відміняємо|викреслюємо)(?!\p{L})/giu;

/** Everyday words that are spelled almost like a job of a studio. */
export const NO_JOB =
  /(?<!\p{L})(?:ganz (?:vergessen|ehrlich|lieb|herzlich|kurz|schön|gut)|чисто|кожн(?:а|ий|у|ої|ого|ому|е|і|их)|кожен|закон\p{L}*|незакон\p{L}*|керм\p{L}*|помил(?:ився|илася|илась|ка|ки|ку|ково)|перен[её]с\p{L}*|перенос\p{L}*|переніс\p{L}*|gebucht|пятниц\p{L}*|окно|окна|окошк\p{L}*|окон|вікно|вікна|віконц\p{L}*|віконечк\p{L}*|(?:free|open|time) windows?|(?:flatbed )?pick-?up (?=from|service|and drop|at \d)|zeitfenster\p{L}*|(?:из|із|з|зі|с) (?:авто)?салон[ау]|(?:есть|є|найдется|знайдеться|будет|буде) (?:ли )?(?:окн|вікн)\p{L}*)(?!\p{L})/giu;

/** All windows behind the driver, not the one in the tailgate. */
export const REAR_WINDOWS = /(?<!\p{L})(rear|back)\s+(?:windows(?!\p{L})|window\s+(?=tint|film|foil))/giu;

/** The same in other words. */
export const GLASS_BEHIND =
  /(?<!\p{L})(?:(?:scheiben|fenster) hinten|hintere[nr]? (?:scheiben|fenster)|задні (?:вікна|скла|стекла)|(?:скла|вікна) (?:ззаду|позаду)|задние (?:окна|стекла|стёкла)|(?:окна|стекла|стёкла) сзади)(?!\p{L})/giu;

/** All windows but those in front are those behind. */
export const ALL_BUT_FRONT =
  /(?<!\p{L})(?:all(?: the way)? (?:a?round|windows|of them)|everything|rundum|alle scheiben|alles|по колу|всі (?:вікна|скла)|по кругу|все (?:окна|ст[её]кла)) (?:except|but|apart from|other than|außer|ausser|ohne|крім|окрім|кроме|без) (?:for )?(?:the |die |der )?(?:fronts?(?: (?:windows|ones|sides))?|vorne|vorderen(?: scheiben)?|frontscheibe|передн\p{L}*(?: \p{L}+)?|переду|переда|\s{3,})/giu;

/** "Just do the backs": the windows behind. */
export const THE_BACKS = /(?<!\p{L})(?:the )?(?:backs|rears)(?!\p{L})/giu;

/** All of the back, in the cases that "all" has. */
export const WHOLE_BACK =
  /(?<!\p{L})(?:всього|усього|увесь|весь|всего|цілий|целый)\s(?:зад|заду|зада|задок|задка)(?!\p{L})/giu;

/** The back of a car in the cases and words of everyday talk. */
export const BACK_END = /(?<!\p{L})(?:зада|заду|задом|задок|задка|попу|попа|жопу)(?!\p{L})/giu;

/** The whole car, said with words that also mean "all". */
export const WHOLE_CAR =
  /(?<!\p{L})(?:всей|всю|усю|всієї|усієї|целую|цілу|ganze?[nmrs]?|whole|entire)\s(?:машин\p{L}*|авто\p{L}*|тачк\p{L}*|cars?|auto|wagen|vehicle)(?!\p{L})/giu;

/** "Inside and out" asks for two jobs: the cabin and a wash. */
export const INSIDE_AND_OUT =
  /(?<!\p{L})(?:inside (?:and|&|\+) out(?:side)?|in and out|interior and exterior|(?:interior|inside) (?:and|&|\+) (?:the )?(?:body|bodywork)|innen-? ?(?:und|&|\+) au(?:ß|ss)en(?:reinigung|pflege|wäsche)?|салон(?:у)? (?:і|та|й|и|\+) (?:кузов|ззовні|зовні|снаружи)(?:а|у)?|кузов(?:а|у)? (?:і|та|й|и|\+) салон(?:а|у)?|drinnen und drau(?:ß|ss)en|всередині (?:і|та|й) (?:зовні|ззовні)|зсередини (?:і|та) ззовні|внутри и снаружи|изнутри и снаружи|снаружи и внутри)(?!\p{L})/giu;

/** "How much is all that": a word for the whole sum and not for a whole car. */
export const ALL_THAT =
  /(?<!\p{L})(?:(?:це|это|то)\s(?:все|всё|усе)|(?:все|всё|усе)\s(?:це|это|разом|вместе)|all (?:of )?(?:that|this|it)|all in(?=\s*(?:$|[?.!,]))|all together|das alles|alles zusammen|alles in allem|(?:in )?total(?!\p{L}|\s(?:wrap|detail|valet|clean|wash))|(?:what|whats|what['’]s|the) (?:is )?(?:the )?total|gesamtpreis|insgesamt)(?!\p{L})/giu;

/** The outside of a car, asked for beside its inside: a wash. Only where no other job is named. */
export const OUTSIDE =
  /(?<!\p{L})(?:(?:the )?outside(?: too| as well)?|au(?:ß|ss)en(?: auch| dazu)?|auch au(?:ß|ss)en|снаружи|зовні|ззовні)(?!\p{L})/iu;

/** The side windows, said without the glass. */
export const SIDE_GLASS = /(?<!\p{L})(?:seite|die seiten|seiten)(?!\p{L})/giu;

/** Somebody's Mini: a make that is also a car, and a word for small jobs. */
export const THE_MINI =
  /(?<!\p{L})((?:mein(?:en|em|er)?|dein(?:en)?|den|dem|der|beim|vom|my|our|her|his|(?:wife|husband|daughter|son|mum|dad)['’]?s|на|для|в|у|мій|мой|моего|мого)\s)(?:mini|міні|мини)(?!\p{L}|\s(?:cooper|countryman|clubman|one|john|valet|wash|clean|detail|paket|package|купер|кантрімен|кантримен|мийк|мойк|хімчист|химчист))/giu;

/** A wash by hand, said with the verb. */
export const WASHED_BY_HAND = /(?<!\p{L})von hand (?:ge)?w[aä]sch\p{L}*/giu;

/** "Помыть вручную": the name of it on lists is an adjective. */
export const BY_HAND = /(?<!\p{L})вручну(ю?)(?!\p{L})/giu;

/** "Limo tint" is a very dark one and no saloon. */
export const LIMO =
  /(?<!(?:my|a|the|our|stretch|\der)\s)(?<!\p{L})limo(?:\s(?:tint|black|dark))?(?!\p{L})/giu;

/** Where glass is spoken of, "limo" alone is how dark it shall be; elsewhere it is a saloon. */
export const GLASS_SPOKEN = /tint|window|glass|film|dark|%/iu;

/** "A car of 2019": the year of a car chooses no "3 years". */
export const YEAR_OF_CAR =
  /(?<!\d)(?:19[89]|20[0-3])\d\s?(?:года|год|гг?\.?|року|рік|р\.?|model year|model|er baujahr|er bj)(?!\p{L})|(?<!\p{L})(?:baujahr|bj\.?|erstzulassung|ez)\s(?:19[89]|20[0-3])\d(?!\d)/giu;
