import { Counter, Histogram, type Registry } from 'prom-client';
import type { TurnWatch } from './modules/conversations/index.ts';

type OnPhase = (phase: string, seconds: number) => void;

/** Turns of talk as figures: how long each step takes, what kind of answer came of it, and which figures were held back. */
export function turnCounter(registry: Registry, onPhase: OnPhase = () => {}): TurnWatch {
  const registers = [registry];
  const phases = new Histogram({
    name: 'turn_phase_duration_seconds',
    help: 'Time of a step of a turn: read, decide, prove (a part of decide), write',
    labelNames: ['phase', 'channel'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 25],
    registers,
  });
  const answers = new Counter({
    name: 'turn_answers_total',
    help: 'Replies by channel, by who made them and by the first thing they do',
    labelNames: ['channel', 'engine', 'kind'],
    registers,
  });
  const blocked = new Counter({
    name: 'turn_blocked_figures_total',
    help: 'Figures of drafts that could not be proved and never reached a client',
    labelNames: ['engine'],
    registers,
  });
  const fallbacks = new Counter({
    name: 'turn_fallbacks_total',
    help: 'Turns the built-in engine answered in the place of a language model, by reason',
    labelNames: ['reason'],
    registers,
  });
  const sends = new Histogram({
    name: 'channel_send_duration_seconds',
    help: 'Texts sent to a messenger by channel and by what its server made of them; done is delivered to it',
    labelNames: ['channel', 'outcome'],
    buckets: [0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers,
  });
  return {
    phase: (phase, seconds, channel) => {
      phases.observe({ phase, channel }, seconds);
      onPhase(phase, seconds);
    },
    answered: (channel, { engine, acts, blocked: figures, fallback }) => {
      answers.inc({ channel, engine, kind: acts[0] ?? 'none' });
      if (figures.length > 0) blocked.inc({ engine }, figures.length);
      if (fallback !== null) fallbacks.inc({ reason: fallback });
    },
    sent: (channel, outcome, seconds) => sends.observe({ channel, outcome }, seconds),
  };
}
