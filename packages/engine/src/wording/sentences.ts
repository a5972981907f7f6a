import type { EngineLanguage } from '../facts.ts';
import { CHOICES_EN, SENTENCES_EN } from './languages/english.data.ts';
import { CHOICES_DE, SENTENCES_DE } from './languages/german.data.ts';
import { CHOICES_RU, SENTENCES_RU } from './languages/russian.data.ts';
import { CHOICES_UA, SENTENCES_UA } from './languages/ukrainian.data.ts';

/** Every sentence the assistant can say, by its name. */
export type SentenceKey =
  | 'quoteOne'
  | 'quoteMany'
  | 'mayChange'
  | 'options'
  | 'compare'
  | 'cheaper'
  | 'noCheaper'
  | 'whichZone'
  | 'whichMaterial'
  | 'askZone'
  | 'askMaterial'
  | 'askCar'
  | 'askBody'
  | 'askService'
  | 'askServiceToBook'
  | 'askWhich'
  | 'services'
  | 'notOnList'
  | 'nearest'
  | 'gap'
  | 'gapOffers'
  | 'ownerAsked'
  | 'inviteBooking'
  | 'extra'
  | 'soldApart'
  | 'slotFree'
  | 'slotKept'
  | 'askName'
  | 'askNameAndPhone'
  | 'askPhone'
  | 'confirm'
  | 'stillConfirm'
  | 'booked'
  | 'bookedWhere'
  | 'bookedChange'
  | 'notBooked'
  | 'offer'
  | 'offerInstead'
  | 'offerFirst'
  | 'nothingFree'
  | 'timePast'
  | 'timeTooFar'
  | 'dayClosed'
  | 'hourClosed'
  | 'timeTaken'
  | 'dayFull'
  | 'partFull'
  | 'dayTooShort'
  | 'overNight'
  | 'partNotOnList'
  | 'ownBooking'
  | 'slotGone'
  | 'leadName'
  | 'leadTaken'
  | 'moveWhen'
  | 'moveConfirm'
  | 'moved'
  | 'delayNoted'
  | 'cancelConfirm'
  | 'cancelled'
  | 'kept'
  | 'tooLate'
  | 'planDropped'
  | 'noBookingFound'
  | 'askOwnName'
  | 'person'
  | 'personLater'
  | 'personPhone'
  | 'complaint'
  | 'crisis'
  | 'deleteData'
  | 'noTricks'
  | 'noDiscount'
  | 'listPriceHolds'
  | 'askOwnerDiscount'
  | 'backToCars'
  | 'iAmBot'
  | 'speaks'
  | 'noOtherClients'
  | 'script'
  | 'hours'
  | 'dayHours'
  | 'address'
  | 'contact'
  | 'unknownFact'
  | 'duration'
  | 'durationOfWhat'
  | 'separateServices'
  | 'noPrices'
  | 'contactWanted'
  | 'contactTaken'
  | 'contactTakenPlain'
  | 'bye'
  | 'seeYou'
  | 'thanks'
  | 'offTopic'
  | 'noProblem'
  | 'hello'
  | 'anythingElse'
  | 'nameNoted'
  | 'numberNoted'
  | 'askNumber'
  | 'sameAgain'
  | 'callPromised'
  | 'topicOpen'
  | 'stillOpen'
  | 'personKnows'
  | 'askGuess'
  | 'notUnderstood'
  | 'clarify'
  | 'tintLawDE'
  | 'tintLawUA';

export type ChoiceKey = 'person' | 'yes' | 'right' | 'otherTime' | 'book' | 'price' | 'cancel' | 'keep';

/** Each sentence in one or more wordings; words in braces are filled in. */
export type Sentences = Readonly<Record<SentenceKey, readonly [string, ...string[]]>>;
export type Choices = Readonly<Record<ChoiceKey, string>>;

export const SENTENCES: Record<EngineLanguage, Sentences> = {
  EN: SENTENCES_EN,
  DE: SENTENCES_DE,
  UA: SENTENCES_UA,
  RU: SENTENCES_RU,
};
export const CHOICES: Record<EngineLanguage, Choices> = {
  EN: CHOICES_EN,
  DE: CHOICES_DE,
  UA: CHOICES_UA,
  RU: CHOICES_RU,
};
