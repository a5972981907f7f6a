import type { HeardTurn } from '../../hear-turn.ts';
import { splitWords } from '../../words/split-words.ts';
import { type Act, words } from '../act.ts';
import { suggestBeside } from '../advise/suggest-beside.ts';
import { knownAnswer } from '../answers/knowledge/known-answer.ts';
import { plainTopic } from '../answers/knowledge/known-sentences.ts';
import { partKnown } from '../answers/knowledge/part-known.ts';
import { repeatQuestion } from '../answers/repeat-question.ts';
import { summarise } from '../booking/summarise.ts';
import { MISSES_ANSWER } from '../contact/grievance-words.data.ts';
import { PERSON_CALLED, UNHAPPY } from '../contact/hand-over.ts';
import { CALL_PROMISED } from '../contact/take-lead.ts';
import { withoutGrievance } from '../contact/without-grievance.ts';
import type { Context } from '../context.ts';
import { type Draft, newDraft, say } from '../draft.ts';
import { type CarLeft, partCarLeft } from './car-left/part-car-left.ts';
import { tellDue } from './car-left/tell-due.ts';
import { COLLECTION_WANTED, type Collection, partCollection } from './collection/part-collection.ts';
import { GLAD, OF_TRANSPORT, ON_THE_WAY } from './note-words.data.ts';
import { partCompany } from './part-company.ts';
import { type PartedNotes, partNotes } from './part-notes.ts';
import { withoutLoss } from './without-loss.ts';

/** What stands beside the matter of a message: words for the studio, and questions its owner has answered for everybody. */
export type Beside = PartedNotes & {
  answers: string[];
  carLeft: CarLeft | null;
  collection: Collection | null;
};

/** What of a message is taken apart from its matter; null where a person has the talk, or there is nothing of the kind. */
export function besideMatter(text: string, { draft: { state }, context }: HeardTurn): Beside | null {
  // Whoever has a person told already is still answered what the owner has answered for everybody.
  const isWithPerson = WITH_PERSON.some((mark) => state.told.includes(mark));
  const isHeard = state.turns > 0 && !isWithPerson;
  const carLeft = isHeard ? partCarLeft(text, { state, context }) : null;
  const company = isHeard ? partCompany(carLeft?.rest ?? text, state) : null;
  const named = company?.rest ?? carLeft?.rest ?? text;
  const collection = isHeard ? partCollection(named, { state, context }) : null;
  const left = collection?.rest ?? named;
  const parted = isHeard ? partNotes(left, context.index) : null;
  const isKnown = state.told.some((mark) => mark.startsWith(NOTED));
  const noted = parted && (parted.notes.length > 0 || isKnown) ? parted : null;
  const { rest, answers } = partKnown(noted?.rest ?? left, state.wished, context);
  if (!noted && !carLeft && !company && !collection && answers.length === 0) return null;
  const notes = [
    ...(carLeft?.brought.map(({ said }) => said) ?? []),
    ...(company ? [company.note] : []),
    ...(collection?.notes ?? []),
    ...(noted?.notes ?? []),
  ];
  const told = collection?.answer ? [collection.answer, ...answers] : answers;
  return { notes, carLeft, collection, rest, answers: told };
}

const WITH_PERSON = [UNHAPPY, PERSON_CALLED, CALL_PROMISED];

/** Whether anything is said beside that. */
export function holdsMore({ rest, answers }: Beside): boolean {
  // "And the guarantee? You never answered": whoever gets the answer misses it no more.
  const left = answers.length > 0 && MISSES_ANSWER.test(rest) ? (withoutGrievance(rest) ?? '') : rest;
  // "Lovely. And can it stay overnight?" is glad of what was told and agrees to nothing.
  const isGlad = (word: string) => answers.length > 0 && GLAD.test(word);
  return splitWords(left).some((word) => !ON_THE_WAY.test(word) && !isGlad(word));
}

/** A message that only tells the studio something changes nothing, and what was asked last stays asked. */
export function draftOfNotes({ draft: { state }, context }: HeardTurn): Draft {
  const draft = newDraft({ ...state, turns: state.turns + 1 });
  repeatQuestion(draft, context);
  return draft;
}

