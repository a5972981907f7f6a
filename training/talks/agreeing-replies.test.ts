import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DialogState } from '../../packages/engine/src/dialog-state.ts';
import { takeTurn } from '../../packages/engine/src/index.ts';
import type { GoldTalk } from './gold-talk.ts';
import { NOW, studioOfTalk } from './studio-of-talk.ts';

const FILES = ['written/en', 'written/de', 'written/uk', 'written/ru', 'free/free'];
/** One talk of so many, from all languages; `npm run test:long` has the time for more of them. */
const STEP = process.env.LONG_TESTS === 'on' ? 24 : 240;
const OUT = /(?:taken out|gestrichen|прибираю|убираю): ([^\n]+?)\.(?:\s|$)/u;
/** Sentences of which a reply may hold several, each about something else: never the same words twice. */
const SEVERAL = new Set(['quoteOne', 'quoteCar', 'duration', 'script', 'topicOpenAbout', 'gap', 'options']);
/** What is listed may stand under two heads: two services come small and large. */
const LISTED = /^\s*•/u;

const talks = FILES.flatMap((file) =>
  readFileSync(join(import.meta.dirname, `${file}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): GoldTalk => JSON.parse(line)),
).filter((_, at) => at % STEP === 0);

describe('no reply contradicts or repeats itself', () => {
  it.each(talks.map((talk) => [`${talk.lang} ${talk.list}`, talk] as const))('%s', (_, talk) => {
    const studio = studioOfTalk(talk);
    let state: DialogState | null = null;
    for (const { say } of talk.turns) {
      const turn = takeTurn({ text: say, state, studio, now: NOW });
      state = turn.state;
      const { reply, acts } = turn;
      const [, out = ''] = OUT.exec(reply.text) ?? [];
      const gone = out.split(', ').filter((part) => part !== '');
      const labels = (reply.quote?.lines ?? []).map(({ label }) => label);
      const staying = labels.filter((label) =>
        gone.some((part) => label === part || label.startsWith(`${part} · `)),
      );
      expect(staying, reply.text).toEqual([]);
      const once = acts.filter((act) => !SEVERAL.has(act));
      expect(new Set(once).size, `${acts.join(' ')}\n${reply.text}`).toBe(once.length);
      const lines = reply.text.split('\n').filter((line) => line !== '' && !LISTED.test(line));
      expect(new Set(lines).size, reply.text).toBe(lines.length);
    }
  });
});
