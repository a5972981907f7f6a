import { expect, it } from 'vitest';
import { askScripted, callTool, scene } from './testing/ask-scripted.ts';

const slots = { ...scene, text: 'Dzień dobry, ile kosztuje mycie ręczne? Hand wash dla BMW X5' };

it('says times in the client’s language and takes their yes to the question for one, without asking twice', async () => {
  const asked = await askScripted(
    () => ({ say: 'Mycie ręczne kosztuje {r3.price}. Czy pasuje Ci {s1}?' }),
    slots,
  );
  expect(asked.reason).toMatchObject({ engine: 'openai:scripted', blocked: [] });
  expect(asked.reply.text).toMatch(
    /^Mycie ręczne kosztuje €40\. Czy pasuje Ci poniedziałek, 15 marca, 9:00\?$/,
  );
  // Words of ours to tap would turn the talk into another language.
  expect(asked.reply.choices).toBeUndefined();
  expect(asked.reply.quote).toMatchObject({ total: 40 });
  const { proposal } = asked.reason;
  if (proposal?.kind !== 'book') throw new Error('not asked');
  const startLocal = new Date(Date.parse(proposal.start) + 3_600_000).toISOString().slice(0, 16);
  const done = await callTool(
    'book',
    { rowIds: ['r3'], startLocal, customerName: 'Ola', agreement: 'tak, proszę' },
    {
      text: 'tak, proszę',
      proposal,
      dialogState: asked.state,
      history: [
        { author: 'client', text: slots.text },
        { author: 'bot', text: asked.reply.text },
      ],
      say: 'Dziękuję, Ola, Twój termin jest zarezerwowany!',
    },
  );
  expect(done.effects.map(({ kind }) => kind)).toEqual(['book']);
  expect(done.reply.text).toBe('Dziękuję, Ola, Twój termin jest zarezerwowany!');
});

it('does not let a booking be told that nobody made', async () => {
  const said = await askScripted(
    ({ complaint }) => ({
      say: complaint ? 'Mycie ręczne kosztuje {r3.price}.' : 'Twój termin jest już zarezerwowany.',
    }),
    slots,
  );
  expect(said.reply.text).toBe('Mycie ręczne kosztuje €40.');
  expect(said.reason.blocked).toContain('zarezerwowa');
});

it('says a time in figures where the language has no name here', async () => {
  const said = await askScripted(() => ({ say: '手洗い洗車は {r3.price} です。 {s1} でよろしいですか？' }), {
    text: '手洗い洗車 Hand wash はいくらですか？',
  });
  expect(said.reply.text).toContain('€40 です。 15.03., 9:00 で');
  expect(said.reason.proposal).toMatchObject({ kind: 'book', start: '2027-03-15T08:00:00Z' });
});
