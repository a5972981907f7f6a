import { findIntents } from '../../understanding/find-intents.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { ADVICE } from '../advise/aims.data.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { isOfOldFilm } from './is-of-old-film.ts';

/** Words of damage in a question for a price are about the car, not about the studio. */
export function isComplaint({ intents, text, acts }: Understanding): boolean {
  const isBad = BAD_RESULT.test(text) || acts.has('tell.condition') || acts.has('complaint');
  if (NOT_OURS.test(text) && !BEEN_HERE.test(text)) return false;
  if (isOfOldFilm(text) && !BEEN_HERE.test(text) && !CLAIMS.test(text)) return false;
  if (CLAIMS.test(text) || (BEEN_HERE.test(text) && BAD_RESULT.test(text) && !text.includes('?')))
    return true;
  const isUpset = intents.has('complaint') || (BEEN_HERE.test(text) && isBad);
  if (!isUpset || intents.has('price') || intents.has('free')) return false;
  // "It stinks terribly, what would you suggest?" is about the car.
  if (ADVICE.test(text) && !BEEN_HERE.test(text)) return false;
  // Whoever tells which car it is has not been here with it yet.
  if (acts.has('tell.car') && !acts.has('complaint') && !BEEN_HERE.test(text)) return false;
  // "The appointment last week was …" speaks of a booking and wants none.
  return !intents.has('book') || intents.has('myBooking') || PAST.test(text);
}

/** Nothing was done yet that somebody who is about to book could complain of, unless in so many words. */
export function isStillBuying({ state }: Draft, { text }: Understanding, { calendar }: Context): boolean {
  if (state.wished.length === 0 || state.booked || calendar.own.length > 0) return false;
  return !BEEN_HERE.test(text) && !CLAIMS.test(text) && !findIntents(text).has('complaint');
}

/** Said in so many words. */
export const CLAIMS =
  /(?<!\p{L})(?:reklamation|beschwerde|complaint|рекламац\p{L}*|претензі\p{L}*|претензи\p{L}*)(?!\p{L})/iu;

/** Damage that somebody else did, and who says so outright. */
const NOT_OURS =
  /(?<!\p{L})(?:someone|somebody|car park|keyed|jemand|parkplatz|not complaining|(?:not a|no) complaint|keine (?:beschwerde|reklamation)|beschwere mich nicht|хтось|у дворі|на парков\p{L}*|на стоянц\p{L}*|не скарж\p{L}*|не скарга|не претензі\p{L}*|кто-то|кто то|во дворе|на стоянке|не жалу\p{L}*|не жалоба|не претензи\p{L}*)(?!\p{L})/iu;

/** "No thanks, I am waiting for the call" complains of nothing. */
export const GLAD_TO_WAIT =
  /^\s*(?:no thanks|no thank you|ok|okay|fine|nee danke|nein danke|gut|alles klar|ні,? дякую|добре|гаразд|нет,? спасибо|хорошо|ладно)(?!\p{L})/iu;

/** Nobody called, or a call is still waited for. */
export const KEPT_WAITING =
  /(?<!\p{L})(?:никто|ніхто|так и|так і)(?:\s\p{L}+){0,3}\sне (?:перезвон|позвон|передзвон|подзвон|зателефон|ответ|відпов)\p{L}*|(?<!\p{L})(?:жду|чекаю|warte\p{L}*|waiting)(?:\s\p{L}+){0,5}\s(?:звон\p{L}*|дзвін\p{L}*|rückruf|anruf|call|callback)(?!\p{L})|(?<!\p{L})(?:rückruf|anruf)\s(?:warte\p{L}*|ausgeblieben|nie)/iu;

/** Words of somebody whose car has been at the studio. */
export const BEEN_HERE =
  /(?<!\p{L})(?:забрал\p{L}? (?:машину|авто|тачку)|забра[вл]\p{L}? (?:вчора|машину|авто)|picked (?:it|my car|the car) up|picked up (?:my|the) car|(?:auto|wagen) abgeholt|(?:тому|у вас) (?:\p{L}+ ){0,2}(?:робив|робила|робили|мив|мила|був|була)|(?:назад|у вас) (?:\p{L}+ ){0,2}(?:делал|делала|делали|мыл|мыла|был|была)|(?:делал|робив)\p{L}* у вас|after your|you (?:(?:guys )?did|cleaned|washed|tinted|polished|wrapped)|(?:had|got) (?:it|this|my \p{L}+) (?:done|cleaned|tinted|polished)|nach eure[rm]|seit (?:dem|meinem|eurem|ihrem) (?:termin|besuch)|since (?:the|my|your) (?:visit|appointment|clean|detail|valet)|після (?:вашої|вашого|візиту|вас)|после (?:вашей|вашего|визита|вас)|bei (?:euch|ihnen) (?:war|gewesen|machen)|bei (?:euch|ihnen) (?:\p{L}+ ){0,3}lassen|ihr habt['’]?s? (?:mir|uns|mia|ma)|war(?:en)? (?:\p{L}+ ){0,4}bei (?:euch|ihnen)|(?:was|came|been) (?:\p{L}+ ){0,4}(?:at yours|at your (?:place|shop|studio)|with you|to you)|(?:был|була?|був|были|були)\p{L}? (?:\p{L}+ ){0,3}(?:у вас|в вас)|(?:вы|ви) (?:мне|мені|нам) |hatte[nt]? (?:\p{L}+ ){0,4}termin bei (?:euch|ihnen)|habt ihr (?:gemacht|gereinigt|getönt|poliert))(?!\p{L})/iu;

/** What is wrong with the work: a smell, dirt or film that should be gone or hold. */
const BAD_RESULT =
  /смерд|воня|riecht|пахне|пахнет|нудить|тошнит|все ще|досі|все ещ[её]|до сих пор|снова|знову|stink|still (?:smell|dirty|there)|smells|immer noch|schon wieder|ab(?:geht|blättert)|(?:blättert|löst sich|geht) (?:schon |wieder )*ab|peel|bubbl|мокр|волог|soaking|klatschnass|streak|swirl|not impressed|lifting|bläschen|blasen|schlieren|бульбаш|пузыр|розвод|развод|відклеї|отклеи|відстає|отстаёт|отстает|бруд|гряз/iu;

const PAST =
  /(?<!\p{L})(?:was|were|had|last|yesterday|hatte[nt]?|war|waren|wurde|letzte[nrsm]?|gestern|був|була|було|були|минул\p{L}*|вчора|был|была|было|были|прошл\p{L}*|вчера)(?!\p{L})/iu;
