import type { DialogState } from '../../dialog-state.ts';
import { readMessage, readSense } from '../../prices/index.ts';
import { holdsTopicWords } from '../../understanding/studio-questions.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isCommonWord } from '../../words/is-common-word.ts';
import { isSameStem } from '../../words/same-stem.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { quote, settledRows } from '../wish/answer-wish.ts';
import { holdsUnplaced, wordsOfList } from '../wish/holds-unplaced.ts';
import { ASKS_SET, PACKAGE_WORD } from './contents-words.data.ts';
import {
  FILLER,
  HAVE_NONE,
  KNOWN_OF,
  OF_ORDER,
  OF_PRICE,
  OF_SUM,
  ONCE_MORE,
  SUM_ECHOED,
  TAG,
  WHY_SUM,
  WHY_THAT,
} from './own-question-words.data.ts';

/**
 * "Wait", "… you know about that, right?", "= 21500?", "huh, why the roof?": what is asked of the order itself, or of
 * nothing at all, is answered by the order as it stands and is no question for the studio.
 */
export function isOwnQuestion(said: string, state: DialogState, context: Context): boolean {
  if (isIdle(said)) return true;
  if (state.wished.length === 0 && state.shownRowIds.length === 0) return asksForListed(said, context);
  if (doubtsSum(said) || asksPriceAgain(said, context)) return true;
  return isOfSum(said) || isOfOrder(said, context) || asksForListed(said, context);
}

/** Nothing but words on the way, or half of a question whose other half says what it is about. */
function isIdle(said: string): boolean {
  const left = splitWords(said.replace(FILLER, ' '));
  const isHalf = left.every((word) => isCommonWord(word) || POINTING.test(word));
  return left.length === 0 || (FILLER.test(said) && left.length < 2 && isHalf) || HALF.test(said);
}

const POINTING = /^(?:that|this|it|das|es|це|то|это|lol|ok|okay|ну|а)$/u;

