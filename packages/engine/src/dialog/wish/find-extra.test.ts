import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

describe('the taking off of a film is no extra to a car that has none', () => {
  it.each([
    ['en', 'Window tint', 'Tint removal', 'Tint strip on the windscreen', 'window tint for a golf'],
    ['de', 'Scheibentönung', 'Tönung entfernen', 'Tönungsstreifen oben', 'scheibentönung für einen golf'],
    ['uk', 'Тонування', 'Зняття тонування', 'Смуга тонування на лобове', 'тонування на гольф'],
    ['ru', 'Тонировка', 'Снятие тонировки', 'Полоса тонировки на лобовое', 'тонировка на гольф'],
  ])('%s: %s', (botLanguage, tint, off, strip, said) => {
    const [only] = talkTo(exampleStudio([row(tint, 300), row(off, 60)], { botLanguage }), [said]);
    expect(only?.reply.quote?.total).toBe(300);
    expect(only?.acts).not.toContain('extra');
    const [other] = talkTo(exampleStudio([row(tint, 300), row(strip, 50)], { botLanguage }), [said]);
    expect(other?.acts).toContain('extra');
  });
});
