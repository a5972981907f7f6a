import type { DialogState, OpenLine, WishedService } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import {
  type IndexedService,
  jobsIn,
  matchServices,
  namedLines,
  narrowRows,
  readMessage,
  readSense,
} from '../../prices/index.ts';
import { telling } from '../../prices/match/name-places.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { readAnswerAndMore } from '../answers/answer-and-more.ts';
import { broughtBack } from '../basket/brought-back.ts';
import { wishByListWords } from '../basket/by-list-words.ts';
import { editBasket, isAllInBasket } from '../basket/edit-basket.ts';
import { nearWords } from '../basket/near-words.ts';
import { namesFurther } from '../basket/own-words-said.ts';
import { readEdited, readInstead } from '../basket/read-edited.ts';
import type { Context } from '../context.ts';
import { addedZone, withMaterialSaid } from './add-zone.ts';
import { growWish, leaveInWish, wishFor } from './change-wish.ts';
import { byLeadingWord, chooseCandidate } from './choose-candidate.ts';
import { correctWish } from './correct-wish.ts';
import { addedBesides, dropWish } from './drop-wish.ts';
import { switchFilm } from './film-trade.ts';
import { withImpliedTrade } from './implied-trade.ts';
import { isOnlyRemoval } from './is-only-removal.ts';
import { isTapped } from './is-tapped.ts';
import { joined } from './join-wish.ts';
import { ONLY_DROPPED } from './list-words.data.ts';
import { matchApart, speaksOfFilm } from './match-apart.ts';
import { namesUnknownJob } from './names-unknown-job.ts';
import { withNewFilm } from './new-film.ts';
import { wishByOwnPart } from './own-part.ts';
import { wishesByOwnWord } from './own-word.ts';
import { readPicked } from './read-picked.ts';
import { readWishAnswer } from './read-wish-answer.ts';
import { isRefinement, namesAnother, refineAll, siblingFor } from './refine-wish.ts';
import { soleServiceFor } from './sole-service.ts';
import { zonesApart } from './zones-apart.ts';

/** What a message changes in what the client wants done. */
export type WishReading = {
  wished: WishedService[];
  carType: string | null;
  /** The message speaks of services, parts or materials. */
  isTouched: boolean;
  /** Services that all fit the words, to be asked about. */
  open: readonly IndexedService[];
  /** The same for each car, where the talk is about several. */
  openLines?: readonly OpenLine[];
  /** Something is wanted that the list doesn't have. */
  isUnknown: boolean;
  /** A part of a list of wishes is not on the price list. */
  isPartUnknown: boolean;
  /** Something was taken out of the wish. */
  isLess?: boolean;
  /** The names of what was taken out or gave way, so that it can be said. */
  takenOut?: readonly string[];
  /** Words of the message that name nothing in the list's own words, where others do. */
  left?: string;
  /** It answers what was asked about the wish. */
  isAnswer?: boolean;
  /** The wish is spoken of again without being changed. */
  isNamedAgain?: boolean;
  /** Every line of the list was judged: what is compared or asked about is not among the wishes. */
  isJudged?: boolean;
  /** What is wanted was heard for each car by itself. */
  isByCar?: boolean;
  /** Rows of services that are asked about side by side, and none of them is wanted yet. */
  compared?: readonly PriceRow[];
  /** Rows whose price is asked for beside what is wanted. */
  asides?: readonly PriceRow[];
  /** What the message may have meant, where what was made of it is unlikely to be right. */
  doubt?: readonly WishedService[][];
};

