import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { summarise } from './summarise.ts';

/** Somebody of the studio is to be told something. */
export const TOLD_ON =
  /(?<!\p{L})(?:tell|let|ask|remind|inform|warn)\s(?:the\s|your\s)?(?:guys?|lads?|team|boys|technicians?|detailers?|staff|studio|them|him|her|boss|master)(?!\p{L})|(?<!\p{L})(?:please note|make a note|pass (?:it|that|this) on|for your info|fyi)(?!\p{L})|(?<!\p{L})(?:sag|sagt|sagen|schreib|schreibt|richtet|richte|gib|gebt|erinnert)(?:\ssie)?\s(?:es\s|das\s|bitte\s)*(?:de[mnr]|den|euren|eurem|ihren|ihrem|die|das)\s\p{L}+|(?<!\p{L})(?:notier\p{L}*|merkt euch|zur info|als info|nur zur info)(?!\p{L})|(?<!\p{L})(?:напиш\p{L}*|скаж\p{L}*|сказати|передай\p{L}*|передат[иь]|предупред\p{L}*|попередь\p{L}*|попрос\p{L}*|нагадайте|напомните)\s(?:\p{L}+\s)?(?:мастер\p{L}*|майстр\p{L}*|ребят\p{L}*|хлопц\p{L}*|технік\p{L}*|техник\p{L}*|им|їм|команд\p{L}*|студи\p{L}*|студі\p{L}*|менеджер\p{L}*|админ\p{L}*|адмін\p{L}*)(?!\p{L})|(?<!\p{L})(?:учтите|имейте в виду|отметьте|пометьте|врахуйте|майте на увазі|зазначте|зауважте)(?!\p{L})/iu;

/** "And add the engine": more is wanted than was summed up. */
export const TO_ADD =
  /(?<!\p{L})(?:add|dazubuchen|hinzufügen|fügt|додай\p{L}*|добавь\p{L}*|плюсом|plus)(?!\p{L})/iu;

/** The note goes to the studio, and the client is told so. */
export function passNoteOn(draft: Draft, note: Understanding, context: Context): void {
  const said = note.text;
  if (draft.effects.some(({ kind }) => kind === 'handoff')) return;
  const summary = summarise(draft.state, note, context);
  draft.effects.push({ kind: 'handoff', reason: 'question', summary, question: { topic: 'other', said } });
  say(draft, 'personKnows');
}
