// The assistant: answers one turn of talk with the built-in engine, or with a language model over the same facts.
// It owns the choice between the two, the model's tools, its budget and the proof of every reply. It has no tables
// and no database handle: facts come in, a reply and the effects that make it true go out.

export type { Answer, AnswerReason, Proposal, TalkLine, TurnFacts } from './answer.ts';
export { answerBuiltIn, presentTurn, reasonOf } from './answer-built-in.ts';
export { answerWithModel } from './answer-with-model.ts';
export { connectModel } from './connect-model.ts';
export type { ModelAccess } from './model-access.ts';
export type { OnDraft } from './show-proved.ts';
export { translateLines } from './translate-lines.ts';
