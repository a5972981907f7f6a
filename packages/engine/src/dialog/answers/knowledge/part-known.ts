import type { WishedService } from '../../../dialog-state.ts';
import { namedLines } from '../../../prices/index.ts';
import { deniedByRule } from '../../../understanding/denied-by-rule.ts';
import { findCount } from '../../../understanding/find-count.ts';
import { findIntents } from '../../../understanding/find-intents.ts';
import { ASKS } from '../../../understanding/question-words.data.ts';
import { spellOut } from '../../../understanding/spell-out.ts';
import { foldText } from '../../../words/fold-text.ts';
import { splitWords } from '../../../words/split-words.ts';
import { namesGoods } from '../../basket/edit-basket.ts';
import type { Context } from '../../context.ts';
import { splitSentences } from '../../moves/split-sentences.ts';
import { clausesOf } from './clauses-of.ts';
import type { Entry } from './entry-sense.ts';
import { GOODS, holdsAny } from './goods.ts';
import { answersTo, COMPARED, isMeantFor } from './known-entries.ts';
import { A_FEW, isBackground, saysNoMore, tellsTime } from './left-of-answered.ts';

/** A message without the questions that the owner has surely answered for everybody, and these answers. */
export type PartedKnown = { rest: string; answers: string[] };

/** "Book it, and is there a place to sit?": each sentence is looked at clause by clause, and as a whole where no clause tells. */
export function partKnown(text: string, wished: readonly WishedService[], context: Context): PartedKnown {
  const { knowledge = [] } = context.studio;
  if (knowledge.length === 0 || text.length > LONGEST) return { rest: text, answers: [] };
  const at = { text, wished, context };
  const found = new Set<Entry>();
  const rest = splitSentences(text).map((said) => {
    // "9. how much is the deposit on that?": the hour before the question stays.
    const [hour = ''] = HOUR_FIRST.exec(said) ?? [];
    const sentence = said.slice(hour.length);
    const parted = partClauses(sentence, at) ?? partWhole(sentence, at);
    for (const entry of [...parted.entries, ...askedBeside(sentence, at)]) found.add(entry);
    return `${hour}${parted.rest}`;
  });
  if (found.size === 0) return { rest: text, answers: [] };
  const answers = [...new Set([...found].map(({ answer }) => answer))].slice(0, MOST);
  return { rest: rest.filter(Boolean).join(' ').trim(), answers };
}

const HOUR_FIRST = /^\s*\d{1,2}\.\s+/u;

type At = { text: string; wished: readonly WishedService[]; context: Context };
type Parted = { rest: string; entries: readonly Entry[] };

function partClauses(sentence: string, at: At): Parted | null {
  const clauses = clausesOf(sentence);
  if (clauses.length < 2 || clauses.length > MOST_CLAUSES) return null;
  const answered = clauses.map((clause) =>
    surely(clause, at, splitWords(clause).length < A_FEW ? SURE_OF_PIECE : 0),
  );
  const entries = answered.flatMap((entry) => entry ?? []);
  if (entries.length === 0) return null;
  const isOfAnswered = (clause: string, one: number) =>
    (answered[one - 1] ?? answered[one + 1]) != null &&
    (saysNoMore(clause) || isBackground(clause, at.context));
  // "We run four vans for our firm" is answered by what holds for firms, and tells who asks and how many there are.
  const isToHear = (clause: string, one: number) =>
    answered[one] == null ? !isOfAnswered(clause, one) : isOfFirm(answered[one], clause);
  const left = clauses.filter(isToHear);
  const rest = left.join(', ');
  // The mark behind the last clause belongs to all that ask.
  const isMarkLost = sentence.trim().endsWith('?') && !rest.endsWith('?') && ASKS.test(left.at(-1) ?? '');
  return { rest: isMarkLost ? `${rest}?` : rest, entries };
}

function isOfFirm({ topic }: Entry, clause: string): boolean {
  return findCount(clause).cars !== null || (topic === 'business' && !ASKS.test(clause));
}

function partWhole(sentence: string, at: At): Parted {
  const entry = surely(sentence, at);
  return entry
    ? { rest: isOfFirm(entry, sentence) ? sentence : '', entries: [entry] }
    : { rest: sentence, entries: [] };
}

/**
 * "Can you come to my house this Saturday morning?": what is asked of the list or of the calendar may ask for what the
 * owner has said as well. It is answered, and the rest of the talk hears the question too.
 */
