import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';
import { splitSentences } from './split-sentences.ts';

const rows = [
  row('Hand wash', 25),
  row('Engine bay clean', 70),
  row('Tar removal', 30),
  row('Window tint', 269, { zone: 'Rear windows' }),
];
const studio = exampleStudio(rows);

describe('every sentence of a message is heard', () => {
  it('a yes is booked and the question beside it is answered', () => {
    const turns = talkTo(studio, [
      'hand wash for a Golf on Thursday at 10, Kev Miller',
      'yep book it. do you come to us or do i bring it to you',
    ]);
    expect(turns[1]?.effects.map(({ kind }) => kind)).toContain('book');
    expect(turns[1]?.acts.join(' ')).toMatch(/topicOpen|script|personKnows/);
  });

  it('a yes with one more job is put to the client again, with both', () => {
    const turns = talkTo(studio, [
      'rear window tint for a Golf on Thursday at 10, Kev Miller',
      'yes. and can you do a hand wash on thursday as well?',
    ]);
    expect(turns[1]?.effects.map(({ kind }) => kind)).not.toContain('book');
    expect(turns[1]?.reply.quote?.total).toBe(294);
    expect(turns[1]?.state.asked?.kind).toBe('confirm');
  });

  it('a name does not swallow what is taken out beside it', () => {
    const turns = talkTo(studio, [
      'engine bay clean and tar removal, Thursday at 10',
      'Dan Miller, 0151 23456789. just drop the tar removal please, only the engine bay',
    ]);
    expect(turns[1]?.state.name).toBe('Dan Miller');
    expect(turns[1]?.reply.quote?.total).toBe(70);
  });

  it('a job the list has not does not swallow the time beside it', () => {
    const turns = talkTo(studio, [
      'hand wash for a Golf',
      'ok thursday afternoon then. do you also do ceramic coating?',
    ]);
    expect(turns[1]?.reply.choices?.join(' ')).toMatch(/Thu/);
    expect(turns[1]?.effects.some((effect) => effect.kind === 'handoff')).toBe(true);
  });

  it('a time beside a yes changes the time before anything is booked', () => {
    const turns = talkTo(studio, [
      'hand wash for a Golf on Thursday at 10, Kev Miller',
      'yes. wait no, rather Friday, same time',
    ]);
    expect(turns[1]?.effects.map(({ kind }) => kind)).not.toContain('book');
    expect(turns[1]?.state.slot?.start.slice(0, 10)).toBe('2027-03-19');
  });
});

describe('where a sentence ends', () => {
  it.each([
    ['ja. und der fiat?', 2],
    ['am 21. November um 9 Uhr', 1],
    ['ca. 4 Std. und Tel. folgt', 1],
    ['Сергій, 067 555 12 34. без бітуму', 2],
    ['10:00. про гарантію не відповіли', 2],
    ['круто)) а коли можна?', 2],
    ['what?? really!! ok', 3],
  ])('%s', (text, count) => {
    expect(splitSentences(text)).toHaveLength(count);
  });
});

describe('what a part of a message is not taken for', () => {
  it('a yes that is taken back behind it books nothing', () => {
    const turns = talkTo(studio, [
      'hand wash for a Golf on Thursday at 10, Kev Miller',
      'yes. oh no sorry, have to work on thursday, please cancel that again',
    ]);
    expect(turns[1]?.effects.map(({ kind }) => kind)).not.toContain('book');
  });

  it('a number of pieces moves no hour', () => {
    const turns = talkTo(studio, [
      'hand wash for a Golf on Thursday at 10',
      'Kev Miller, 0151 23456789. and the front wings in film, how much? two of them',
    ]);
    expect(turns[1]?.state.slot?.start).toBe(turns[0]?.state.slot?.start);
  });
});

it('a name beside a number is kept beside a question', () => {
  const turns = talkTo(studio, [
    'hand wash for a Golf on Thursday afternoon',
    '4pm ok. Lena Hofmann 0151 23456789. do you also fix dents? got one in the door',
  ]);
  expect(turns[1]?.state.name).toBe('Lena Hofmann');
});
