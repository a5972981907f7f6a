import type { Understanding } from '../understanding/understand.ts';
import { suggest } from './advise/suggest.ts';
import { suggestBeside, suggestToBooked } from './advise/suggest-beside.ts';
import { tellsOnlyTrouble } from './advise/tells-only-trouble.ts';
import { answerPending } from './answer-pending.ts';
import { answerIncluded } from './answers/answer-included.ts';
import { answerOfOrder } from './answers/answer-of-order.ts';
import { answerQuestions } from './answers/answer-questions.ts';
import { answerTopics, tellTaught } from './answers/answer-topics.ts';
import { avoidRepeating } from './answers/avoid-repeating.ts';
import { withoutCondition } from './answers/condition-beside.ts';
import { confirmSum } from './answers/confirm-sum.ts';
import { isParting } from './answers/is-parting.ts';
import { noteBeside, passLeftQuestionsOn } from './answers/note-beside.ts';
import { noteNotIncluded } from './answers/note-not-included.ts';
import { withoutDoubleQuestion } from './answers/owed-duration.ts';
import { answerOwn, withoutOwnQuestions } from './answers/own-questions.ts';
import { passUnknownOn } from './answers/pass-unknown-on.ts';
import { answerLeft } from './answers/questions-left.ts';
import { repeatQuestion } from './answers/repeat-question.ts';
import { saySorry } from './answers/say-sorry.ts';
import { sayWeDo } from './answers/say-we-do.ts';
import { smallTalk } from './answers/small-talk.ts';
import { noteDiscounts, tellDiscounts } from './answers/tell-discounts.ts';
import { tellReady, tellReadyAfterAll } from './answers/tell-ready.ts';
import { warnOfFrontGlass } from './answers/tint-notice.ts';
import { unknownOnce } from './answers/unknown-once.ts';
import { asOneCar, startOver } from './basket/cars/as-one-car.ts';
import { priceOtherCar } from './basket/cars/price-other-car.ts';
import { startFurtherCar } from './basket/cars/start-further-car.ts';
import { missesLine, namesGoods } from './basket/edit-basket.ts';
import { noteFleet, settleFleet } from './basket/fleet.ts';
import { quoteMixedFleet } from './basket/mixed-fleet.ts';
import { withoutHourOfCode } from './basket/other-version.ts';
import { noteTwins, withinVisit } from './basket/twins.ts';
import { addByWord } from './booking/add-by-word.ts';
import { putAgain } from './booking/add-to-booked.ts';
import { keepAsBooked, staysBooked } from './booking/after-booking.ts';
import { asksOfWork } from './booking/asks-of-work.ts';
import { awayFromBooked } from './booking/away-from-booked.ts';
import { bookAsTold } from './booking/book-as-told.ts';
import { callOff } from './booking/call-off.ts';
import { changeBooked } from './booking/change-booked.ts';
import { changeOrderOfBooked } from './booking/change-order-of-booked.ts';
import { comeForLook } from './booking/come-for-look.ts';
import { confirmAndGoOn } from './booking/confirm-and-go-on.ts';
import { confirmComing } from './booking/confirm-coming.ts';
import { continueChange } from './booking/continue-change.ts';
import { fitBackBy } from './booking/fit-back-by.ts';
import { forgetDenied } from './booking/forget-denied.ts';
import { asHavingOne } from './booking/has-one-already.ts';
import { isOffer } from './booking/is-offer.ts';
import { keepTime } from './booking/keep-time.ts';
import { nameBookedCar } from './booking/name-booked-car.ts';
import { noteDelay } from './booking/note-delay.ts';
import { partFromBooked, waitForClient } from './booking/part-from-booked.ts';
import { sumUpAnew } from './booking/sum-up-anew.ts';
import { takeFurtherCar } from './booking/take-further-car.ts';
import { tellBooked } from './booking/tell-booked.ts';
import { tellIfBooked } from './booking/tell-if-booked.ts';
import { tellStanding } from './booking/tell-standing.ts';
import { tellVisits } from './booking/tell-visits.ts';
import { actOnVisit } from './booking/visits/act-on-visit.ts';
import { putVisitAgain } from './booking/visits/put-visit-again.ts';
import { withoutAskedYes } from './booking/without-asked-yes.ts';
import { withoutHourOfSum } from './booking/without-hour-of-sum.ts';
import { claimsDefect } from './contact/claims-defect.ts';
import { callQuietly, handOver } from './contact/hand-over.ts';
import { holdsHandoffWord } from './contact/holds-handoff-word.ts';
import { isCallback } from './contact/is-callback.ts';
import { BEEN_HERE, GLAD_TO_WAIT, isComplaint, isStillBuying, KEPT_WAITING } from './contact/is-complaint.ts';
import { nameOnce } from './contact/name-once.ts';
import { leaveNoteOut, noteContact, passRestOn } from './contact/note-contact.ts';
import { offerReach } from './contact/offer-reach.ts';
import { stayWithPerson } from './contact/stay-with-person.ts';
import { takeContact } from './contact/take-contact.ts';
import { askNumber, takeCallback, takeCallTime } from './contact/take-lead.ts';
import { takeReach } from './contact/take-reach.ts';
import { wantsCall } from './contact/wants-call.ts';
import { wantsPerson } from './contact/wants-person.ts';
import type { Context } from './context.ts';
import { type Draft, say } from './draft.ts';
import { askAboutChoice } from './offers/ask-about-choice.ts';
import { confirmWithout } from './offers/confirm-without.ts';
import { namesListPrice } from './offers/list-price.ts';
import { noteRefused } from './offers/note-refused.ts';
import { asksForAll, showAll } from './offers/overview.ts';
import { withoutSupposed } from './offers/suppose.ts';
import { tellPackage } from './offers/tell-package.ts';
import { tellParts } from './offers/tell-parts.ts';
import { tellSets } from './offers/tell-sets.ts';
import { isForBundle } from './order/bundles/take-bundles.ts';
import { changesOrder } from './order/changes-order.ts';
import { putOrdersAgain } from './order/doubt/put-orders-again.ts';
import { standUnanswered } from './order/doubt/stand-unanswered.ts';
import { judgeMessage } from './order/judge-message.ts';
import { actAsRuled } from './order/ruling/act-as-ruled.ts';
import { refuseOffer } from './refuse.ts';
import { sell } from './sell.ts';
import { takeChoice } from './take-choice.ts';
import { askMeaning } from './wish/ask-meaning.ts';
import { correctWish } from './wish/correct-wish.ts';
import { countUnclear } from './wish/count-unclear.ts';
import { heedList } from './wish/heed-list.ts';
import { keepPrevious } from './wish/keep-previous.ts';
import { letChoiceGo } from './wish/let-choice-go.ts';
import { areSameWishes } from './wish/same-wishes.ts';

