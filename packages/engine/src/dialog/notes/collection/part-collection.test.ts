import { describe, expect, it } from 'vitest';
import { CLEANERS, STEPS, talkWith } from '../../talks/around/cleaners.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';

const OFFER: Record<Lang, string> = {
  en: 'We collect and drop back within 10 km for 15 euro.',
  de: 'Wir holen Ihr Auto im Umkreis von 10 km für 15 Euro ab und bringen es zurück.',
  uk: 'Забираємо авто з дому в межах 10 км за 300 грн.',
  ru: 'Забираем авто из дома в пределах 10 км за 3000 тенге.',
};

function after(lang: Lang, steps: number, lines: readonly string[], answer = OFFER[lang]) {
  const studio = { ...CLEANERS[lang], knowledge: [{ topic: 'transport', answer }] };
  return talkWith(studio, [...STEPS[lang].slice(0, steps), ...lines]);
}

describe('a car that the studio offers to fetch', () => {
  it.each<[Lang, string, string]>([
    ['en', 'grand yeah do the collection. wednesday morning suit?', '5 Marina Court, Leeds'],
    ['de', 'ja gern mit Abholung bitte. geht Mittwoch Vormittag?', 'Lindenstraße 12'],
    ['uk', 'так, заберіть машину. у середу зранку можна?', 'вул. Городоцька 12'],
    ['ru', 'да, заберите машину. в среду утром можно?', 'ул. Абая 12'],
  ])(
    '%s: is noted beside the time that is wanted, and its address is asked for: %s',
    (lang, said, address) => {
      const { turns } = after(lang, 1, [said, address]);
      const [agreed, told] = turns.slice(1);
      expect(agreed?.acts).toEqual(expect.arrayContaining(['noted', 'askCollectFrom']));
      expect(agreed?.effects.map(({ kind }) => kind)).toEqual(['handoff']);
      expect(agreed?.state.offered.map(({ start }) => start.slice(0, 10))).toContain('2027-03-17');
      expect(told?.acts).toContain('noted');
      expect(told?.acts).not.toContain('askCollectFrom');
      expect(told?.effects).toMatchObject([{ kind: 'handoff', question: { said: address } }]);
    },
  );

  it.each<[Lang, string]>([
    ['en', 'yes, book it. are you picking it up from me then?'],
    ['de', 'ja, eintragen. holt ihr es dann bei mir ab?'],
    ['uk', 'так, записуйте. ви ж заберете її від мене?'],
    ['ru', 'да, записывайте. вы же заберёте её от меня?'],
  ])('%s: asked beside a yes, the owner’s answer is told and the visit booked: %s', (lang, said) => {
    const { last } = after(lang, 4, [said]);
    expect(last?.effects.map(({ kind }) => kind)).toEqual(['book']);
    expect(last?.reply.text).toContain(OFFER[lang]);
  });

  it.each<[Lang, string, string]>([
    ['en', 'do the collection then', 'Brivibas 120, second door. thanks'],
    ['de', 'dann bitte die Abholung', 'Unterer Anger 12, zweiter Stock. danke'],
    ['uk', 'забрати треба тоді', 'Шевченка 120, під’їзд 3. дякую'],
    ['ru', 'да забрать нужно тогда', 'Brivibas 120, подъезд 3. спасибо'],
  ])('%s: once booked, a street and a number are where it stands: %s', (lang, agreed, address) => {
    const { last } = after(lang, 5, [agreed, address]);
    expect(last?.acts).toContain('noted');
    expect(last?.effects).toMatchObject([{ kind: 'handoff', question: { topic: 'other' } }]);
  });

  it('is none where the owner says nothing of fetching', () => {
    const { last } = after('en', 1, ['do the collection. wednesday?'], 'The 36 tram stops at our gate.');
    expect(last?.acts).not.toContain('askCollectFrom');
  });
});
