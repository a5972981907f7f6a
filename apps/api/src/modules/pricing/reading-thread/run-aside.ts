import { Worker } from 'node:worker_threads';
import { readingTookTooLong } from '../pricing.errors.ts';
import type { ReadingTask } from './reading-tasks.ts';

export type TaskOrder = { id: number; task: ReadingTask };
export type TaskAnswer = { id: number; value: unknown } | { id: number; failure: string };
/** The first word of a thread: all it needs is loaded. */
export type ThreadIsOpen = 'open';

export type Aside = { run: (task: ReadingTask) => Promise<unknown>; close: () => Promise<void> };

type Waiting = { order: TaskOrder; resolve: (value: unknown) => void; reject: (cause: Error) => void };

export type AsideLimits = {
  /** A task that takes longer is refused and its thread ended. Opening the thread is nobody's task. */
  deadlineMs: number;
  /** Owners paste prices now and then; the memory of the thread is given back between. */
  idleMs: number;
};

/** A busy machine takes its time to load what a thread needs; one that never opens is given up. */
const openingMs = 60_000;

/** Runs tasks one after the other in a thread of their own, which is opened when there is something to do. */
export function newAside({ deadlineMs, idleMs }: AsideLimits): Aside {
  const waiting: Waiting[] = [];
  let thread: Worker | null = null;
  let isOpen = false;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function next() {
    clearTimeout(timer);
    const [first] = waiting;
    if (!first) {
      timer = setTimeout(stop, idleMs).unref();
      return;
    }
    thread ??= open();
    allow(isOpen ? deadlineMs : openingMs);
    thread.postMessage(first.order);
  }

  function allow(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => giveUp(readingTookTooLong()), ms);
  }

  function open(): Worker {
    const opened = new Worker(new URL('./thread.ts', import.meta.url), { name: 'price reading' });
    isOpen = false;
    opened.on('message', (said: TaskAnswer | ThreadIsOpen) => {
      if (said !== 'open') return settle(said);
      isOpen = true;
      if (waiting.length > 0) allow(deadlineMs);
    });
    opened.on('error', (error: Error) => thread === opened && giveUp(error));
    opened.unref();
    return opened;
  }

  function settle(answer: TaskAnswer) {
    const done = waiting.shift();
    if (!done) return;
    if ('failure' in answer) done.reject(new Error(answer.failure));
    else done.resolve(answer.value);
    next();
  }

  function giveUp(cause: Error) {
    waiting.shift()?.reject(cause);
    void stop();
    next();
  }

  async function stop() {
    const stopped = thread;
    thread = null;
    stopped?.removeAllListeners('message');
    await stopped?.terminate();
  }

  function run(task: ReadingTask): Promise<unknown> {
    lastId += 1;
    const order = { id: lastId, task };
    return new Promise((resolve, reject) => {
      waiting.push({ order, resolve, reject });
      if (waiting.length === 1) next();
    });
  }

  async function close() {
    clearTimeout(timer);
    for (const { reject } of waiting.splice(0)) reject(new Error('The server stops.'));
    await stop();
  }

  return { run, close };
}