/** Decides what to do with a message, and notices when it was not understood. */
export function decide(draft: Draft, heard: Understanding, context: Context): void {
  const before = draft.state;
  const priced = withoutHourOfSum(withoutAskedYes(heard, before), before, context);
  const agreed = withoutHourOfCode(withoutCondition(asHavingOne(priced, before), before), before, context);
  const timed = withinVisit(awayFromBooked(agreed, before, context), before, context);
  const listed = heedList(asOneCar(timed, before), serviceNames(before), context);
  const message = withoutOwnQuestions(listed, before, context);
  remember(draft, message);
  startOver(draft, message);
  startFurtherCar(draft, message, context);
  forgetDenied(draft, message);
  if (!takeChoice(draft, message, context)) {
    letChoiceGo(draft, message, context);
    standUnanswered(draft, message);
  }
  noteFleet(draft, message);
  noteTwins(draft, message);
  const isNoted = noteContact(draft, message, before);
  act(draft, message, context, isNoted);
  sumUpAnew(draft, before, context);
  putAgain(draft, before, context);
  putVisitAgain(draft, before, { message, context });
  saySorry(draft, message, { before, context });
  answerOwn(draft, listed, before, context);
  bookAsTold(draft, message, before, context);
  noteDiscounts(draft, context);
  noteNotIncluded(draft, context);
  keepTime(draft, message, before, context);
  tellReady(draft, message);
  sayWeDo(draft, message, before);
  answerLeft(draft, message, context);
  passLeftQuestionsOn(draft, message, context);
  passUnknownOn(draft, message, context);
  tellReadyAfterAll(draft, message, context);
  tellSets(draft, message, context);
  settleFleet(draft, message, context);
  withoutDoubleQuestion(draft);
  nameOnce(draft, context);
  countUnclear(draft, message, context);
  draft.acts = unknownOnce(draft);
  passRestOn(draft, message, context);
  offerReach(draft);
  warnOfFrontGlass(draft, message, context);
  if (isNoted) leaveNoteOut(draft);
  keepPrevious(draft, before, context);
  noteRefused(draft, before, message, context);
  avoidRepeating(draft);
}

