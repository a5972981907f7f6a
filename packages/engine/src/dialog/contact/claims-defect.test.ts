import { describe, expect, it } from 'vitest';
import { filmStudio } from '../talks/film-studio.fixture.ts';
import { talkTo } from '../talks/talk.fixture.ts';

const first = (text: string) => talkTo(filmStudio, [text])[0];

describe('work that went wrong goes to a person and nothing is sold', () => {
  it.each([
    'the film you put on my rear window is lifting, can I come on Thursday?',
    'my tint has bubbles at the back, that is covered by the warranty, when are you free',
    'Die Folie an der Seite löst sich schon, ich fordere Nachbesserung bis Freitag',
    'Blasen in der Tönung hinten, das läuft über die Garantie. Wann passt es?',
    'плівка ззаду відклеюється, переробіть за гарантією у четвер',
    'ви клеїли мені капот, і плівка вже злазить, коли можна приїхати?',
    'плёнка на заднем стекле отходит, жду вас по гарантии в четверг',
    'тонировали у вас в мае, уже пузыри. когда подъехать?',
  ])('%s', (text) => {
    const turn = first(text);
    expect(turn?.wantsPerson).toBe(true);
    expect(turn?.acts[0]).toBe('complaint');
    expect(turn?.reply.quote).toBeUndefined();
    expect(turn?.reply.choices).toBeUndefined();
  });
});

describe('an old film of others, and a question about the guarantee, are no complaint', () => {
  it.each([
    'the old film on my Corsa is peeling, what does taking it off cost?',
    'was kostet es, die alte Folie vom Corsa zu entfernen? sie wirft Blasen',
    'стара плівка в бульбашках, скільки зняти з корси?',
    'если плёнка пойдёт пузырями, есть гарантия?',
    'хочу переклеить плёнку сзади на корсе',
  ])('%s', (text) => {
    expect(first(text)?.wantsPerson).toBe(false);
  });
});
