/** Work that was done already, told as a story: "was washed yesterday", "erst gewaschen", "вчора мив", "с мойки". */
export const HISTORY = [
  /(?<!\p{L})(?<!(?:want|like|need) it )(?:was|were|been|being|had (?:it|her|the car)|got (?:it|her)|i|we|ive|i've|just|freshly|already|recently|only)\s(?:(?:just|already|only|freshly|recently|actually|even)\s)*(?:washed|cleaned|valeted|hoovered|vacuumed|polished|waxed|detailed)(?!\p{L})(?:\s(?:it|her|the car|my car|it myself|myself))?(?:\s(?:yesterday|today|this (?:morning|week)|last (?:week|month|night)|on \p{L}+day))?/iu,
  /(?<!\p{L})(?:back |straight |fresh |just |picked (?:it|the car|her) up )*from (?:the|a|its) (?:car ?)?wash(?!\p{L})(?:\s(?:yesterday|today|this (?:morning|week)|last (?:week|month|night)|on \p{L}+day))?/iu,
  /(?<!\p{L})(?:gestern|vorgestern|heute|gerade|frisch|erst|schon|vorhin|eben|neulich|bereits|selbst|selber|hab|habe|haben|hatte|wurde|war|ist)(?:\s\p{L}+){0,4}?\s(?:gewaschen|geputzt|gereinigt|gesaugt|poliert|aufbereitet)(?!\p{L}|\s+(?:werden|haben|bekommen|sein|wird|wissen))/iu,
  /(?<!\p{L})(?:aus|von|in|nach) (?:der|einer) (?:auto)?(?:waschanlage|waschstra(?:ß|ss)e|wäsche)(?!\p{L})/iu,
  /(?<!\p{L})(?<!(?:щоб|чтобы|чтоб|аби)(?:\s\p{L}+){0,3}\s)(?:по|ви|вы|пере|про)?(?:мив|мила|мили|мився|милася|мыл|мыла|мыли|чистив|чистила|чистили|чистил|полірува(?:в|ла|ли)|полирова(?:л|ла|ли)|пилососи(?:в|ла|ли)|пылесоси(?:л|ла|ли))(?!\p{L}|\s(?:б|би|бы)(?!\p{L}))/iu,
  /(?<!\p{L})(?:з|із|зі|с|со|после|після) (?:авто)?(?:мийки|мойки)(?!\p{L})/iu,
].map((pattern) => new RegExp(pattern.source, 'giu'));

/** "The back glass — leave it", "заднє не чіпати": the word before is not wanted. */
export const DENIED_BEFORE =
  /(?<!\p{L})\p{L}{3,}(?:\s\p{L}{3,})?\s+(?:не\s+(?:чіпа\p{L}*|чіпай\p{L}*|трога\p{L}*|трогай\p{L}*|рухай\p{L}*|треба|надо|нуж\p{L}*|потріб\p{L}*)|(?:bleibt|lassen) (?:wie (?:es|sie) ist|so)|nicht (?:anfassen|nötig)|(?:can|may) stay(?: as it is)?|leave (?:it )?alone)(?!\p{L})/giu;
