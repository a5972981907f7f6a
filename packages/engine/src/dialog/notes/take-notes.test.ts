import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { after } from '../talks/around/cleaners.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

describe('a word for the studio is passed on once and is no wish', () => {
  it.each([
    ['en', 'please note the boot lid sticks a bit when it rains'],
    ['en', 'watch out for the antenna, it is loose'],
    ['de', 'Bitte beachten: das Handschuhfach klemmt und lässt sich schwer öffnen'],
    ['de', 'nicht drücken am rechten Scheinwerfer, der hat einen Riss'],
    ['uk', 'майте на увазі, що правий поріг недавно фарбували'],
    ['uk', 'обережно з дзеркалом, воно ледь тримається'],
    ['ru', 'учтите, что багажник открывается только с кнопки'],
    ['ru', 'с мойкой двигателя аккуратнее, не трогайте датчик сбоку'],
  ] as const)('%s: %s', (lang, said) => {
    const { last, bookings } = after(lang, 'booked', said);
    expect(bookings).toHaveLength(1);
    expect(last?.acts).toContain('noted');
    expect(last?.effects.map(({ kind }) => kind)).toEqual(['handoff']);
    expect(last?.state.wished).toHaveLength(2);
  });

  it.each([
    ['en', "yes, and I'll leave the keys in the letterbox"],
    ['en', 'Go ahead! Please be gentle with the door cards, they are old'],
    ['de', 'ja, und der Schlüssel liegt im Briefkasten'],
    ['uk', 'так, ключі залишу на охороні'],
    ['ru', 'да, ключ оставлю у консьержа'],
  ] as const)('%s: beside a yes, what was summed up is booked: %s', (lang, said) => {
    const { last, bookings } = after(lang, 'summary', said);
    expect(bookings).toHaveLength(1);
    expect(last?.effects.map(({ kind }) => kind)).toEqual(['book', 'handoff']);
  });

  it('says nothing more to the studio where it is told the same once more', () => {
    const { last } = after('en', 'booked', 'please note the alarm is off', 'please note the alarm is off');
    expect(last?.acts).toContain('noted');
    expect(last?.effects).toEqual([]);
  });

  it('tells whoever asks that it was noted', () => {
    const { last } = after(
      'de',
      'booked',
      'Achtung, bitte vorsichtig am Spoiler',
      'Haben Sie das mit dem Spoiler notiert?',
    );
    expect(last?.acts).toEqual(['noted']);
    expect(last?.effects).toEqual([]);
  });
});

describe('what is asked of the studio for the way is passed on beside what the owner tells of it', () => {
  const studio = (lang: string, rows: string, answer: string) =>
    exampleStudio([row(rows, 90)], { botLanguage: lang, knowledge: [{ topic: 'transport', answer }] });
  it.each([
    [
      'en',
      'Headlight restoration',
      'headlight restoration for a fiesta',
      'a courtesy car for the day please',
      'We lend you a small car while yours is here.',
    ],
    [
      'de',
      'Scheinwerferaufbereitung',
      'Scheinwerferaufbereitung für einen Golf',
      'Leihwagen bräuchte ich auch',
      'Für die Zeit bekommen Sie von uns einen Ersatzwagen.',
    ],
    [
      'uk',
      'Полірування фар',
      'полірування фар, шкода октавія',
      'підмінне авто теж потрібне',
      'На час роботи даємо підмінний автомобіль.',
    ],
    [
      'ru',
      'Полировка фар',
      'полировка фар, киа рио',
      'подменная машина тоже нужна',
      'На время работ даём подменный автомобиль.',
    ],
  ] as const)('%s', (lang, line, first, said, answer) => {
    const [, turn] = talkTo(studio(lang, line, answer), [first, said]);
    expect(turn?.acts).toEqual(expect.arrayContaining(['script', 'noted']));
    expect(turn?.effects.filter(({ kind }) => kind === 'handoff')).toHaveLength(1);
  });
});

describe('what belongs to the booking is none of it', () => {
  it.each([
    ['en', 'please note my number is 0171 5550134'],
    ['de', 'bitte notieren Sie den Termin'],
    ['ru', 'учтите, что мне нужна и мойка двигателя'],
  ] as const)('%s: %s', (lang, said) => {
    const { last } = after(lang, 'summary', said);
    expect(last?.acts).not.toContain('noted');
  });
});
