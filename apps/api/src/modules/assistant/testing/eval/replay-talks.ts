import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineLanguage } from '@glossa/engine';
import { calendarDouble } from '@glossa/engine/eval';
import { z } from 'zod';
import type { Answer, TalkLine, TurnFacts } from '../../answer.ts';
import { answerWithModel } from '../../answer-with-model.ts';
import { type ModelAccess, openModelAccess } from '../../model-access.ts';
import { recordedModel, type Spent } from './recorded-model.ts';
import { now } from './scenes.ts';
import { studios } from './studios.ts';

const turnSchema = z.object({
  client: z.string(),
  steps: z.array(
    z.union([z.object({ say: z.string() }), z.object({ call: z.array(z.record(z.string(), z.unknown())) })]),
  ),
  repair: z.string().optional(),
  /** What is to become of the draft: it stands as it was said, or a sentence of it is refused. */
  draft: z.enum(['stands', 'refused']),
});

const talkSchema = z.object({
  id: z.string(),
  language: z.enum(['EN', 'DE', 'UA', 'RU']),
  studio: z.enum(['berlin', 'kyiv']),
  /** How the model behaves that was recorded. */
  habit: z.string(),
  /** Bookings that stand when the talk is over, as "start service". */
  bookings: z.array(z.string()),
  turns: z.array(turnSchema),
});

export type Talk = z.infer<typeof talkSchema>;

export type PlayedTurn = { client: string; answer: Answer; draft: 'stands' | 'refused' };
export type Played = { talk: Talk; turns: PlayedTurn[]; bookings: string[]; spent: Spent };

export function loadTalks(): Talk[] {
  const folder = join(import.meta.dirname, 'talks');
  return readdirSync(folder)
    .sort()
    .map((file) => talkSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}

/** Plays a talk through the path every client takes, over a calendar in memory; `live` asks a real model instead. */
export async function replayTalk(talk: Talk, live: ModelAccess | null = null): Promise<Played> {
  const recorded = recordedModel();
  const access =
    live ?? openModelAccess({ model: recorded.model, label: `recorded:${talk.habit}`, onTrouble: () => {} });
  const calendar = calendarDouble([]);
  const turns: PlayedTurn[] = [];
  const history: TalkLine[] = [];
  let last: Answer | null = null;
  for (const turn of talk.turns) {
    recorded.play(turn);
    const facts: TurnFacts = {
      text: turn.client,
      dialogState: last?.state ?? null,
      language: last?.language ?? talk.language,
      studio: studios[talk.studio],
      calendar: calendar.facts(),
      now,
      history: [...history],
      proposal: last?.reason.proposal ?? null,
      tone: 'FRIENDLY',
    };
    const answer = await answerWithModel(facts, { access, onDefect: fail });
    for (const effect of answer.effects)
      if (!calendar.apply(effect)) throw new Error(`${talk.id}: ${effect.kind} was refused by the calendar`);
    history.push({ author: 'client', text: turn.client }, { author: 'bot', text: answer.reply.text });
    turns.push({ client: turn.client, answer, draft: turn.draft });
    last = answer;
  }
  const bookings = calendar.touched().live.map(({ start, service }) => `${start} ${service}`);
  return { talk, turns, bookings, spent: recorded.spent() };
}

function fail(error: unknown): never {
  throw error;
}

export type Figures = {
  language: EngineLanguage | 'all';
  turns: number;
  requests: number;
  tokens: number;
  /** The same over turns whose draft stood. */
  tokensUnrepaired: number;
  repairs: number;
  refusedRightly: number;
  refusedWrongly: number;
  letThrough: number;
  fallbacks: number;
  bookingsRight: number;
  bookingsWrong: number;
};

export function figuresOf(played: readonly Played[], language: Figures['language']): Figures {
  const turns = played.flatMap((talk) => talk.turns);
  const wasRefused = ({ answer: { reason } }: PlayedTurn) =>
    reason.fallback === 'reply not proved' || reason.blocked.length > 0;
  const of = (draft: PlayedTurn['draft'], refused: boolean) =>
    turns.filter((turn) => turn.draft === draft && wasRefused(turn) === refused).length;
  const used = turns.flatMap(({ answer }) => answer.reason.usage ?? []);
  const sum = (pick: (usage: (typeof used)[number]) => number) =>
    used.reduce((total, usage) => total + pick(usage), 0);
  const right = played.filter(({ talk, bookings }) => bookings.join() === talk.bookings.join());
  return {
    language,
    turns: turns.length,
    requests: sum(({ requests }) => requests),
    tokens: sum(({ inputTokens, outputTokens }) => inputTokens + outputTokens),
    tokensUnrepaired: meanOf(turns.filter((turn) => !wasRefused(turn))),
    repairs: turns.filter(wasRefused).length,
    refusedRightly: of('refused', true),
    refusedWrongly: of('stands', true),
    letThrough: of('refused', false),
    fallbacks: turns.filter(({ answer }) => answer.reason.fallback !== null).length,
    bookingsRight: right.length,
    bookingsWrong: played.length - right.length,
  };
}

function meanOf(turns: readonly PlayedTurn[]): number {
  const tokens = turns.map(({ answer: { reason } }) =>
    reason.usage ? reason.usage.inputTokens + reason.usage.outputTokens : 0,
  );
  return Math.round(tokens.reduce((sum, one) => sum + one, 0) / Math.max(1, tokens.length));
}