export function readWish(heard: Understanding, state: DialogState, context: Context): WishReading {
  const message = asNamed(heard, context);
  const same: WishReading = {
    wished: state.wished,
    carType: state.carType,
    isTouched: false,
    open: [],
    isUnknown: false,
    isPartUnknown: false,
  };
  const read = (other: Understanding, before: DialogState) => readWish(other, before, context);
  // "Full (no windshield)" on a button denies nothing.
  const tapped = isTapped(message.text, state.asked) ? { ...message, rest: message.text, denied: [] } : null;
  const chosen = tapped && readWishAnswer(tapped, state, context);
  if (chosen) return { ...same, ...chosen, isTouched: true, isAnswer: true };
  const picked = readPicked(message, { state, context, read });
  if (picked) return picked;
  const corrected = correctWish(message, state, context);
  if (corrected?.rest !== undefined) return readInstead(corrected, corrected.rest, { message, state, read });
  if (corrected) return { ...same, ...corrected, isTouched: true };
  const back = broughtBack(message, state);
  if (back) return { ...same, wished: back, isTouched: true };
  const more = readAnswerAndMore(message, { state, context, read });
  if (more) return more;
  const answered = readWishAnswer(message, state, context);
  if (answered) return { ...same, ...answered, isTouched: true, isAnswer: true };
  const said = readMessage(message.rest);
  const sense = withImpliedTrade(said, message, state, context);
  const current = context.index.services.filter((one) =>
    state.wished.some(({ service }) => service === one.service),
  );
  // "Only take the strip off" drops; "no strip, only the tint" keeps.
  const isDropping = message.acts.has('drop') || ONLY_DROPPED.test(message.text);
  const isKeeping = message.intents.has('only') && !isDropping;
  const less = isKeeping ? null : dropWish(message.text, state, context.studio.rows);
  if (less) {
    const added = addedBesides(message.text, less, context);
    return { ...same, wished: [...less, ...added], isTouched: true, isLess: added.length === 0 };
  }
  const edit = editBasket(message, state, context);
  if (edit) return readEdited(edit, { message, state, read });
  if (isAllInBasket(message, state, context)) return { ...same, isNamedAgain: true };
  const switched = switchFilm(message, state.wished, context);
  const listed = switched
    ? null
    : wishByListWords(message, { state, context }, (rest) =>
        readWish({ ...message, rest }, { ...state, wished: [], asked: null }, context),
      );
  if (listed) return { ...same, ...listed, isTouched: listed.isNamedAgain !== true };
  const renewed = withNewFilm(state.wished, message.rest, context);
  if (renewed.length > state.wished.length) return { ...same, wished: renewed, isTouched: true };
  const grown = growWish(message, sense, state, context);
  if (grown) return { ...same, wished: grown, isTouched: true };
  if (switched) return { ...same, wished: [switched], isTouched: true };
  const part = leaveInWish(message, sense, state, context);
  if (part) return { ...same, wished: part, isTouched: true };
  const others = wishesByOwnWord(message, sense, current, context);
  if (others.length > 0) return { ...same, wished: joined(others, message, state, context), isTouched: true };
  const sibling = isRefinement(sense, current) ? siblingFor(message, current, context) : null;
  if (sibling) return { ...same, wished: joined([sibling], message, state, context), isTouched: true };
  const isOfCurrent = isRefinement(sense, current) && !namesFurther(message, state, context);
  if (isOfCurrent && !namesAnother(sense, current, context)) {
    const refined = refineAll(state.wished, message.rest, sense, context);
    const isTouched = refined.some((one, at) => one !== state.wished[at]);
    const wished = onlyOnce(refined);
    const added = isTouched ? addedZone(message, sense, state, context) : null;
    if (!isTouched) {
      const spoken = splitWords(message.rest);
      const isNamedAgain = current.some(
        (one) =>
          [...one.sense.concepts].some((id) => sense.concepts.has(id)) ||
          telling(one.service).some((word) => spoken.includes(word)),
      );
      const isUnknown = !isNamedAgain && asksForJob(message) && namesUnknownJob(message, sense);
      return { ...same, isUnknown, isNamedAgain };
    }
    const [first, ...others] = wished;
    const several =
      first && others.every(({ service }) => service === first.service)
        ? zonesApart({ ...first, zone: null, said: message.rest }, context)
        : [];
    if (!added && several.length > 1) return { ...same, wished: several, isTouched };
    if (added) {
      const kept = state.wished.map((one) => withMaterialSaid(one, sense, context));
      return { ...same, wished: [...kept, added], isTouched };
    }
    return { ...same, wished, isTouched };
  }
  const isRemoval = isOnlyRemoval(message.text, sense);
  const isFilmCompared =
    (message.intents.has('difference') || sense.concepts.has('remove')) && speaksOfFilm(sense);
  const { found, isPartUnknown } = isRemoval
    ? { found: [], isPartUnknown: false }
    : matchApart(message.rest, context);
  const isFilm = said.concepts.has('ceramic') && !sense.concepts.has('ceramic');
  const lead = byLeadingWord([], message.rest, context.index.services);
  const isOfLead = ({ service }: WishedService) =>
    lead !== null && service !== lead.service && readSense(service).concepts.has('wash');
  const apart = found.filter(
    (one) =>
      !isOfLead(one) &&
      (!isFilm || !isCoating({ sense: readSense(one.service) })) &&
      !(isPlaceOnly(one.said) && found.some((other) => other !== one && isWholeWash(other.service))),
  );
  const matches = matchServices(sense, context.index)
    .matches.map((match) => chooseCandidate(match.candidates, message, context.index.services))
    .filter((candidates) => !isRemoval || candidates.some((one) => one.sense.concepts.has('remove')))
    .filter((candidates) => !(isFilmCompared && candidates.every(isCoating)));
  const open = matches.find((candidates) => candidates.length > 1) ?? [];
  const named = matches
    .flatMap((candidates) => (candidates.length === 1 ? candidates : []))
    .map(({ service }) => service);
  const fresh = named.flatMap((service) =>
    zonesApart(wishOf(service, message.rest, apart, context), context),
  );
  if (apart.length > named.length + (open.length > 0 ? 1 : 0))
    return { ...same, wished: joined(apart, message, state, context), isTouched: true, isPartUnknown };
  if (named.length > 0 || open.length > 0) {
    const besides = apart.filter(
      ({ service }) => !named.includes(service) && !open.some((one) => one.service === service),
    );
    const wished = joined([...fresh, ...besides], message, state, context);
    return { ...same, wished, isTouched: true, open, isPartUnknown };
  }
  const guessed = soleServiceFor(message, sense, context);
  if (guessed) {
    const wished = zonesApart(wishFor(guessed, message.rest), context);
    return { ...same, wished: joined(wished, message, state, context), isTouched: true };
  }
  const packaged = state.wished.length === 0 ? wishByOwnPart(message, context) : null;
  if (packaged) return { ...same, wished: [packaged], isTouched: true };
  return { ...same, isUnknown: namesUnknownJob(message, sense) };
}

