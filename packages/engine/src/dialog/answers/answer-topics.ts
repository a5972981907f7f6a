import { shareOf, whatIsAsked } from '../../asked/what-is-asked.ts';
import type { PriceRow } from '../../facts.ts';
import { ASKS } from '../../understanding/question-words.data.ts';
import type { TopicQuestion } from '../../understanding/studio-questions.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { words } from '../act.ts';
import { meetsTrouble } from '../advise/meets-trouble.ts';
import { namesGoods } from '../basket/edit-basket.ts';
import { summarise } from '../booking/summarise.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { likeness } from '../wish/likeness.ts';
import { OR } from '../wish/list-words.data.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import { isBarePrice, withoutBarePrice } from './bare-price.ts';
import { knownAnswer } from './knowledge/known-answer.ts';
import { answerNamed } from './knowledge/look-up.ts';
import { tellingTopics } from './knowledge/telling-topics.ts';
import { whatDiffers } from './knowledge/what-differs.ts';
import { isOwnQuestion } from './own-questions.ts';
import { isReproach } from './reproach.ts';
import { taughtAnswer } from './taught-answer.ts';
import { tellContents, tellsContents } from './tell-contents.ts';
import { tellEnd } from './tell-end.ts';
import { tellHowLong } from './tell-how-long.ts';

/** Answers each question the owner has an answer for; the others are told to be open and put to the owner, once. */
export function answerTopics(draft: Draft, message: Understanding, context: Context): boolean {
  const open: TopicQuestion[] = [];
  const questions = message.topics.filter((question) => !asksForTime(question, message));
  for (const question of questions) {
    const answer = knownAnswer(question, draft, context);
    if (answer !== null) say(draft, 'script', { answer: words(answer) });
    else if (!isToldByList(question, draft, { message, context })) open.push(question);
  }
  if (open.length > 0) passOn(draft, open, { message, context });
  return questions.length > 0;
}

/** "Can I drop it off on Thursday morning?": the free times are the answer. */
export function asksForTime({ said }: TopicQuestion, { times, rest, text }: Understanding): boolean {
  const { reading } = times;
  if (reading === null) return false;
  // "What about the guarantee? Friday at ten": the time is told elsewhere.
  const at = text.indexOf(said);
  const isElsewhere = at >= 0 && (reading.span.start >= at + said.length || reading.span.end <= at);
  const isOther = (word: string) => word.length >= 3 && !COMING.test(word);
  if (isElsewhere && splitWords(said).some(isOther)) return false;
  const left = new Set(splitWords(rest));
  return splitWords(said).every((word) => !isOther(word) || !left.has(word));
}

const COMING =
  /^(?:ich|wir|ihr|den|ihn|das|auto|wagen|car|машину|авто|её|його|early|früh|fruh|рано|мне|мені|нам|hows|how|looking|look|like|free|anything|something|slot|slots|was|war|ware|frei|chan|cho|gehts|there|got|have|you|any|works?|suits?|would|better|actually|wie|schauts?|sieht|aus|zeit|termine?|noch|якийсь|час|місце|віконце|вікно|есть|место|окно|окошко|время|свободн\p{L}*|вільн\p{L}*|do|make|manage|fit|can|could|may|bring|drop|come|leave|possible|okay|fine|off|over|kann|konnte|konnt|konnen|konnten|konntet|mach\p{L}*|schaff\p{L}*|bringen|vorbei\p{L}*|kommen|abgeben|moglich|geht|ginge|passt|machbar|можна|можно|можете|зможете|сможете|зроб\p{L}*|сдела\p{L}*|успе\p{L}*|встиг\p{L}*|закин\p{L}*|привез\p{L}*|при[їе]ха\p{L}*|за[їе]ха\p{L}*|под[ъь]?еха\p{L}*|під\p{L}*їха\p{L}*|залиш\p{L}*|остав\p{L}*|запис\p{L}*|нормально|добре|слухайте|буде|будет|вас|вам)$/u;

/** A question nothing else could answer is put to the owner rather than asked back. */
export function passQuestionOn(draft: Draft, message: Understanding, context: Context): boolean {
  const isQuestion = message.text.includes('?') && [...message.acts].some((act) => act.startsWith('ask.'));
  if (!isQuestion) return false;
  const said = message.text.trim();
  if (tellContents(draft, said, context) || tellOwnWords(draft, said, context)) return true;
  passOn(draft, [{ topic: `other ${said.slice(0, 40)}`, said }], { message, context });
  return true;
}

