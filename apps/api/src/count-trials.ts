import { Counter, type Registry } from 'prom-client';
import type { CountTrial } from './modules/trials/index.ts';

/** How many visitors try a list of their own and how far they come, as figures without people. */
export function trialCounter(registry: Registry): CountTrial {
  const counter = new Counter({
    name: 'trials_total',
    help: 'Lists of visitors: read, talked to, kept by signing up',
    labelNames: ['step'],
    registers: [registry],
  });
  return (step) => counter.inc({ step });
}