/** "Dent repair without painting" is a name of the list: nothing in it is denied. */
function asNamed(message: Understanding, { index }: Context): Understanding {
  if (message.denied.length === 0) return message;
  const { lines, rest } = namedLines(message.text, index);
  const isAll = splitWords(rest).every((word) => word.length < 4);
  return lines.length > 0 && isAll ? { ...message, rest: message.text, denied: [] } : message;
}

/** "Wash it completely, inside too": the inside is part of the complete wash and no job of its own. */
function isPlaceOnly(said: string): boolean {
  const { concepts } = readMessage(said);
  return concepts.has('interior') && jobsIn(readMessage(said)).length === 0;
}

function isWholeWash(service: string): boolean {
  const { concepts } = readSense(service);
  return (
    concepts.has('wash') &&
    (concepts.has('full') || concepts.has('all_round') || /комплекс|complete|komplett/iu.test(service))
  );
}

/** Ceramic for the paint and not for the windows. */
function isCoating({ sense }: Pick<IndexedService, 'sense'>): boolean {
  return sense.concepts.has('ceramic') && !sense.concepts.has('tint');
}

/** Two parts that gave way to one and the same are one wish. */
function onlyOnce(wished: readonly WishedService[]): WishedService[] {
  const keyOf = ({ service, zone, material, said }: WishedService) =>
    JSON.stringify([service, zone, material, said]);
  return wished.filter((one, at) => wished.findIndex((other) => keyOf(other) === keyOf(one)) === at);
}

function asksForJob({ intents }: Understanding): boolean {
  return intents.has('doYou') && !intents.has('book') && !intents.has('free');
}

/** The whole message tells of a wish, unless another wish of it makes no sense of this one; then its own part does. */
function wishOf(
  service: string,
  said: string,
  apart: readonly WishedService[],
  { index }: Context,
): WishedService {
  const whole = wishFor(service, said);
  const own = apart.find((one) => one.service === service);
  const indexed = index.services.find((one) => one.service === service);
  if (!indexed) return whole;
  const isGap = (text: string) => narrowRows(indexed, { said: readMessage(text), car: null }).kind === 'gap';
  if (!isGap(said)) return whole;
  return own && !isGap(own.said) ? own : wishFor(service, nearWords(indexed, said));
}
