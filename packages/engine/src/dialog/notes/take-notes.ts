import type { HeardTurn } from '../../hear-turn.ts';
import { splitWords } from '../../words/split-words.ts';
import { words } from '../act.ts';
import { knownAnswer } from '../answers/knowledge/known-answer.ts';
import { repeatQuestion } from '../answers/repeat-question.ts';
import { summarise } from '../booking/summarise.ts';
import { PERSON_CALLED, UNHAPPY } from '../contact/hand-over.ts';
import { CALL_PROMISED } from '../contact/take-lead.ts';
import { type Draft, newDraft, say } from '../draft.ts';
import { OF_TRANSPORT, ON_THE_WAY } from './note-words.data.ts';
import { type PartedNotes, partNotes } from './part-notes.ts';

/** The words for the studio in a message that is otherwise about something; null where a person has the talk, or none are said. */
export function notesOf(text: string, { draft: { state }, context }: HeardTurn): PartedNotes | null {
  if (state.turns === 0 || WITH_PERSON.some((mark) => state.told.includes(mark))) return null;
  const parted = partNotes(text, context.index);
  if (!parted) return null;
  const isNew = parted.notes.length > 0;
  if (!isNew && !state.told.some((mark) => mark.startsWith(NOTED))) return null;
  return parted;
}

const WITH_PERSON = [UNHAPPY, PERSON_CALLED, CALL_PROMISED];

/** Whether anything is said beside the words for the studio. */
export function holdsMore({ rest }: PartedNotes): boolean {
  return splitWords(rest).some((word) => !ON_THE_WAY.test(word));
}

/** A message that only tells the studio something changes nothing, and what was asked last stays asked. */
export function draftOfNotes({ draft: { state }, context }: HeardTurn): Draft {
  const draft = newDraft({ ...state, turns: state.turns + 1 });
  repeatQuestion(draft, context);
  return draft;
}

/** The studio hears of each word for it once, and the client reads that it was noted. */
export function passNotesOn(draft: Draft, { notes }: PartedNotes, { message, context }: HeardTurn): void {
  if (draft.wantsPerson || !message) return;
  const said = notes.join('. ');
  const fresh = notes.filter((note) => !draft.state.told.includes(markOf(note)));
  const before = draft.acts;
  draft.acts = [];
  const onTransport = OF_TRANSPORT.test(said)
    ? knownAnswer({ topic: 'transport', said }, draft, context)
    : null;
  if (onTransport !== null) say(draft, 'script', { answer: words(onTransport) });
  say(draft, 'noted');
  const told = new Set(before.map((act) => JSON.stringify(act)));
  const acts = draft.acts.filter((act) => !told.has(JSON.stringify(act)));
  const isDone = draft.effects.some(({ kind }) => DONE.has(kind));
  draft.acts = isDone ? [...before, ...acts] : [...acts, ...before];
  if (fresh.length === 0) return;
  const summary = summarise(draft.state, { ...message, text: said }, context);
  draft.effects.push({ kind: 'handoff', reason: 'question', summary, question: { topic: 'other', said } });
  draft.state = { ...draft.state, told: [...draft.state.told, ...fresh.map(markOf)].slice(-MOST_TOLD) };
}

const DONE: ReadonlySet<string> = new Set(['book', 'reschedule', 'cancel']);
const NOTED = 'note:';
const MOST_TOLD = 30;

function markOf(note: string): string {
  return `${NOTED}${note.slice(0, 40)}`;
}