/** Answers are told; the studio hears of each word for it once, and the client reads that it was noted. */
export function tellBeside(
  draft: Draft,
  { notes, carLeft, collection, answers, rest }: Beside,
  { message, context }: HeardTurn,
): void {
  if (draft.wantsPerson || !message) return;
  if (answers.length > 0) withoutLoss(draft, rest, context);
  // "The seats have stains, could you do them too?": what the owner says of stains is not all there is to it.
  const isHelpAsked = message.intents.has('doYou') || message.intents.has('add');
  if (answers.length > 0 && isHelpAsked && message.topics.length === 0) {
    const own = draft.acts;
    draft.acts = [];
    suggestBeside(draft, message, context);
    draft.acts = [...draft.acts, ...own];
  }
  const said = notes.join('. ');
  const before = answers.length > 0 ? draft.acts.map((act) => naming(act, draft)) : draft.acts;
  draft.acts = [];
  const ofTransport = !collection && OF_TRANSPORT.test(said) ? fetchingTold(said, draft, context) : null;
  for (const answer of [...answers, ofTransport])
    if (answer !== null) say(draft, 'script', { answer: words(answer) });
  const open = tellDue(draft, carLeft?.due ?? [], context);
  const isOnlyAsked =
    carLeft?.brought.some(({ isAsked }) => isAsked) && notes.length === carLeft.brought.length;
  if (isOnlyAsked) say(draft, 'topicOpen');
  else if (notes.length > 0 || (answers.length === 0 && !carLeft)) say(draft, 'noted');
  const isAsWell = ofTransport !== null && TO_FETCH.test(said);
  askWhereFrom(draft, collection ?? (isAsWell ? { notes, isAddressDue: !/\d/u.test(said) } : null));
  const fresh = [...notes, ...open].filter((note) => !draft.state.told.includes(markOf(note)));
  const told = new Set(before.map((act) => JSON.stringify(act)));
  const acts = draft.acts.filter((act) => !told.has(JSON.stringify(act)));
  const isDone = draft.effects.some(({ kind }) => DONE.has(kind));
  draft.acts = isDone ? [...before, ...acts] : [...acts, ...before];
  if (fresh.length === 0) return;
  const passed = [said, ...open].filter(Boolean).join('. ');
  const summary = summarise(draft.state, { ...message, text: passed }, context);
  const question = { topic: 'other', said: passed };
  draft.effects.push({ kind: 'handoff', reason: 'question', summary, question });
  draft.state = { ...draft.state, told: [...draft.state.told, ...fresh.map(markOf)].slice(-MOST_TOLD) };
}

/** A car that is to be fetched has to stand somewhere. */
function askWhereFrom(draft: Draft, collection: Pick<Collection, 'notes' | 'isAddressDue'> | null): void {
  if (!collection) return;
  if (collection.isAddressDue) say(draft, 'askCollectFrom');
  const told = draft.state.told.filter((mark) => mark !== COLLECTION_WANTED);
  if (collection.notes.length > 0 && collection.isAddressDue)
    draft.state = { ...draft.state, told: [...told, COLLECTION_WANTED].slice(-MOST_TOLD) };
  else if (collection.notes.length > 0) draft.state = { ...draft.state, told };
}

/** What the owner says of cars that are fetched or lent. */
function fetchingTold(said: string, draft: Draft, context: Context): string | null {
  const knowledge = (context.studio.knowledge ?? []).filter(({ topic }) => FETCHING.has(plainTopic(topic)));
  const studio = { ...context.studio, knowledge };
  const known = knownAnswer({ topic: 'transport', said }, draft, { ...context, studio });
  const general = knowledge.find(({ topic, service }) => plainTopic(topic) === 'transport' && !service);
  return known ?? (TO_FETCH.test(said) ? (general?.answer ?? null) : null);
}

const TO_FETCH =
  /(?<!\p{L})(?:abhol\p{L}*|collect\p{L}*|pick\p{L}*|fetch\p{L}*|забер\p{L}*|забра\p{L}*)(?!\p{L})/iu;

const FETCHING: ReadonlySet<string> = new Set(['transport', 'mobile', 'own']);

/** Beside an answer, "I don't know that" is said of what it is about. */
function naming(act: Act, { effects }: Draft): Act {
  const [said, ...others] = effects.flatMap((effect) =>
    effect.kind === 'handoff' && effect.question ? [effect.question.said] : [],
  );
  if (act.key !== 'topicOpen' || said === undefined || others.length > 0 || /\d/u.test(said)) return act;
  return { key: 'topicOpenAbout', values: { question: words(said.trim().replace(/[\s?!.,;]+$/u, '')) } };
}

const DONE: ReadonlySet<string> = new Set(['book', 'reschedule', 'cancel']);
const NOTED = 'note:';
const MOST_TOLD = 30;

function markOf(note: string): string {
  return `${NOTED}${note.slice(0, 40)}`;
}
