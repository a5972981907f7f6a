import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const LISTS = {
  en: ['Interior deep clean', 'Dog hair removal', 'Dry fog against smells'],
  de: ['Innenreinigung', 'Tierhaarentfernung', 'Geruchsneutralisierung mit Trockennebel'],
  uk: ['Хімчистка салону', 'Видалення шерсті тварин', 'Усунення запаху сухим туманом'],
  ru: ['Химчистка салона', 'Уборка шерсти', 'Удаление запаха сухим туманом'],
} as const;

describe('the refusal of an offered extra is no wish without a price', () => {
  it.each([
    [
      'en',
      'interior deep clean for a golf',
      'ok the interior and the dry fog. no dog here, dont need the dog hair. total?',
    ],
    [
      'de',
      'innenreinigung für einen golf',
      'ok dazu den trockennebel. hund hab ich keinen, tierhaare brauchts nicht. was macht das zusammen?',
    ],
    ['uk', 'хімчистка салону на гольф', 'добре, ще туман. собаки немає, шерсть не треба. скільки разом?'],
    ['ru', 'химчистка салона на гольф', 'понятно, ещё туман. собаки нет, шерсть не надо. итого сколько?'],
  ] as const)('%s: %s … %s', (botLanguage, first, said) => {
    const [clean, hair, fog] = LISTS[botLanguage];
    const upsells = [{ after: clean, offer: hair }];
    const rules = { upsell: 'CHOSEN', upsells, handoffWords: [], handoffAfterUnclear: 0 } as const;
    const rows = [row(clean, 450), row(hair, 50), row(fog, 100)];
    const studio = exampleStudio(rows, { botLanguage, rules });
    const [offered, turn] = talkTo(studio, [first, said]);
    expect(offered?.state.upsell?.service).toBe(hair);
    expect(turn?.reply.quote?.total).toBe(550);
    expect(turn?.acts).not.toContain('partNotOnList');
    expect(turn?.effects).toEqual([]);
  });
});
