import { expect, it } from 'vitest';
import { askScripted } from './testing/ask-scripted.ts';
import type { Heard } from './testing/scripted-model.ts';

const draft = 'Happy to help with your X5! It costs 700 €. We are at Main Street 1.';

it('goes on from the draft with the refused sentence alone, in one request and without tools', async () => {
  const heard: Heard[] = [];
  const said = await askScripted((one) => {
    heard.push(one);
    return { say: one.complaint ? 'For your X5 it is {r2.price}.' : draft };
  });
  expect(said.reply.text).toBe('For your X5 it is €890.');
  expect(said.requests).toBe(2);
  const [first, repair] = heard;
  expect(first?.tools.length).toBeGreaterThan(0);
  expect(repair?.tools).toEqual([]);
  expect(repair?.talk.at(-2)).toEqual({ role: 'assistant', text: draft });
  expect(repair?.complaint).toContain('“It costs 700 €.”');
  expect(repair?.complaint).not.toContain('Main Street');
});

it.each([
  ['fails', { error: { message: 'boom', type: 'server_error' }, status: 401 }],
  ['is empty', { say: '' }],
])(
  'keeps what the draft proved where the repair %s, with the computed quote in place of the wrong price',
  async (_, repair) => {
    const said = await askScripted(({ complaint }) => (complaint ? repair : { say: draft }));
    expect(said.reason).toMatchObject({ engine: 'openai:scripted', fallback: null });
    expect(said.reply.text).toMatch(/Happy to help.*890.*Main Street 1/s);
    expect(said.reply.text).not.toContain('700');
  },
);
