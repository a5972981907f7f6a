import { cutMessage, type Piece } from './decode/cut-message.ts';
import { CLAUSES, MENTIONS } from './decode/cuttings.ts';
import { placeMentions } from './decode/place-mentions.ts';
import { stanceOf } from './decode/stance-of.ts';
import type { Clause, Mention, Reading, Span, Stance } from './reading.ts';
import { type Asked, type MessageSigns, signsOf, withLayer } from './signs/message-signs.ts';
import { type Token, tokenise } from './tokens.ts';
import { type LearnedReader, learnedReader } from './weights/index.ts';

/** Reads a message as an answer to what was asked. The only place where a client's words are interpreted. */
export function read(text: string, asked: Asked): Reading {
  const tokens = tokenise(text);
  if (isEndless(tokens)) return { clauses: [], mentions: [], unexplained: [{ start: 0, end: text.length }] };
  return readSigns(signsOf(text, asked, tokens), learnedReader());
}

/** The same few words over and over are no message; nothing is made of them. */
function isEndless(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ isWord }) => isWord);
  return words.length > 24 && new Set(words.map(({ word }) => word)).size < words.length / 4;
}

/** What the things named are is decided first; what is done with them then builds on it. */
export function readSigns(message: MessageSigns, reader: LearnedReader): Reading {
  const named = cutMessage(message, reader.mentions, MENTIONS);
  const cut = cutMessage(withLayer(message, named), reader.clauses, CLAUSES);
  const spanOf = ({ from, to }: Pick<Piece, 'from' | 'to'>): Span => ({
    start: message.tokens[from]?.start ?? 0,
    end: message.tokens[to - 1]?.end ?? 0,
  });
  const acts = cut.map(({ from, to, label }) => ({ from, to, act: label }));
  const placed = placeMentions(
    named.map(({ from, to, label }) => ({ from, to, role: label })),
    acts,
  );
  const clauses: Clause[] = cut.map((one) => ({
    ...spanOf(one),
    act: one.label,
    probability: one.probability,
    asking: askingIn(one),
  }));
  const mentions: Mention[] = placed.map((one) => {
    const span = spanOf(one);
    return {
      ...span,
      role: one.role,
      stance: stanceFrom(stanceOf(message, one, reader.stances)),
      text: message.text.slice(span.start, span.end),
      clause: clauses.findIndex(({ start, end }) => start <= span.start && span.start < end),
    };
  });
  return { clauses, mentions, unexplained: unexplainedIn(message, cut).map(spanOf) };
}

/** What is not sure among many questions may be sure to be one of them. */
function askingIn({ shares }: Piece): number {
  let asking = 0;
  for (const [act, share] of shares) if (STUDIO_QUESTIONS.test(act)) asking += share;
  return asking;
}

/** Questions that neither the price list nor the calendar answers. */
const STUDIO_QUESTIONS = /^ask\.(?!price|have|free|mybooking|difference|duration)/;

function stanceFrom(label: string): Stance {
  return label === '-' || label === '~' || label === '<' ? label : '+';
}

/** Runs of words between the clauses; marks alone need no explanation. */
function unexplainedIn({ tokens }: MessageSigns, cut: readonly Piece[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  tokens.forEach(({ isWord }, at) => {
    if (!isWord || cut.some(({ from, to }) => from <= at && at < to)) return;
    const last = runs.at(-1);
    if (last?.to === at) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  });
  return runs;
}
