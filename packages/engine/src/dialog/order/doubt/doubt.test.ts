import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Forest } from '../../../prices/reading/score/trees.ts';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';
import { judges } from '../judge-lines.ts';

const VALET = exampleStudio([
  row('Express interior', 39, {}),
  row('Leather treatment', 69, {}),
  row('Engine bay wash', 55, {}),
  row('Pet hair removal', 49, {}),
  row('Odour fogging', 45, {}),
]);

/** A judgement that holds every order as likely as this. */
function holding(p: number): Forest {
  const logit = Math.log(p / (1 - p));
  return { depth: 1, bounds: [[0]], trees: [{ signs: [0], cuts: [0], leaves: [logit, logit] }] };
}

const learned = judges.now;
const judgeAll = (p: number) => {
  judges.now = learned && { ...learned, sets: holding(p) };
};
afterEach(() => {
  judges.now = learned;
});

const VAGUE = ['express interior for my golf please', 'and do something against the dog in there'];

describe('an order that is more likely wrong than right', () => {
  beforeEach(() => judgeAll(0.3));

  it('is put to the client with what else it may be, each with its sum and none priced as taken', () => {
    const turn = talkTo(VALET, VAGUE).at(-1);
    expect(turn?.acts).toContain('whichOrder');
    expect(turn?.reply.quote).toBeUndefined();
    expect(turn?.reply.choices?.length).toBeGreaterThan(1);
    for (const choice of turn?.reply.choices ?? [])
      expect(turn?.reply.text).toContain(`• ${choice}: €${sumOf(choice)}`);
  });

  it.each([
    ['a tap', (choices: readonly string[]) => [choices[1] ?? '', 1] as const],
    ['its place', () => ['the second one', 1] as const],
    ['its sum', (choices: readonly string[]) => [`the ${sumOf(choices[1])} one`, 1] as const],
    ['the first place', () => ['the first', 0] as const],
  ])('is settled by %s', (_, answer) => {
    const choices = talkTo(VALET, VAGUE).at(-1)?.reply.choices ?? [];
    const [text, at] = answer(choices);
    const turn = talkTo(VALET, [...VAGUE, text]).at(-1);
    expect(turn?.reply.quote?.total).toBe(sumOf(choices[at]));
    expect(turn?.acts).not.toContain('whichOrder');
  });

  it.each(['both please', 'beides', 'обидва', 'да и то и то надо'])(
    'is all of it where that is said: %s',
    (text) => {
      const choices = talkTo(VALET, VAGUE).at(-1)?.reply.choices ?? [];
      const named = VALET.rows.filter(({ service }) =>
        choices.some((one) => one.split(' + ').includes(service)),
      );
      const turn = talkTo(VALET, [...VAGUE, text]).at(-1);
      expect(turn?.reply.quote?.total).toBe(named.reduce((sum, { price }) => sum + price, 0));
    },
  );

  it('is asked about once and not twice in a row', () => {
    expect(talkTo(VALET, [...VAGUE, 'hm, the dog hair']).at(-1)?.acts).not.toContain('whichOrder');
  });

  it('keeps a time that was told beside it', () => {
    const [first = '', second = ''] = VAGUE;
    const turn = talkTo(VALET, [first, `${second}, wednesday at 10`]).at(-1);
    expect(turn?.acts).toContain('whichOrder');
    expect(turn?.state.wishedTime).toMatchObject({ start: '2027-03-17T10:00' });
  });

  it('is no riddle where it was called by its name', () => {
    expect(talkTo(VALET, ['engine bay wash for my golf']).at(-1)?.reply.quote?.total).toBe(55);
  });

  it('offers nothing that was just refused', () => {
    const turn = talkTo(VALET, ['express interior for my golf please', 'without the leather']).at(-1);
    expect(turn?.reply.choices?.join()).not.toContain('Leather');
  });
});

it('an order that is likely right is told without asking', () => {
  judgeAll(0.8);
  expect(talkTo(VALET, VAGUE).at(-1)?.acts).not.toContain('whichOrder');
});

function sumOf(choice = ''): number {
  return VALET.rows
    .filter(({ service }) => choice.split(' + ').includes(service))
    .reduce((sum, { price }) => sum + price, 0);
}