function serviceNames({ wished }: Draft['state']): string[] {
  return wished.map(({ service }) => service);
}

/** Most urgent first. Every branch leaves the memory in a state the next turn can go on from. */
function act(draft: Draft, message: Understanding, context: Context, isNoted: boolean) {
  const { intents } = message;
  if (intents.has('selfHarm')) return callQuietly(draft, 'emergency', message, context);
  if (intents.has('deleteData')) return callQuietly(draft, 'data', message, context);
  if (holdsHandoffWord(message.text, context.studio.rules?.handoffWords ?? []))
    return handOver(draft, 'asked', message, context);
  if (intents.has('inject')) {
    refuseOffer(draft, message, context);
    return;
  }
  if (callOff(draft, message, context)) return;
  if (quoteMixedFleet(draft, message, context)) return;
  if (draft.ruled) return actAsRuled(draft, message, context);
  if (draft.ofVisit && actOnVisit(draft, draft.ofVisit, message, context)) return;
  if (takeReach(draft, message, context)) return;
  if (wantsCall(message)) leaveOut(draft, message, context);
  if (isCallback(message, draft)) return takeCallback(draft, message, context);
  if (KEPT_WAITING.test(message.text) && !GLAD_TO_WAIT.test(message.text))
    return handOver(draft, 'complaint', message, context);
  if (wantsCall(message))
    return draft.state.phone === null ? askNumber(draft, message) : takeCallback(draft, message, context);
  if (takeCallTime(draft, message, context)) return;
  if (comeForLook(draft, message, context)) return;
  if (wantsPerson(message)) return handOver(draft, 'asked', message, context);
  const isMissing = missesLine(message, draft.state, context) && draft.state.slot === null;
  const isUpset = isComplaint(message) && !isStillBuying(draft, message, context);
  if (!isMissing && (isUpset || claimsDefect(message.text)) && !isOrder(draft, message, context))
    return handOver(draft, 'complaint', message, context);
  if (tellTaught(draft, message, context)) return repeatQuestion(draft, context);
  if (answerOfOrder(draft, message, context)) return repeatQuestion(draft, context);
  if (stayWithPerson(draft, message, context)) return;
  if (tellIfBooked(draft, message, context)) return;
  if (tellStanding(draft, message, context)) return;
  if (asksOfWork(draft, message, context)) return;
  if (priceOtherCar(draft, message, context)) return;
  if (tellVisits(draft, message, context)) return;
  if (confirmSum(draft, message, context)) return;
  if (draft.state.wished.length === 0 && asksForAll(message.text)) {
    showAll(draft, context);
    return;
  }
  if (tellPackage(draft, message, context)) return;
  if (tellParts(draft, message, context)) return;
  if (tellDiscounts(draft, message, context)) return;
  if (intents.has('advert') && draft.state.wished.length === 0) return say(draft, 'offTopic');
  const isTold = draft.acts.some(({ key }) => /^(?:code|discounts)/.test(key));
  // "For 200 more I take the whole package" offers no price of its own.
  const isOffering =
    !isTold &&
    draft.state.fleet === undefined &&
    !namesListPrice(message, draft.state, context) &&
    isOffer(message, draft.state, context) &&
    (intents.has('haggle') || !isOrder(draft, message, context)) &&
    !isForBundle(judgeMessage(draft.state, message, context).revised.wished, draft.state, context);
  if (isOffering && refuseOffer(draft, message, context)) return;
  if (context.studio.rows.length === 0 && !intents.has('hours') && !intents.has('address'))
    return takeContact(draft, message, context);
  if (intents.has('otherClients')) {
    say(draft, 'noOtherClients');
    return repeatQuestion(draft, context);
  }
  if (confirmComing(draft, message, context)) return;
  if (partFromBooked(draft, message, context)) return;
  if (waitForClient(draft, message)) return;
  if (isParting(message, draft)) return smallTalk(draft, message, context);
  if (confirmAndGoOn(draft, message, context)) return;
  if (takeFurtherCar(draft, message, context)) return;
  if (changeOrderOfBooked(draft, message, context)) return;
  if (keepAsBooked(draft, message, context)) return;
  if (answerPending(draft, message, context)) return answerBesides(draft, message, context);
  if (fitBackBy(draft, message, context)) return;
  if (noteDelay(draft, message, context)) return;
  if (nameBookedCar(draft, message, context)) return;
  if (changeBooked(draft, message, context)) return;
  if (continueChange(draft, message, context)) return;
  if (tellBooked(draft, message, context)) return;
  if (putOrdersAgain(draft, message, context)) return;
  if (askMeaning(draft, message, context)) return;
  if (answerIncluded(draft, message, context)) return;
  const isGuessed = tellsOnlyTrouble(draft, message, context);
  if ((isGuessed || !isOrder(draft, message, context)) && suggest(draft, message, context)) return;
  if (suggestToBooked(draft, message, context)) return;
  if (message.topics.length === 0 && askAboutChoice(draft, message, context)) return;
  const isTopicTold = answerTopics(draft, withoutSupposed(message, draft.state, context), context);
  const isAnswered = answerQuestions(draft, message, context) || isTopicTold;
  if (staysBooked(draft, message, { context, isAnswered })) return;
  if (addByWord(draft, message, context)) return;
  if (sell(draft, message, context, isAnswered)) return;
  if (isAnswered) return repeatQuestion(draft, context);
  if (isNoted && [...message.intents].every((intent) => intent === 'callMe'))
    return goOnAfterNote(draft, context);
  if (confirmWithout(draft, message, context)) return;
  // "Can you get the swirls out, too?"
  if (suggestBeside(draft, message, context, true)) return repeatQuestion(draft, context);
  smallTalk(draft, message, context);
}