/** "(The address,) which is yours?" */
const HALF =
  /^\W*(?:(?:and|und|а|и|і|й)\s)?(?:(?:яка|який|яке|які|якою|какая|какой|какое|какие|де|где|куди|куда|как|як)(?: (?:він|вона|воно|вони|он|она|оно|они))? (?:у|в) (?:вас|вами)|what['’]?s yours|which is it|welche(?:r|s)? (?:ist|haben|habt) (?:das|es|sie|ihr))\W*$/iu;

/** A sum is counted along, and nothing else is said. */
export function isOfSum(said: string): boolean {
  if (!/\d{2}/u.test(said)) return false;
  const left = said.replace(TAG, ' ').replace(FILLER, ' ').replace(OF_SUM, ' ');
  return !/\p{L}{2}/u.test(
    left.replace(
      /(?<!\p{L})(?:eur(?:o|os)?|€|uah|грн\p{L}*|гривень|rub|руб\p{L}*|р|pounds?|quid|gbp|тис\p{L}*|тыс\p{L}*|k|к)(?!\p{L})/giu,
      ' ',
    ),
  );
}

/** "Why 220?", "220??": what the sum is made of is the answer. */
function doubtsSum(said: string): boolean {
  return SUM_ECHOED.test(said) || (SUM_FIGURE.test(said) && WHY_SUM.test(said));
}

/** A figure of money, and none of an hour or a day. */
const SUM_FIGURE = /(?<![\d.:])\d{2,6}(?![\d:]|\s?%|\.\d{1,2}\.)/u;

/** "What was the price again?" */
function asksPriceAgain(said: string, context: Context): boolean {
  return OF_PRICE.test(said) && ONCE_MORE.test(said) && !holdsUnplaced(said, context);
}

/** Of the order: what is missing, whether it is known, why something is in it. */
function isOfOrder(said: string, context: Context): boolean {
  if (KNOWN_OF.test(said) && TAG.test(said)) return true;
  if (holdsTopicWords(said) && !OF_ORDER.test(said)) return false;
  if (KNOWN_OF.test(said) && said.trim().endsWith('?')) return true;
  if (OF_ORDER.test(said) && namesListed(said, context)) return true;
  const { what = '' } = WHY_THAT.exec(said)?.groups ?? {};
  const spoken = splitWords(what);
  return spoken.length > 0 && spoken.length <= MOST && spoken.every((word) => isListed(word, context));
}

const MOST = 3;

/** "Haven't you got a package for the front?" names what the list has. */
function asksForListed(said: string, context: Context): boolean {
  if (ASKS_SET.test(said)) return wordsOfList(context.index).some((word) => PACKAGE_WORD.test(word));
  return HAVE_NONE.test(said) && namesListed(said, context);
}

function namesListed(said: string, context: Context): boolean {
  return splitWords(said).some(
    (word) => word.length >= A_WORD && !isCommonWord(word) && isListed(word, context),
  );
}

const A_WORD = 4;

function isListed(word: string, { index }: Context): boolean {
  if (wordsOfList(index).some((own) => own === word || isSameStem(own, word) || isWithin(word, own)))
    return true;
  const { concepts } = readMessage(word);
  return index.services.some(({ service, rows }) =>
    [service, ...rows.flatMap(({ row }) => row.zone ?? [])].some((name) =>
      [...readSense(name).concepts].some((id) => concepts.has(id)),
    ),
  );
}

/** "Paket" of a "Frontschutz-Paket". */
function isWithin(word: string, own: string): boolean {
  return word.length >= A_WORD && (own.endsWith(word) || own.startsWith(word));
}

/** A message without what nobody of the studio has to answer. */
export function withoutOwnQuestions(
  message: Understanding,
  state: DialogState,
  context: Context,
): Understanding {
  const isOther = ({ said }: { said: string }) => !isOwnQuestion(said, state, context);
  const [questions, topics] = [message.questions.filter(isOther), message.topics.filter(isOther)];
  const isSame = questions.length === message.questions.length && topics.length === message.topics.length;
  return isSame ? message : { ...message, questions, topics };
}

/** What was asked of the order is answered by it: whether the sum is right, or what there is. */
export function answerOwn(
  draft: Draft,
  { questions, text }: Understanding,
  before: DialogState,
  context: Context,
): void {
  const asked = questions.filter(({ said }) => !isIdle(said) && isOwnQuestion(said, before, context));
  const isLost = draft.acts.every(({ key }) => LOST.has(key) || STANDING.has(key));
  const own = asked.length === 0 && isLost && doubtsSum(text) ? [{ said: text }] : asked;
  const isDone =
    draft.effects.some(({ kind }) => kind === 'book') || draft.acts.some(({ key }) => TOLD.has(key));
  if (own.length === 0 || isDone || draft.wantsPerson) return;
  if (draft.quoted.length === 0 && draft.options.length === 0) {
    const rows = settledRows(draft, context);
    const said = draft.acts;
    draft.acts = [];
    if (rows) quote(draft, rows);
    draft.acts.push(...said.filter(({ key }) => !LOST.has(key)));
  }
  const figures = own
    .filter(({ said }) => isOfSum(said) && !doubtsSum(said))
    .flatMap(({ said }) => figuresIn(said));
  const sum = draft.quoted.reduce((total, { price }) => total + price, 0);
  if (figures.length === 0 || draft.quoted.length === 0) return;
  const quoted = draft.acts;
  draft.acts = [];
  say(draft, figures.includes(sum) ? 'sumRight' : 'sumOther');
  draft.acts.push(...quoted);
}

function figuresIn(said: string): number[] {
  return (said.match(/\d{1,3}(?:[ .,’'\u00a0\u202f]\d{3})+|\d{2,6}/gu) ?? []).map((one) =>
    Number(one.replace(/\D/gu, '')),
  );
}

/** What was asked before is asked on. */
const STANDING: ReadonlySet<string> = new Set(['stillConfirm', 'askName', 'inviteBooking', 'offerFirst']);
const LOST: ReadonlySet<string> = new Set(['clarify', 'notUnderstood']);
const TOLD: ReadonlySet<string> = new Set([
  'sumRight',
  'sumOther',
  'noDiscount',
  'whatIf',
  'complaint',
  'person',
]);
