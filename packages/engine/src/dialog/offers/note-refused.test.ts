import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

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
    ['ru', 'Оклейка капота', 'Тонировка фар', 'привет, фары тонировать не надо', 'оклейка капота, сколько?'],
  ] as const)('%s', (lang, service, extra, refusal, wish) => {
    const studio = exampleStudio([row(service, 290), row(extra, 80)], { botLanguage: lang });
    const [offering] = talkTo(studio, [wish]);
    expect(offering?.acts).toContain('extra');
    const turns = talkTo(studio, [refusal, wish]);
    expect(turns[1]?.acts).toContain('quoteOne');
    expect(turns[1]?.acts).not.toContain('extra');
  });
});
