import { findIntents } from './find-intents.ts';
import { type Heard, NO_CALL } from './hear.ts';
import type { Intent } from './intents.data.ts';
import { STUDIO_TOPICS } from './studio-topics.data.ts';

/** The intents of what is left of a message, those of safety of the whole, and those that the reading is sure of. */
export function intentsOf(
  text: string,
  { left, acts, clearActs, carWords, compared, topics, works }: Heard,
): Set<Intent> {
  const isComparing = compared.length > 1;
  const intents = findIntents(left.replace(THAN_EXPECTED, ' ').replace(WHAT_IT_MAKES, ' how much in total '));
  if (left !== text)
    for (const intent of findIntents(text))
      if (SAFETY.has(intent) || (intent === 'greet' && acts.has('greet'))) intents.add(intent);
  for (const [act, intent] of BY_ACT) if (acts.has(act)) intents.add(intent);
  // "A polish and the chain I don't need" speaks of a car; words of harm are heard all the same.
  if (
    (works.length > 0 || !OF_ONESELF.test(text)) &&
    acts.has('selfharm') &&
    !findIntents(text).has('selfHarm')
  )
    intents.delete('selfHarm');
  for (const [act, intent] of BY_CLEAR_ACT) if (clearActs.has(act)) intents.add(intent);
  if (NO_CALL.test(text)) for (const intent of CALLS) intents.delete(intent);
  if (FOR_NOW.test(text)) intents.delete('bye');
  if (NO_PERSON.test(text)) intents.delete('person');
  if (CHEAP.test(left)) intents.add('cheaper');
  // What is wrong with a car that is named is what it comes for.
  if (acts.has('complaint') && carWords === null) intents.add('complaint');
  // Whoever complains neither haggles nor jokes, though the words may be the same.
  if (acts.has('complaint')) for (const intent of MISHEARD) intents.delete(intent);
  if (acts.has('ask.advice') && isComparing) intents.add('difference');
  // "Two different cars" compares nothing.
  if (OTHER_CARS.test(text)) intents.delete('difference');
  // "Which bookings do I have" asks for none.
  if (acts.has('ask.mybooking')) for (const intent of NEW_BOOKING) intents.delete(intent);
  // A question of the studio's own that was not borne out leaves the words to whom they belong.
  const isAsked = isAsking(acts) && (topics.length > 0 || ![...acts].some((act) => STUDIO_TOPICS.has(act)));
  for (const [intent, supports] of SUPPORTED)
    if (isAsked && !supports.some((act) => acts.has(act))) intents.delete(intent);
  return intents;
}

/** "Телефон давать не хочу пока": for now, and no farewell. */
const FOR_NOW =
  /(?<!\p{L})(?:не|без|только|лишь|так|оставим|оставлю)(?:\s\p{L}+){0,3}\s(?!все\s|всё\s)\p{L}+\sпока\s*[.!]*$/iu;

