/** There is one car, whatever was understood. */
export const ONE_CAR =
  /(?<!\p{L})(?:(?:only|just) (?:the |have |got |a )?(?:one|single) (?:car|vehicle)|(?:its|it['’]s|there['’]?s|there is|i (?:only |just )?have|i['’]ve) (?:only |just )?(?:got )?(?:one|a single) (?:car|vehicle)|(?:one|single) car(?: only|$|[!.,])|(?:nur|doch|bloß|hab\p{L}*|genau) ein(?:en|es|zig\p{L}*)? (?:auto|wagen|fahrzeug)|ein einziges auto|(?:авто|машина|автівка|тачка) (?:в мене |у мене |тільки |лише |у меня |всего |только |же |ж )*одн[аое]|(?:тільки |лише |только |всего |всього |у меня |у мене |в мене |це |это |же |ж )+одн[ауое] (?:машин[ау]|автівк[ау]|тачк[ау]|авто))(?!\p{L})/iu;

/** A car by its place among those talked about, and where it stands. */
export const NTH_CAR: readonly RegExp[] = [
  /(?<!\p{L})(?:first|1st|erste[nrs]?|перш[ауе]|перв(?:ую|ая|ой|ое)) (?:car|one|vehicle|auto|wagen|fahrzeug|машин\p{L}*|автівк\p{L}*|тачк\p{L}*|авто)(?!\p{L})/iu,
  /(?<!\p{L})(?:second|2nd|other|zweite[nrs]?|andere[nrs]?|друг[ауе]|інш[ауе]|втор(?:ая|ую|ой|ое)|друг(?:ая|ую|ой|ое)) (?:car|one|vehicle|auto|wagen|fahrzeug|машин\p{L}*|автівк\p{L}*|тачк\p{L}*|авто)(?!\p{L})/iu,
];

/** All that was understood so far is to be forgotten. */
export const START_OVER =
  /(?<!\p{L})(?:start(?:ing)? (?:over|again|afresh|from scratch)|from (?:scratch|the (?:beginning|start|top))|once (?:again|more) from the (?:top|start)|(?:noch ?mal |nochmals |ganz )?von (?:vorne?|anfang an|neuem)|(?:fangen|fang) (?:wir |ich )?(?:noch ?mal )?(?:neu|von)|(?:давай\p{L}* |почн\p{L}* |ще раз )(?:все )?(?:спочатку|заново|з початку|з нуля)|(?:давай\p{L}* |начн\p{L}* |ещ[её] раз )(?:вс[её] )?(?:сначала|заново|с начала|с нуля))(?!\p{L})/iu;
