/** Work put right is asked for, and that can only be work of the studio's own. */
export const REWORK_DEMANDED =
  /(?<!\p{L})(?:(?:verlang\p{L}*|forder\p{L}*|möchte|will|erwart\p{L}*|bitte um|brauche)\s(?:\p{L}+\s){0,3}nachbesser\p{L}*|(?:need|want|demand|expect)\s(?:it|this|that|you|my \p{L}+)\s(?:to\s(?:be\s)?)?(?:put right|fix(?:ed)? under (?:the )?(?:warranty|guarantee)|redo(?:ne)? under (?:the )?(?:warranty|guarantee))|(?:требую|вимагаю)\s(?:\p{L}+\s){0,2}(?:переделать|исправить|переклеить|устранить|переробити|виправити|переклеїти|усунути))(?!\p{L})/iu;

/** What film and coating do when they fail. */
export const DEFECT_WORDS =
  /(?<!\p{L})(?:(?:löst|lösen|hebt|heben|schält|rollt)\s(?:\p{L}+\s){0,3}sich|sich\s(?:\p{L}+\s){0,4}(?:löst|lösen|ab|gelöst)|abgelöst|ab(?:geht|gegangen|blätter\p{L}*|steht)|blätter\p{L}*|blasen|bläschen|peel\p{L}*|bubbl\p{L}*|lifting|lifted|(?:coming|came|comes|come) (?:off|away|loose)|crack(?:ed|ing)|відкле\p{L}*|відстає|відстала|відійшла|відходить|відшар\p{L}*|злазить|злізла|бульбаш\p{L}*|пухир\p{L}*|відпала|откле\p{L}*|отста[её]т|отстала|отош\p{L}*|отходит|отсла\p{L}*|слазит|слезла|слезает|пузыр\p{L}*|отпала|отвал\p{L}*)(?!\p{L})/iu;

/** A right to have it mended. */
export const RIGHT_WORDS =
  /(?<!\p{L})(?:nachbesser\p{L}*|gewährleistung\p{L}*|garantie\p{L}*|reklam\p{L}*|mangel|mängel\p{L}*|beanstand\p{L}*|kulanz|warrant\p{L}*|guarantee\p{L}*|put (?:it )?right|гаранті\p{L}*|гаранти\p{L}*|рекламац\p{L}*|претенз\p{L}*)(?!\p{L})/iu;

/** A defect that is only thought of. */
export const SUPPOSED =
  /(?<!\p{L})(?:wenn|falls|gegen|if|against|should it|якщо|раптом|проти|если|вдруг|против)(?!\p{L})/iu;

/** The work is the studio's own. */
export const OWN_WORK =
  /(?<!\p{L})(?:(?:your|eure|euere|ihre)\s(?:\p{L}+\s)?(?:film|tint|wrap|work|folie|tönung|folierung|arbeit|coating|versiegelung)|(?:ваш\p{L}?|вашої|вашей)\s(?:\p{L}+\s)?(?:плівк\p{L}*|пл[её]нк\p{L}*|тонуван\p{L}*|тонировк\p{L}*|робот\p{L}*|работ\p{L}*)|you\s(?:guys\s)?(?:did|applied|tinted|wrapped|installed)|(?:film|tint|wrap|it)\syou\s(?:guys\s)?put|von (?:euch|ihnen)|bei (?:euch|ihnen)\s(?:\p{L}+\s){0,2}(?:gemacht|machen lassen|getönt|foliert|bekommen)|у вас\s(?:\p{L}+\s){0,2}(?:делал|робил|робив|клеил|клеїл|клеїв|тонировал|тонувал|тонував)\p{L}*|(?:делал|робил|робив|клеил|клеїл|клеїв|тонировал|тонувал|тонував)\p{L}*\s(?:\p{L}+\s){0,2}у вас|(?:вы|ви)\s(?:\p{L}+\s){0,2}(?:клеил|клеїл|делал|робил|тонировал|тонувал|поклеил|поклеїл|наклеил|наклеїл)\p{L}*)(?!\p{L})/iu;
