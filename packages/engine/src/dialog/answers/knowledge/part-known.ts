import type { WishedService } from '../../../dialog-state.ts';
import { detectLanguage } from '../../../language/index.ts';
import { namedLines } from '../../../prices/index.ts';
import { deniedByRule } from '../../../understanding/denied-by-rule.ts';
import { findCount } from '../../../understanding/find-count.ts';
import { findIntents } from '../../../understanding/find-intents.ts';
import { ASKS } from '../../../understanding/question-words.data.ts';
import { spellOut } from '../../../understanding/spell-out.ts';
import { readWhen } from '../../../when/index.ts';
import { foldText } from '../../../words/fold-text.ts';
import { isCommonWord } from '../../../words/is-common-word.ts';
import { splitWords } from '../../../words/split-words.ts';
import { namesGoods } from '../../basket/edit-basket.ts';
import type { Context } from '../../context.ts';
import { splitSentences } from '../../moves/split-sentences.ts';
import { clausesOf } from './clauses-of.ts';
import type { Entry } from './entry-sense.ts';
import { answersTo, COMPARED, isMeantFor } from './known-entries.ts';

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
    for (const entry of parted.entries) found.add(entry);
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
    (isCircumstance(clause) || isFragment(clause) || isBareQuestion(clause));
  // "We run four vans for our firm" is answered by what holds for firms, and tells how many there are.
  const isToHear = (clause: string, one: number) =>
    answered[one] === null ? !isOfAnswered(clause, one) : findCount(clause).cars !== null;
  const left = clauses.filter(isToHear);
  const rest = left.join(', ');
  // The mark behind the last clause belongs to all that ask.
  const isMarkLost = sentence.trim().endsWith('?') && !rest.endsWith('?') && ASKS.test(left.at(-1) ?? '');
  return { rest: isMarkLost ? `${rest}?` : rest, entries };
}

/** "A voucher, have you got any?" */
function isBareQuestion(clause: string): boolean {
  const said = findIntents(clause);
  return (
    !OWN_QUESTIONS.some((intent) => said.has(intent)) &&
    ASKS.test(clause) &&
    splitWords(clause).every(isCommonWord)
  );
}

/** "What's the address" is a question of its own. */
const OWN_QUESTIONS = ['address', 'hours', 'studioPhone', 'duration', 'price', 'free', 'services'] as const;

/** "Three years, is that also … on the ceramic?": what it is asked of is no wish by itself. */
function isFragment(clause: string): boolean {
  return OF_WHAT.test(clause) && !/\d/u.test(clause) && splitWords(clause).length <= A_FEW;
}

const OF_WHAT = /^\s*(?:on|for|with|auf|für|bei|mit|на|для|по|з|с)\s/iu;

/** "… if I stay there": says more of what was asked, and nothing by itself. */
function isCircumstance(clause: string): boolean {
  return BEGINS_CIRCUMSTANCE.test(clause) && !/\d/u.test(clause) && !namesGoods(clause);
}

const BEGINS_CIRCUMSTANCE =
  /^\s*(?:if|when|while|until|after|before|wenn|falls|während|solange|bis|nachdem|bevor|якщо|коли|поки|доки|если|когда|пока)(?!\p{L})/iu;

function partWhole(sentence: string, at: At): Parted {
  const entry = surely(sentence, at);
  return entry
    ? { rest: findCount(sentence).cars === null ? '' : sentence, entries: [entry] }
    : { rest: sentence, entries: [] };
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
    namesGoods(said) || namedLines(said, context.index).lines.length > 0 || namesVersion(said, context);
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

/** "May I leave it on Tuesday at five?": the calendar is asked. */
function tellsTime(said: string, { now, studio }: Context): boolean {
  const language = detectLanguage(said, null) ?? 'EN';
  return readWhen(said, { now, timezone: studio.timezone, language }) !== null;
}

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
const SURE_OF_GOODS = 0.7;
/** Of a clause alone few words tell, and fewer than these are few. */
const A_FEW = 4;
const SURE_OF_PIECE = 0.78;
/** What bears no sign of a question. */
const SURE_OF_TOLD = 0.65;
const MOST = 3;
/** What is longer is no message that somebody asks something in between. */
const LONGEST = 1200;
const MOST_CLAUSES = 16;
