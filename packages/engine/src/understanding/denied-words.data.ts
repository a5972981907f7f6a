/** Words that take a thing out of a wish, before the words of that thing. */
export const DENIED_BEHIND =
  /(?<!\p{L})(?:(?:didn['’]?t|did not|never) (?:ask(?:ed)? for|want(?:ed)?|order(?:ed)?|need(?:ed)?|mean)|skip|skipping|without|leave out|leave off|drop(?![^,.;:?!]*\s(?:off|back|home|round|over)(?!\p{L}))|(?<!n['’]?t |not )forget(?: about)?|scrap|lose|minus|except(?: for)?|(?:all|everything|anything) but|no(?!\s(?:the|a|an|my|our|i|it|its|that|this|these|we|you|not|no|just|only|problem|worries|rush|hurry|idea|doubt|question|matter|thank|longer|more)\p{L}{0,2}(?!\p{L}))|ohne|ausser|außer|keine?[nmr]?|vergiss|vergessen sie|без|крім|кроме|прибер\p{L}*|прибра\p{L}*|убер\p{L}*|убра\p{L}*|викин\p{L}*|выкин\p{L}*|викресл\p{L}*|вычеркн\p{L}*|(?<!не )забудьте? про|не треба|не потріб\p{L}*|не надо|не нуж\p{L}*)\s+([^,.;:?!–—]{2,40})/giu;

/** A bare "not" denies the few words up to the next mark, or to what is wanted instead. */
export const DENIED_SHORTLY =
  /(?<!\p{L})(?:not|nicht|nix|nichts|не)\s+(?!забуд|forget|vergess|vergiss)((?:(?:the|a|das|die|den|der|eine?n?)\s)?[\p{L}'’ʼ]+(?:\s[\p{L}'’ʼ]+)?)(?=\s*(?:[,.;:!?–—]|$)|\s(?:but|just|only|nur|sondern|а|але|но|тільки|только)\s)/giu;

/** "Why the roof?", "при чём тут крыша?": a part nobody asked for. */
export const DENIED_BY_WONDER =
  /(?<!\p{L})(?:why|how come|warum|wieso|чому|почему|навіщо|зачем|при ч[её]м тут|до чого тут)\s((?:(?:the|a|das|die|den|der)\s)?\p{L}+)\s*[?!]/giu;

/** "What cleaning? I mean the dent": asked back in protest, with what was meant behind it. */
export const DENIED_IN_PROTEST =
  /(?<!\p{L})(?:what|was für eine?|welche[rs]?|яка|який|яке|які|какая|какой|какое|какие)\s((?:\p{L}+\s)?\p{L}+)\s*[?!,]+\s*(?=(?:i (?:said|mean|asked|only)|only|just|ich (?:meine|sagte|wollte|will nur)|nur|я (?:про|казав|казала|просив|просила|говорил|говорила|просил|же|ж)|мені (?:тільки|лише)|мне только|тільки|лише|только)(?!\p{L}))/giu;

/** The same around the thing: "lass die Felgen weg", "da fällt die Wäsche weg", "take the roof out". */
export const DENIED_WITHIN =
  /(?<!\p{L})(?:lass(?:en|t|e)?(?: (?:wir|sie))?|streich\p{L}*|nehmen|nehmt|nimm|fällt|fallen|fliegt|fliegen|take|leave)\s([^,.;:?!–—]{2,40}?)\s(?:weg|raus|out)(?!\p{L})/giu;

/** "Leave the front ones clear": nothing is done to what stays as it is. */
export const LEFT_AS_IS =
  /(?<!\p{L})(?:leave|keep|lass(?:en|e)?|остав\p{L}*|залиш\p{L}*)\s([^,.;:?!–—]{2,30}?\s(?:clear|as (?:is|it is|they are)|untinted|unwrapped|alone|frei|wie sie sind|wie es ist|klar|прозрачн\p{L}*|прозор\p{L}*|как есть|як є))(?!\p{L})/giu;

