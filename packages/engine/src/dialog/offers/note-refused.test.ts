import { describe, expect, it } from 'vitest';
import { newDialog } from '../../dialog-state.ts';
import { row } from '../../row.fixture.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { newContext } from '../context.ts';
import { newDraft } from '../draft.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';
import { withoutRefused } from './note-refused.ts';

describe('what was refused in the talk is not offered by the way', () => {
  it.each([
    ['en', 'Window tint', 'Rear light tint', 'hello, not the rear lights', 'window tint, how much?'],
    [
      'de',
      'Scheibentönung',
      'Rückleuchten tönen',
      'hallo, keine Rückleuchten',
      'Scheibentönung, was kostet das?',
    ],
    ['uk', 'Тонування скла', 'Тонування фар', 'вітаю, без тонування фар', 'тонування скла, скільки?'],
    ['ru', 'Ручная мойка', 'Чернение шин', 'привет, без чернения шин', 'ручная мойка, сколько?'],
  ] as const)('%s', (lang, service, extra, refusal, wish) => {
    const studio = exampleStudio([row(service, 290), row(extra, 80)], { botLanguage: lang });
    const [offering] = talkTo(studio, [wish]);
    expect(offering?.acts).toContain('extra');
    const turns = talkTo(studio, [refusal, wish]);
    expect(turns[1]?.acts).toContain('quoteOne');
    expect(turns[1]?.acts).not.toContain('extra');
  });

  it('takes the one service that is left where the others were refused', () => {
    const studio = exampleStudio([row('Hand wash', 40), row('Jet wash', 25), row('Steam wash', 60)]);
    const { index } = newContext(studio, undefined, '2027-03-15T08:00:00Z');
    const draft = newDraft({ ...newDialog('EN'), told: ['refused Jet wash'] });
    const wish = {
      wished: [],
      carType: null,
      isTouched: true,
      open: index.services.filter(({ service }) => service !== 'Steam wash'),
      isUnknown: false,
      isPartUnknown: false,
    };
    const message = { rest: 'a wash' } as Understanding;
    const { wished, open } = withoutRefused(wish, draft, message);
    expect([wished.map(({ service }) => service), open]).toEqual([['Hand wash'], []]);
    const all = withoutRefused({ ...wish, open: index.services }, draft, message);
    expect(all.open.map(({ service }) => service)).toEqual(['Hand wash', 'Steam wash']);
  });

  it('takes out what is refused by its name, and keeps the rest', () => {
    const studio = exampleStudio([row('Window tint', 290), row('Rear light tint', 80)]);
    const turns = talkTo(studio, [
      'window tint and rear light tint',
      'no rear lights please',
      'how much now?',
    ]);
    expect(turns.at(-1)?.state.wished.map(({ service }) => service)).toEqual(['Window tint']);
  });
});
