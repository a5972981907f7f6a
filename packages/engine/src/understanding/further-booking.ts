/** "Another booking", "the second one at ten, too": a visit of its own is wanted, and the one that stands is left where it is. */
export function wantsFurtherBooking(text: string): boolean {
  return A_FURTHER_ONE.test(text) || THE_SECOND.test(text) || SOMEBODY_AT.test(text);
}

const A_FURTHER_ONE =
  /(?<!\p{L})(?:(?:another|a second|second|one more|a further|a separate|separate|an additional|an extra) (?:booking|appointment|slot|visit)|noch (?:ein|einen|nen|n) (?:weiteren |zweiten )?(?:termin|buchung|slot)|(?:zweite|weitere|zusätzliche|separate|extra)[nrs]? (?:termin|buchung)|ще (?:один|одненький) (?:запис|візит|час)|ще (?:запис|візит)|(?:другий|додатковий|окремий) (?:запис|візит)|ещ[её] (?:одн[ау] )?(?:запись|визит)|ещ[её] один визит|(?:втор(?:ую|ая)|дополнительн(?:ую|ая)|отдельн(?:ую|ая)) запись|второй визит)(?!\p{L})/iu;

/** The second car or thing is put down beside the first. */
const THE_SECOND =
  /(?<!\p{L})(?:(?:book|put down|put) (?:in )?(?:the |a )?second(?: one| car| van)?|(?:den|das|die) zweite[ns]?(?: \p{L}+)? (?:bitte )?(?:auch |noch |dann )?(?:ein ?tragen|buchen|um|auf)|друг(?:ий|у|е|ого|ої)(?: \p{L}+)?(?: теж| також)? (?:запиш\p{L}*|записуй\p{L}*)|(?:запиш\p{L}*|записуй\p{L}*)(?: теж| також| й| і| ще)? друг(?:ий|у|е)|втор(?:ой|ую|ое|ого)(?: \p{L}+)?(?: тоже| также)? (?:запиш\p{L}*|записыва\p{L}*)|(?:запиш\p{L}*|записыва\p{L}*)(?: тоже| также| и| ещ[её])? втор(?:ой|ую|ое)|(?:for|für|для) (?:the |das |die |den )?(?:second|zweite[ns]?|другої|другого|второй|второго) (?:car|van|auto|wagen|машини|авто|буса|машины))(?!\p{L})/iu;

/** "And my brother at two": somebody else comes at an hour of their own. */
const SOMEBODY_AT =
  /(?<!\p{L})(?:my (?:wife|husband|brother|sister|son|daughter|dad|mum|mom|friend|mate)|mein(?:e|en)? (?:frau|mann|bruder|schwester|sohn|tochter|vater|mutter|freund|freundin)|брата?|дружину|чоловіка|сестру|сина|доньку|тата|маму|друга|жену|мужа|сына|дочь|отца|подругу)\s(?:dann |then |теж |тоже |auch |bitte )?(?:at|um|gegen|о|об|на|в|к)\s\d{1,2}(?!\d|\.\d)/iu;
