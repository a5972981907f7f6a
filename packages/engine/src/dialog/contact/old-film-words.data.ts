/** Film that is old, of an owner before or of another shop: nobody complains of the studio's own work so. */
export const OLD_FILM =
  /(?<!\p{L})(?:(?:old|existing|previous|factory)\s(?:\p{L}+\s){0,2}(?:film|tint|wrap|vinyl|ppf|foil|coating|stickers?)|(?:film|tint|wrap|vinyl|ppf)\s(?:\p{L}+\s){0,3}(?:old|there already|already (?:on|there)|from (?:before|the dealer)|on it when i (?:bought|got))|alt(?:e[nrsm]?|)\s(?:\p{L}+\s){0,2}\p{L}*(?:folie\p{L}*|tönung\p{L}*|folierung\p{L}*|aufkleber\p{L}*|versiegelung\p{L}*)|(?:folie|tönung|folierung)\s(?:\p{L}+\s){0,3}(?:alt|uralt)|стар\p{L}*\s(?:\p{L}+\s){0,2}(?:плівк\p{L}*|пл[её]нк\p{L}*|тонуван\p{L}*|тонір\p{L}*|тонир\p{L}*|винил\p{L}*|вініл\p{L}*|наклейк\p{L}*|наліпк\p{L}*|оклейк\p{L}*)|(?:плівк|пл[её]нк|тонуван|тонір|тонир)\p{L}*\s(?:\p{L}+\s){0,3}(?:стар(?:а|ая|е|ое|у|ую)|заводськ\p{L}*|заводск\p{L}*))(?!\p{L})/iu;

/** Whoever had the car before, or whoever else worked on it. */
export const OF_OTHERS =
  /(?<!\p{L})(?:(?:previous|last|old|former|first) owners?|(?:other|another|different) (?:shop|place|garage|studio|company|guy)|somewhere else|elsewhere|when i bought|came with the car|vorbesitzer\p{L}*|(?:vorige[rn]?|letzte[rn]?|alte[rn]?|frühere[rn]?) (?:vor)?besitzer\p{L}*|ander(?:e[nrsm]?|n) (?:laden|firma|werkstatt|studio|betrieb|bude)|woanders|anderswo|so gekauft|(?:попередн|минул|колишн|старого?)\p{L}*\s?(?:власник|хазяї|господар)\p{L}*|інш(?:ій|ої|ого|ому|а|ий) (?:майстерн|студі|фірм|місц|контор|сервіс)\p{L}*|деінде|не у вас|не ви робили|(?:прошл|предыдущ|бывш|прежн|стар)\p{L}* (?:хозя|владел)\p{L}*|друг(?:ой|ом|ого|ая) (?:мастерск|студи|фирм|мест|контор|сервис)\p{L}*|не вы (?:делали|клеили))(?!\p{L})/iu;

/** What is on the car is to come off. */
export const TO_COME_OFF =
  /(?<!\p{L})(?:(?:take|taken|taking|strip|stripped|peel|pull|get|come) (?:it |that |this |the old (?:one|film|tint) )?off|(?:needs?|to|please|want it|be) (?:be )?remov(?:e|ed|ing)|(?:muss|müsste|soll|sollte|müssen|bitte)\s(?:\p{L}+\s){0,6}(?:runter|ab|weg|raus|entfernt|abgemacht|abgezogen|abziehen|abmachen|entfernen)|(?:треба|потрібно|хочу|можна|можете|ще)\s(?:\p{L}+\s){0,5}(?:зняти|здерти|зірвати|відклеїти|прибрати)|(?:зняти|здерти|зірвати)\s(?:\p{L}+\s){0,4}(?:треба|потрібно|плівк\p{L}*|тоніров\p{L}*)|(?:надо|нужно|хочу|можно|можете|ещ[её])\s(?:\p{L}+\s){0,5}(?:снять|содрать|сорвать|отклеить|убрать)|(?:снять|содрать|сорвать)\s(?:\p{L}+\s){0,4}(?:надо|нужно|пл[её]нк\p{L}*|тониров\p{L}*))(?!\p{L})/iu;

/** The studio is spoken to as the one that did it, or the work is told of as done. */
export const DONE_BY_US =
  /(?<!\p{L})(?:you\s(?:guys\s|lot\s|people\s)?(?:\p{L}+ed|did|put|took|left|stuck|made)|your (?:guys?|team|lads?|people|staff|technician)|(?:ihr|sie)\s(?:habt|haben)|(?:habt|haben)\s(?:ihr|sie)|hat (?:ihr|euer) (?:mitarbeiter|team|kollege)|von euch|(?:вы|ви)\s(?:\p{L}+\s){0,3}\p{L}+ли(?:ся|сь)?|\p{L}+ли у вас|у вас\s(?:\p{L}+\s){0,3}\p{L}+(?:ли|ла|л|в)|ваш(?:і|и|ого|его)? (?:майст\p{L}*|маст\p{L}*)|(?:сняли|зняли|содрали|здерли|removed|took off)\s(?:\p{L}+\s){0,3}(?:old|стар\p{L}*|плівк\p{L}*|пл[её]нк\p{L}*))(?!\p{L})/iu;

export const FILM =
  /(?<!\p{L})(?:film|tint|wrap|vinyl|ppf|\p{L}*foli\p{L}*|\p{L}*tönung\p{L}*|плівк\p{L}*|пл[её]нк\p{L}*|тон[іи]р\p{L}*|тонуван\p{L}*|в[іи]н[іи]л\p{L}*)(?!\p{L})/iu;
