import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { summarise } from '../booking/summarise.ts';
import { offerReach } from '../contact/offer-reach.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { likeness } from '../wish/likeness.ts';
import { putToOwner } from './answer-topics.ts';
import { ARRIVAL, FOR_STUDIO, HOW_LONG, PASS_IT_ON } from './left-question-words.data.ts';
import { lengthBehindPrice } from './length-behind-price.ts';
import { tellDifference } from './tell-difference.ts';
import { withoutTold } from './without-told.ts';

type At = { message: Understanding; context: Context; told: readonly string[]; before: DialogState };

/**
 * The end of a turn, whatever way its questions went: none is both answered and passed on, none that only the studio can
 * answer is dropped, and what was asked first, the price, is told first.
 */
export function closeQuestions(draft: Draft, at: At): void {
  if (draft.wantsPerson) return;
  withoutTold(draft, at);
  passLeftOn(draft, at);
  noteForStudio(draft, at);
  tellDifference(draft, at.message, at.context);
  lengthBehindPrice(draft);
}

function passLeftOn(draft: Draft, { message, context }: At): void {
  const { text } = message;
  if (draft.acts.some(({ key }) => CLOSING.has(key))) return;
  const left = splitSentences(text).flatMap((said) => {
    const topic = topicOf(said, text);
    // "How early shall I come and where do I pay": the rest is asked by itself.
    const own = topic === 'arrival' ? (ARRIVAL.exec(said)?.[0] ?? said) : said;
    return topic === null || isPassedOn(own, draft) ? [] : [{ topic, said: own }];
  });
  if (left.length === 0) return;
  const before = draft.acts;
  const effects = draft.effects.length;
  draft.acts = [];
  for (const { topic, said } of left)
    putToOwner(draft, { topic: `${topic} ${said.slice(0, 40)}`, said }, { message, context });
  const answers = draft.acts.filter(
    (act) => !before.some(({ key }) => key === act.key && key === 'topicOpen'),
  );
  // What was shown of the list for want of an answer is none.
  const rest = before.filter(({ key }) => !VOID.has(key) && !(answers.length > 0 && INSTEAD.has(key)));
  draft.acts = draft.effects.some(({ kind }) => kind === 'book')
    ? [...rest, ...answers]
    : [...answers, ...rest];
  if (draft.effects.length > effects && !draft.acts.some(({ key }) => REACH.has(key))) offerReach(draft);
}

function topicOf(said: string, text: string): string | null {
  const found = FOR_STUDIO.find(({ words }) => words.test(said));
  if (!found || HOW_LONG.test(said) || splitWords(said).length < FEWEST) return null;
  const isAsked = said.includes('?') || WHETHER.test(said) || OPEN_ASKING.has(found.topic);
  return isAsked && !(found.topic === 'difference' && NO_MATTER.test(text)) ? found.topic : null;
}

/** Asked in so many words, with no mark behind it. */
const OPEN_ASKING: ReadonlySet<string> = new Set(['difference', 'arrival']);
const WHETHER = /(?<!\p{L})(?:or (?:nah|no|not)|oder (?:nicht|nich|net)|чи (?:ні|нє)|или (?:нет|не))\W*$/iu;
const NO_MATTER =
  /(?<!\p{L})(?:no difference|pay the difference|kein(?:en)? unterschied|доплач\p{L}* різниц\p{L}*|немає різниці|нет разницы|без разницы|доплач\p{L}* разниц\p{L}*)(?!\p{L})/iu;
const FEWEST = 3;

function isPassedOn(said: string, { acts, effects }: Draft): boolean {
  if (acts.some(({ key }) => ANSWERED.test(key))) return true;
  return effects.some(
    (effect) =>
      effect.kind === 'handoff' &&
      effect.question !== undefined &&
      (effect.question.said.includes(said.trim()) || likeness(effect.question.said, said) >= ALIKE),
  );
}

const ALIKE = 0.6;
const ANSWERED = /^(?:script|included\p{L}*|stillOpen|ownerAsked|personKnows|soldApart)$/u;
const REACH: ReadonlySet<string> = new Set(['reachHere', 'reachKnown', 'reachOffer', 'reachAsk']);
const INSTEAD: ReadonlySet<string> = new Set(['suggestedBeside', 'suggestedBesideNames']);
const VOID: ReadonlySet<string> = new Set(['clarify', 'notUnderstood']);
const CLOSING: ReadonlySet<string> = new Set(['offTopic', 'noTricks', 'deleteData', 'crisis', 'complaint']);

/** "Tell the technician, please": it is noted for the studio, whatever else is done about it. */
function noteForStudio(draft: Draft, { message, context }: At): void {
  const { text } = message;
  if (!PASS_IT_ON.test(text) || draft.effects.some(({ kind }) => kind === 'handoff')) return;
  const summary = summarise(draft.state, message, context);
  draft.effects.push({
    kind: 'handoff',
    reason: 'question',
    summary,
    question: { topic: 'other', said: text },
  });
  const rest = draft.acts.filter(({ key }) => !VOID.has(key));
  draft.acts = [];
  say(draft, 'personKnows');
  draft.acts = [...draft.acts, ...rest];
}
