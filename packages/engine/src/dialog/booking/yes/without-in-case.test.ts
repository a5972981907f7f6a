import { describe, expect, it } from 'vitest';
import { after } from '../../talks/around/cleaners.fixture.ts';

describe('whether a visit may be moved if need be is no move', () => {
  it.each([
    ['en', 'yes please. could I possibly switch to friday if work calls?'],
    ['de', 'ja. wenn ich krank werde, kann ich dann auf Freitag verschieben?'],
    ['uk', 'так. а якщо щось, можна на пʼятницю перенести?'],
    ['uk', 'так, записуйте. якщо захворію, зможу перенести на пʼятницю?'],
    ['ru', 'да. если не успею, можно будет на пятницу перенести?'],
  ] as const)('%s: what was put is booked: %s', (lang, said) => {
    const { last } = after(lang, 'summary', said);
    expect(last?.effects).toMatchObject([{ kind: 'book', start: '2027-03-18T09:00:00Z' }]);
    expect(last?.acts).toContain('bookedChange');
  });

  it.each([
    ['en', 'yes. or could you move it to friday if that is free?'],
    ['de', 'ja. oder könnt ihr es auf Freitag verschieben, wenn da frei ist?'],
    ['uk', 'так. а можна перенести на пʼятницю, якщо там вільно?'],
    ['ru', 'да. а можно перенести на пятницу, если там свободно?'],
  ] as const)('%s: where it is wanted now, Thursday is not booked: %s', (lang, said) => {
    expect(after(lang, 'summary', said).last?.effects.map(({ kind }) => kind)).not.toContain('book');
  });
});
