// @vitest-environment node
import { expect, it } from 'vitest';
import { talkAsText } from './talk-as-text.ts';

it('writes a talk down line by line in the time of the studio', () => {
  const rowId = '3f2504e0-4f89-41d3-9a0c-0305e82c3303';
  const text = talkAsText(
    {
      messages: [
        {
          id: rowId,
          seq: 1,
          author: 'client',
          text: 'Roof wrap?',
          photos: [{ id: rowId, width: 4, height: 3 }],
          createdAt: '2026-03-12T22:40:00.000Z',
        },
        {
          id: rowId,
          seq: 2,
          author: 'bot',
          text: 'Here is the price.',
          quote: {
            lines: [{ rowId, label: 'Roof wrap', price: 290, priceTo: null, isFrom: false }],
            total: 290,
            currency: 'EUR',
          },
          createdAt: '2026-03-12T23:01:00.000Z',
        },
      ],
    },
    {
      authors: { client: 'Olha', bot: 'Mia', manager: 'Studio' },
      timezone: 'Europe/Berlin',
      photos: (count) => `Photos: ${count}`,
    },
  );
  expect(text).toBe(
    '[2026-03-12 23:40] Olha: Roof wrap?\n    Photos: 1\n[2026-03-13 00:01] Mia: Here is the price.\n    Roof wrap: 290 EUR\n',
  );
});