/** A message that is, as a whole, a question the owner has answered before; however else it might be read. */
export function tellTaught(draft: Draft, { text }: Understanding, context: Context): boolean {
  const { knowledge } = context.studio;
  const isOne = splitSentences(text).length === 1;
  const answer = taughtAnswer(text, knowledge) ?? (isOne ? answerNamed(text, context) : null);
  if (answer !== null) say(draft, 'script', { answer: words(answer) });
  return answer !== null;
}

/** Answers one question as the owner does, or puts it to the owner. */
export function putToOwner(
  draft: Draft,
  question: TopicQuestion,
  at: { message: Understanding; context: Context },
): void {
  const isOfDifference = question.topic.startsWith('difference');
  const facts = isOfDifference ? whatDiffers(draft, at.context, question.said) : [];
  if (facts.length > 0) {
    say(draft, 'script', { answer: words(facts.join(' ')) });
    return;
  }
  if (tellOwnWords(draft, question.said, at.context, isOfDifference ? ON_DIFFERENCE : [])) return;
  if (!tellContents(draft, question.said, at.context)) passOn(draft, [question], at);
}

/** What the owner says of what is asked, and of these topics. */
export function tellOwnWords(
  draft: Draft,
  said: string,
  context: Context,
  besides: readonly string[] = [],
): boolean {
  const topics = [...tellingTopics(said), ...besides];
  const [answer] = [...topics, 'other'].flatMap(
    (topic) => knownAnswer({ topic, said }, draft, context) ?? [],
  );
  if (answer === undefined) return false;
  say(draft, 'script', { answer: words(answer) });
  return true;
}

/** As advice, or how long each lasts. */
const ON_DIFFERENCE = ['difference', 'advice', 'lifespan'];

/** What is in it is told by the names of the list; when a car will be ready follows from how long the work takes. */
function isToldByList(
  { topic, said }: TopicQuestion,
  draft: Draft,
  at: { message: Understanding; context: Context },
): boolean {
  if (tellContents(draft, said, at.context)) return true;
  if (topic !== 'ready') return false;
  const { slot, booked } = draft.state;
  if (slot ?? booked) return tellEnd(draft, at);
  const rows = settledRows(draft, at.context) ?? rowsAlike(draft, at.context);
  if (rows) tellHowLong(draft, rows, at);
  return rows !== null;
}

/** One row of each wish, where the choice that is left changes nothing of how long it takes. */
function rowsAlike({ state }: Draft, context: Context): PriceRow[] | null {
  const rows = narrowWishes(state, context).map(({ found }) =>
    found.kind === 'row' ? [found.row] : found.rows,
  );
  const isAlike = rows.every(
    (some) => new Set(some.map(({ durationMinutes }) => durationMinutes)).size === 1,
  );
  return rows.length > 0 && isAlike ? rows.flatMap((some) => some.slice(0, 1)) : null;
}

/** Of several things that were said, which one stays open; figures in it could be taken for prices. */
function aboutWhat(open: readonly TopicQuestion[], text: string): string | null {
  const said = open
    .map((one) =>
      withoutBarePrice(one.said)
        .trim()
        .replace(/[\s?!.,;]+$/u, ''),
    )
    .join(' / ');
  if (/\d/u.test(said) || said.length > LONGEST_ECHO || said.length > text.trim().length * MOST_OF_IT)
    return null;
  return said;
}

const LONGEST_ECHO = 80;
const MOST_OF_IT = 0.75;

