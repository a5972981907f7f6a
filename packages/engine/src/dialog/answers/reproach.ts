/** "Do you hear me?", "huh?", "why both?", "where did the lamps go?", "вы читаете вообще?": it asks for attention or corrects us, and nobody of the studio has to answer it. */
export function isReproach(said: string): boolean {
  return [REPROACH, HUH, WHY_BOTH, WHERE_GONE, HOW_OFTEN].some((words) => words.test(said.trim()));
}

const REPROACH =
  /^[\s,]*(?:(?:hello|hey|hallo|алло|алё|ало|ау|слушайте|послухайте|слухайте)[\s,!?]*)?(?:(?:do|can|are|r) (?:you|u|y['’]?all)(?: (?:even|guys|actually|ever))? (?:hear|hearing|read|reading|listen|listening|understand|there|awake|serious|kidding)(?: (?:me|this|that|what (?:i|im|i['’]?m) \p{L}+|my messages?|at all))*|(?:hört|hörst|lest|liest|versteht|verstehst|hören|lesen|verstehen) (?:ihr|du|sie)(?: (?:mich|mir|überhaupt|eigentlich|das|zu|was ich \p{L}+|mit))*|(?:seid|bist|sind) (?:ihr|du|sie) (?:noch |überhaupt )?(?:da|wach)|(?:(?:вы|ты|ви|ти) )?(?:(?:меня|мене|мне|мені) )?(?:вообще |взагалі |хоть |хоч )?(?:(?:меня|мене) )?(?:слышите|слышишь|слушаете|читаете|читаешь|понимаете|чуєте|чуєш|слухаєте|розумієте|тут|здесь)(?: (?:меня|мене|вообще|взагалі|что я \p{L}+|що я \p{L}+))*)[\s?!.)]*$/iu;

const HUH =
  /^\W*(?:(?:stop|wait|moment|halt|стоп|подожди(?:те)?|зачекай(?:те)?)\W+)?(?:hä+|häh|huh|eh|what|wtf|pardon|excuse me|was|wie bitte|wie jetzt|шо|що|в смысле|в сенсі|что|чего|чё|как это|як це|как так|як так)\s*[?!]+\W*$/iu;

/** What stands twice was meant once. */
const WHY_BOTH =
  /(?<!\p{L})(?:why|how come|wieso|warum|weshalb|wozu|зачем|почему|отчего|откуда|навіщо|нащо|чому|чого|звідки)\s[^?.!]{0,40}?(?<!\p{L})(?:both|two|twice|three|double|again|beide[ns]?|zwei|zweimal|doppelt|drei|schon wieder|wieder|обидв\p{L}*|дві|два|двічі|три|знову|обе|оба|две|дважды|опять|снова)(?!\p{L})|(?<!\p{L})(?:обе|две|два|оба|дві|обидв\p{L}*)\s[^?.!]{1,30}\s(?:зачем|почему|навіщо|нащо|чому)(?!\p{L})/iu;

/** What was wanted is gone. */
const WHERE_GONE =
  /(?<!\p{L})(?:where (?:did|have|has)\s[^?.!]{1,40}\s(?:go|gone|disappear\p{L}*)|where (?:are|is|s) (?:the|my)\s[^?.!]{1,30}(?:now|gone)|wo (?:ist|sind)\s[^?.!]{1,40}\s(?:hin|geblieben|jetzt)|wo bleib\p{L}*|(?:де|куди)\s[^?.!]{0,30}(?:ділис\p{L}*|діл[аио]\p{L}*|дів\p{L}*|поділ\p{L}*|зник\p{L}*)|(?:где|куда)\s[^?.!]{0,30}(?:делис\p{L}*|дел[аио]\p{L}*|делся|подевал\p{L}*|пропал\p{L}*))(?!\p{L})/iu;

/** It was said before. */
const HOW_OFTEN =
  /^\W*(?:how (?:many times|often) (?:do|must|should) i|wie oft (?:noch|muss|soll)|(?:сколько|скільки) (?:можно|можна|раз|разів)\s(?:\p{L}+\s)?(?:повтор|говори|каза|писа|ждать|чекати|объясн|поясн)\p{L}*)/iu;
