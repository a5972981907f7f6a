import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const lastOf = (text: string) => text.split(/(?<=[.?!])\s/u).at(-1);

describe('a question is not put twice in a row in the same words', () => {
  it.each([
    ['en', 'Hand wash', 'hand wash on Thursday at 10', 'do you have coffee?', 'and can i pay by card?'],
    [
      'de',
      'Handwäsche',
      'Handwäsche am Donnerstag um 10',
      'habt ihr Kaffee?',
      'und kann ich mit Karte zahlen?',
    ],
    ['uk', 'Ручна мийка', 'ручна мийка в четвер о 10', 'а кава у вас є?', 'а карткою можна?'],
    ['ru', 'Ручная мойка', 'ручная мойка в четверг в 10', 'а кофе у вас есть?', 'а картой можно?'],
  ] as const)('%s', (lang, service, ...messages) => {
    const turns = talkTo(exampleStudio([row(service, 40)], { botLanguage: lang }), messages);
    expect(turns.map(({ state }) => state.asked?.kind)).toEqual(['name', 'name', 'name']);
    const asked = turns.map(({ reply }) => lastOf(reply.text));
    expect(asked[1]).not.toBe(asked[0]);
    expect(asked[2]).not.toBe(asked[1]);
  });
});