/** Somebody who only said who they are is led on to what they came for. */
function goOnAfterNote(draft: Draft, context: Context) {
  if (draft.state.asked) return repeatQuestion(draft, context);
  say(draft, 'anythingElse');
  draft.choices = [{ key: 'price' }, { key: 'book' }];
}

/** "Yes, and can I wait there?": what is asked beside a yes is answered behind what was done. */
function answerBesides(draft: Draft, message: Understanding, context: Context): void {
  if (draft.effects.some(({ kind }) => DONE.has(kind))) noteBeside(draft, message, context);
  const asks = message.text.includes('?') || message.topics.length > 0 || message.intents.has('duration');
  if (!asks || !draft.effects.some(({ kind }) => DONE.has(kind))) return;
  answerTopics(draft, message, context);
  const isPlaceSaid = draft.acts.some(({ key }) => key === 'bookedWhere');
  const intents = new Set([...message.intents].filter((intent) => !isPlaceSaid || intent !== 'address'));
  answerQuestions(draft, { ...message, intents }, context);
}

/** "Skip the wash, and ring me": the studio calls about what is left. */
function leaveOut(draft: Draft, message: Understanding, context: Context): void {
  const left = correctWish(message, draft.state, context);
  if (left?.isLess) draft.state = { ...draft.state, wished: left.wished };
}

const DONE: ReadonlySet<string> = new Set(['book', 'reschedule', 'cancel']);

/** Who writes is kept whenever it is said. */
function remember(draft: Draft, message: Understanding) {
  const { state } = draft;
  draft.state = {
    ...state,
    turns: state.turns + 1,
    name: message.name ?? state.name,
    phone: message.phone ?? state.phone,
    email: message.email ?? state.email ?? null,
  };
}

/** A smell or a scratch that something is wanted against is no complaint, unless the car has been here. */
function isOrder(draft: Draft, message: Understanding, context: Context): boolean {
  if (BEEN_HERE.test(message.text)) return false;
  // "My husband smokes in it, so something for the smell as well" sounds bitter and orders more; whoever is cross with us
  // and says what it shall be instead is not answered with a manager.
  const { wished } = draft.state;
  if (wished.length > 0 && namesGoods(message.text)) {
    const { revised } = judgeMessage(draft.state, message, context);
    if (revised.open.length === 0 && revised.isTouched && !areSameWishes(revised.wished, wished)) return true;
  }
  const isAdding = wished.length > 0 && message.intents.has('add');
  return (isAdding || !message.acts.has('complaint')) && changesOrder(draft, message, context);
}