/** The same behind the thing: "капот не треба", "die Wäsche lassen wir weg", "the hood is not needed". */
export const DENIED_BEFORE_VERB =
  /(?<!\p{L})((?:\p{L}+\s){1,5}?)(?:(?:я|ми|мы|вже|уже|всё-таки|все-таки|мені|мне|нам)\s){0,2}(?:не (?:треба|потріб\p{L}*|надо|нуж\p{L}*|буд\p{L}*|хо[чт]\p{L}*|прос\p{L}*|замовля\p{L}*|заказыва\p{L}*|вистач\p{L}*|хват\p{L}*)|reich(?:t|en) (?:wohl |wahrscheinlich |bestimmt )?nicht|(?:won['’]?t|will not|would not|wouldn['’]?t) (?:probably )?(?:do|be enough)|прибер\p{L}*|прибира\p{L}*|убер\p{L}*|убира\p{L}*|brauch\p{L}* (?:ich|wir) (?:doch |gar )?nicht|(?:will|möchte|wollte) ich (?:(?:doch|gar|eh|ja|auch|sowieso) )?nicht|(?:bitte )?weglassen|lassen wir (?:doch )?(?:weg|raus)|kann (?:doch )?weg|fällt weg|hab(?:e)? ich (?:gar |doch )?nicht (?:gesagt|gewollt|bestellt|gemeint)|streichen wir|(?:bitte |kann )?raus|(?:dann )?(?:doch|lieber|eher) nicht|(?:is|are) not needed|not needed|can go|(?:some )?other time|another time|next time|ein andermal|(?:erst )?(?:beim |das )?nächste[ns]? mal|іншим разом|наступного разу|в (?:другой|следующий) раз)(?!\p{L})/giu;

/** What is wanted begins here, whatever was denied before it. */
export const WANTED_AGAIN =
  /(?<!\p{L})(?:only|just|but|rather|instead|then|nur|sondern|aber|lieber|dann|тільки|лише|але|краще|тоді|а|только|но|лучше|тогда|(?:and|und|plus|и|і|та)\s(?:add|put|include|take|do|make|nimm|nehmen|mach|dazu|dafür|добав|додай|дай|зроб|сдела|зато|давай))(?!\p{L})/iu;

/** A word that keeps or wants what stands before it. */
export const WANTED_UP_TO =
  /^.*(?<!\p{L})(?:keep|want|bleib\p{L}*|behalt\p{L}*|остав\p{L}*|залиш\p{L}*|лиш\p{L}*|хочу|хотів|хотел)(?!\p{L})/iu;

/** What a studio takes off is its work: "уберите запах" leaves nothing out. */
export const TAKEN_OFF =
  /(?<!\p{L})(?:запах\p{L}*|smells?|odou?rs?|geruch\p{L}*|плям\p{L}*|пятн\p{L}*|stains?|flecken?|подряпин\p{L}*|царапин\p{L}*|scratch\p{L}*|kratzer|стар\p{L}*|alte[nrsm]?|old|бруд\p{L}*|гряз\p{L}*|шерст\p{L}*|haare?|hair|плівк\p{L}*|пл[её]нк\p{L}*|тонуванн\p{L}*|тонировк\p{L}*|folien?|tint|film)(?!\p{L})/iu;

/** Words that take off as well as they leave out. */
export const MAY_TAKE_OFF = /(?<!\p{L})(?:remove|прибер|прибра|прибира|убер|убра|убира|weg|raus|out)/iu;

/** "Don't forget the roof" asks for it. */
export const REMINDING =
  /(?<!\p{L})(?:(?:don['’]?t|do not) forget|nicht vergessen|vergessen sie nicht|vergiss nicht|не забуд\p{L}*)(?!\p{L})/iu;

/** "Pet hair?? I never said that": asked back, and disowned. */
export const DENIED_AS_UNSAID =
  /(?<!\p{L})((?:\p{L}+\s){0,2}\p{L}+)\s*\?+!?\s*(?:i (?:never|didn['’]?t|did not) (?:said|say|ask|asked|want|mention)|(?:das |davon )?hab(?:e)? ich (?:nie|nicht|nix|nichts)|ich hab(?:e)? (?:das |davon )?(?:nie|nicht|nix|nichts)|я (?:такого |цього |про це )?не (?:казав|казала|просив|просила)|я (?:такого |этого |про это )?не (?:говорил|говорила|просил|просила))(?!\p{L})/giu;