function askedBeside(sentence: string, { text, wished, context }: At): Entry[] {
  const clauses = clausesOf(sentence).slice(0, MOST_CLAUSES);
  const pieces = [...new Set([sentence, ...clauses])].filter((piece) => splitWords(piece).length >= A_FEW);
  return pieces.flatMap((piece) => {
    if (!ASKS.test(piece) && !sentence.trim().endsWith('?')) return [];
    const [best] = answersTo(spellOut(piece), wished, context).filter(({ entry }) => isMeantFor(entry, text));
    return best && best.p >= SURE_BESIDE ? [best.entry] : [];
  });
}

function surely(said: string, { text, wished, context }: At, more = 0): Entry | null {
  if (isOfGoods(said, context)) return null;
  const [best] = answersTo(spellOut(said), wished, context).filter(({ entry }) => isMeantFor(entry, text));
  // "May I wash it next weekend?" is of no visit, where it surely asks for what the owner has said.
  if (
    tellsTime(said, context) &&
    !(best && best.p >= SURE && AFTER_IT.has(best.entry.topic) && !COMES.test(said))
  )
    return null;
  const isAsking = ASKS.test(said);
  if (!isAsking && isNoQuestion(said)) return null;
  // "290 cash?", "over there I pay 270": a sum that is told asks for no way to pay it.
  if (!isAsking && best?.entry.topic === 'payment' && /\d{2}/u.test(said)) return null;
  // "The front ones are not needed, the police are after me" takes something out, and "cancel it" calls off.
  if (deniedByRule(said).some(namesGoods) || findIntents(said).has('cancel')) return null;
  const isOfList =
    namesGoods(said) ||
    GOODS.some((group) => holdsAny(said, group)) ||
    namedLines(said, context.index).lines.length > 0 ||
    namesVersion(said, context);
  const least = Math.max(more, isOfList ? SURE_OF_GOODS : isAsking ? SURE : SURE_OF_TOLD);
  return best && best.p >= least && !COMPARED.has(best.entry.topic) ? best.entry : null;
}

/** "Oh wait", "I never asked about a waiting room". */
function isNoQuestion(said: string): boolean {
  return splitWords(said).length < FEWEST || REFUSING.test(said);
}

const FEWEST = 3;
const REFUSING =
  /(?<!\p{L})(?:not|never|no|stop|enough|\p{L}+n['’]t|nicht|nie|kein\p{L}*|schluss|не|ні|нет|хватит|досить|годі)(?!\p{L})/iu;

/** "What is the ceramic, 5 years?" and "the rear in LLumar" are for the list. */
function isOfGoods(said: string, { index }: Context): boolean {
  if (ASKS.test(said) && !findIntents(said).has('price')) return false;
  return namesGoods(said) || namedLines(said, index).lines.length > 0;
}

/** The "5 years" or the "2 layers" of a row. */
function namesVersion(said: string, { studio }: Context): boolean {
  const counted = [...foldText(said).matchAll(COUNTED)].map(([, count = '', unit = '']) => ({ count, unit }));
  if (counted.length === 0) return false;
  const listed = studio.rows.flatMap(({ service, zone, material }) => [
    ...foldText(`${service} ${zone ?? ''} ${material ?? ''}`).matchAll(COUNTED),
  ]);
  return counted.some(({ count, unit }) => listed.some(([, own, of]) => own === count && of === unit));
}

/** A figure, and how the word behind it begins. */
const COUNTED = /(?<!\d)(\d{1,2})[\s-]*(\p{L}{3})/gu;

/** What is done with a car once it is home. */
const AFTER_IT: ReadonlySet<string> = new Set(['aftercare', 'drying', 'warranty', 'lifespan']);

/** "Can I bring it on Friday?" */
const COMES =
  /(?<!\p{L})(?:bring|come|drop|collect|pick|book|bringen|komm\p{L}*|abgeb\p{L}*|abhol\p{L}*|vorbei\p{L}*|при[їе]ха\p{L}*|при[вн]\p{L}*|забра\p{L}*|запис\p{L}*|под[ъь]?еха\p{L}*|під\p{L}*їха\p{L}*)(?!\p{L})/iu;

const SURE = 0.6;
/** What names goods mostly asks about them. */
const SURE_OF_GOODS = 0.75;
/** Of a few words alone little tells. */
const SURE_OF_PIECE = 0.78;
/** What bears no sign of a question. */
const SURE_OF_TOLD = 0.65;
/** What is heard by the list or the calendar too. */
const SURE_BESIDE = 0.75;
const MOST = 3;
/** What is longer is no message that somebody asks something in between. */
const LONGEST = 1200;
const MOST_CLAUSES = 16;
