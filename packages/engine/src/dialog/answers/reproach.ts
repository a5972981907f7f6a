/** "Do you hear me?", "вы читаете вообще?": it asks for attention, and nobody of the studio has to answer it. */
export function isReproach(said: string): boolean {
  return REPROACH.test(said.trim());
}

const REPROACH =
  /^[\s,]*(?:(?:hello|hey|hallo|алло|алё|ало|ау|слушайте|послухайте|слухайте)[\s,!?]*)?(?:(?:do|can|are|r) (?:you|u|y['’]?all)(?: (?:even|guys|actually|ever))? (?:hear|hearing|read|reading|listen|listening|understand|there|awake|serious|kidding)(?: (?:me|this|that|what (?:i|im|i['’]?m) \p{L}+|my messages?|at all))*|(?:hört|hörst|lest|liest|versteht|verstehst|hören|lesen|verstehen) (?:ihr|du|sie)(?: (?:mich|mir|überhaupt|eigentlich|das|zu|was ich \p{L}+|mit))*|(?:seid|bist|sind) (?:ihr|du|sie) (?:noch |überhaupt )?(?:da|wach)|(?:(?:вы|ты|ви|ти) )?(?:(?:меня|мене|мне|мені) )?(?:вообще |взагалі |хоть |хоч )?(?:(?:меня|мене) )?(?:слышите|слышишь|слушаете|читаете|читаешь|понимаете|чуєте|чуєш|слухаєте|розумієте|тут|здесь)(?: (?:меня|мене|вообще|взагалі|что я \p{L}+|що я \p{L}+))*)[\s?!.)]*$/iu;