/** "How much does that make it?" asks for the sum, and makes nothing else of the order. */
const WHAT_IT_MAKES =
  /(?<!\p{L})(?:how much|what)(?:['’]?s| is| does| would| will| do)? (?:that|it|this|all that) (?:all )?make (?:it|that|the total)(?!\p{L})/giu;

/** "Cheaper than I thought" compares a price with a fear, and asks for no other one. */
const THAN_EXPECTED =
  /(?<!\p{L})\p{L}+\s(?:than|als|ніж|чем)\s(?:(?:i|i['’]d|i had|we|ich|wir|я|мы|ми)\s)?(?:thought|expected|feared|gedacht|erwartet|befürchtet|дума[вл]\p{L}*|очікува\p{L}*|ожидал\p{L}*|предполагал\p{L}*|боя[вл]\p{L}*)(?!\p{L})/giu;

/** Cars that are not one and the same. */
const OTHER_CARS =
  /(?<!\p{L})(?:different (?:cars?|vehicles?|vans?)|verschiedene[nr]? (?:autos?|wagen|fahrzeuge?)|різн(?:і|их) (?:машин\p{L}*|авт\p{L}*)|разн(?:ые|ых) (?:машин\p{L}*|авт\p{L}*|тачк\p{L}*))(?!\p{L})/iu;

/** Nobody speaks of harm without a word of oneself, of life or of an end: "no headliner, I don't need it" has none. */
const OF_ONESELF =
  /(?<!\p{L})(?:my ?self|me|life|liv\p{L}*|die|dying|dead|death|kill\p{L}*|suicid\p{L}*|end|ending|anymore|any more|around|gone|wake|hurt\p{L}*|cut\p{L}*|bridge|pills|mich|mir|leben\p{L}*|sterb\p{L}*|tot|tod|töten|ende|schluss|aufwach\p{L}*|nimmer|mehr|sinn|brücke|себ\p{L}*|соб\p{L}*|мене|меня|мені|мне|жит\p{L}*|жиз\p{L}*|умер\p{L}*|умир\p{L}*|смерт\p{L}*|помер\p{L}*|вмер\p{L}*|кін\p{L}*|конец|конч\p{L}*|прок\p{L}*|просн\p{L}*|больше|більше|сил|сенс\p{L}*|смысл\p{L}*|мост\p{L}*|міст|таблет\p{L}*)(?!\p{L})/iu;

/** "In the cheap film", in the cases and genders the languages have. */
const CHEAP =
  /(?<!\p{L})(?:(?:сам|най)\p{L}*\s?деш[её]в\p{L}*|деш[её]в(?:ая|ой|ою|ый|ое|а|ої|ий)|cheap (?:film|tint|wrap|one)|(?:günstig|billig)(?:e|en|er|em|es)?\s(?:folie|tönung|variante|version))(?!\p{L})/iu;

/** "I need no person for that": the word alone calls nobody. */
const NO_PERSON =
  /(?<!\p{L})(?:(?:no|don['’]?t) need (?:for )?(?:a |an |any )?(?:person|human|operator|manager)|(?:brauch\p{L}*|will) (?:ich )?keinen? (?:menschen|mitarbeiter)|(?:не (?:треба|потріб\p{L}*|надо|нуж\p{L}*)) (?:людин\p{L}*|человек\p{L}*|оператор\p{L}*|менеджер\p{L}*|мастер\p{L}*))(?!\p{L})/iu;

function isAsking(acts: ReadonlySet<string>): boolean {
  return [...acts].some((act) => act.startsWith('ask.'));
}

/** Intents whose words belong to other questions too: where such a question was surely read, it alone counts. */
const SUPPORTED: readonly (readonly [Intent, readonly string[]])[] = [
  ['hours', ['ask.hours', 'ask.free', 'ask.other']],
  ['address', ['ask.address', 'ask.contact', 'ask.other']],
  ['haggle', ['ask.discount', 'inject', 'ask.price', 'ask.other']],
];

const SAFETY: ReadonlySet<Intent> = new Set(['selfHarm', 'deleteData', 'inject', 'otherClients', 'person']);

const BY_ACT: readonly (readonly [string, Intent])[] = [
  ['person', 'person'],
  ['callback', 'callMe'],
  ['ask.price', 'price'],
  ['ask.mybooking', 'myBooking'],
  ['ask.difference', 'difference'],
  ['ask.free', 'free'],
  ['yes', 'yes'],
  // Safety has its own words; whoever says it in others is heard as well.
  ['selfharm', 'selfHarm'],
];

/** What people ask in so many words that no list of phrases holds them. */
const BY_CLEAR_ACT: readonly (readonly [string, Intent])[] = [
  ['greet', 'greet'],
  ['ask.hours', 'hours'],
  ['ask.address', 'address'],
  ['ask.contact', 'studioPhone'],
  ['ask.bot', 'bot'],
  ['ask.languages', 'speak'],
  ['ask.duration', 'duration'],
  ['spam', 'advert'],
];

const CALLS: readonly Intent[] = ['callMe', 'person'];

const NEW_BOOKING: readonly Intent[] = ['book', 'free'];

const MISHEARD: readonly Intent[] = ['haggle', 'offTopic'];