/** Each topic goes to the owner once, with the client's own words. */
function passOn(
  draft: Draft,
  asked: readonly TopicQuestion[],
  { message, context }: { message: Understanding; context: Context },
): void {
  const open = asked.filter(
    ({ topic, said }) =>
      !isReproach(said) &&
      !isBarePrice(said) &&
      !asksSameDay(said, draft) &&
      !isOwedAnyway(said, draft, message) &&
      !isOwnQuestion(said, draft.state, context) &&
      !meetsTrouble(draft, { topic, said }, context),
  );
  if (open.every((one) => isInstruction(one.said) || asksForTime(one, message))) return;
  const marks = open.map(markOf);
  if (open.every((one) => isPassedOn(one, draft.state.told))) {
    // What was passed on in this very reply is not said to be known already.
    if (!draft.acts.some(({ key }) => OPEN.has(key))) say(draft, 'stillOpen');
    return;
  }
  const told = open.map(({ said }) => withoutBarePrice(said)).join(' ');
  const summary = summarise(draft.state, { ...message, text: told }, context);
  const [{ topic } = { topic: 'other' }] = open;
  const question = { topic: open.length === 1 ? topic : 'other', said: told };
  draft.effects.push({ kind: 'handoff', reason: 'question', summary, question });
  const about = aboutWhat(open, message.text);
  // "And an invoice for the company, please" asks nothing.
  if (!message.text.includes('?') && open.every(({ said }) => !ASKS.test(said))) say(draft, 'personKnows');
  else if (about === null) say(draft, 'topicOpen');
  else say(draft, 'topicOpenAbout', { question: words(about) });
  draft.state = { ...draft.state, told: [...new Set([...draft.state.told, ...marks])].slice(-30) };
}

/** "What do I have to reckon with?", "anything in December?": the list and the calendar answer it. */
function isOwedAnyway(said: string, { state }: Draft, { text }: Understanding): boolean {
  const asked = whatIsAsked(said);
  if (shareOf(asked, 'time') >= SURELY_TIME) return true;
  return shareOf(asked, 'price') >= LIKELY_PRICE && (state.wished.length > 0 || namesGoods(text));
}

const SURELY_TIME = 0.85;
const LIKELY_PRICE = 0.6;

/** "Can that be done the same day?": what is priced or offered together is done in one visit. */
function asksSameDay(said: string, { state, quoted }: Draft): boolean {
  return SAME_DAY.test(said) && !OR.test(said) && state.wished.length + quoted.length > 0;
}

const SAME_DAY =
  /(?<!\p{L})(?:(?:the )?same (?:day|visit|time)|in one go|(?:am (?:selben|gleichen)|an einem) tag|in einem (?:rutsch|aufwasch)|(?:в|у) (?:тот же|один|той (?:же|самий)) день|за (?:один|одним) (?:раз|день|візит|заїзд|визит|заезд))(?!\p{L})/iu;

/** "Take the rest out, it is in the full one" asks nothing, and "is that clear?" nothing of the studio. */
function isInstruction(said: string): boolean {
  return CLEAR.test(said) || tellsContents(said) || (!said.includes('?') && INSTRUCTS.test(said));
}

const CLEAR =
  /^\W*(?:(?:is|isch|ist) (?:that|this|das|es) (?:clear|understood|klar|verstanden)|(?:це |это )?(?:зрозуміло|понятно|ясно)|verstanden|alles klar|got it|understood)\s*\?*\W*$/iu;
const INSTRUCTS =
  /(?<!\p{L})(?:remove|take (?:\p{L}+ ){0,3}(?:off|out)|leave (?:\p{L}+ ){0,3}out|drop the|streich\p{L}*|lass\p{L}* (?:\p{L}+ ){0,3}weg|nimm (?:\p{L}+ ){0,3}raus|прибер\p{L}*|викин\p{L}*|забер\p{L}* (?:решту|це|з)|убер\p{L}*|выкин\p{L}*|оставьте|залиште)(?!\p{L})/iu;

const OPEN: ReadonlySet<string> = new Set([
  ...['topicOpen', 'topicOpenAbout', 'personKnows', 'ownerAsked', 'durationOpen', 'durationOpenFor'],
]);

/** Asked before, in these words or nearly so. */
function isPassedOn(question: TopicQuestion, told: readonly string[]): boolean {
  if (told.includes(markOf(question))) return true;
  const before = told.filter((mark) => mark.startsWith(OTHER)).map((mark) => mark.slice(OTHER.length));
  return before.some(
    (said) => Math.min(likeness(said, question.said), likeness(question.said, said)) >= ALIKE,
  );
}

const OTHER = 'topic:other ';
const ALIKE = 0.6;

/** Of what has a topic one question is enough; what has none is known by its words. */
function markOf({ topic, said }: TopicQuestion): string {
  return topic === 'other' ? `topic:other ${said.trim().slice(0, 40)}` : `topic:${topic}`;
}
