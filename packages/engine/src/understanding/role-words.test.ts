import { describe, expect, it } from 'vitest';
import { exampleStudio, talkTo } from '../dialog/talks/talk.fixture.ts';
import { row } from '../row.fixture.ts';
import { namesInRole, withoutRole } from './role-words.ts';

describe('a role is no part of a name', () => {
  it.each([
    ['Ansprechpartner Tobias Baumann', 'Tobias Baumann'],
    ['Halter Claudia Voss', 'Claudia Voss'],
    ['Fahrerin Kollegin Nina Busch', 'Nina Busch'],
    ['Водитель Сергей', 'Сергей'],
    ['Власниця Леся', 'Леся'],
    ['Driver Steve Hall', 'Steve Hall'],
    ['Tobias Baumann', 'Tobias Baumann'],
  ])('%s', (said, name) => {
    expect(withoutRole(said, said)).toBe(name);
  });

  it('and asks for nobody of the studio', () => {
    expect(namesInRole('Firma Elektro, Ansprechpartner Tobias Baumann')).toBe(true);
    expect(namesInRole('kann ich einen Ansprechpartner sprechen?')).toBe(false);
    expect(namesInRole('let me talk to the manager please')).toBe(false);
  });
});

describe('what somebody is told to have forgotten is no name', () => {
  it.each([
    ['ru', 'сколько стоит мойка?', 'в четверг в 10:00', 'вы двигатель забыли'],
    ['uk', 'скільки коштує мийка?', 'у четвер о 10:00', 'ви обхідник забули'],
    ['en', 'how much is a wash?', 'Thursday at 10', 'you forgot the bypass'],
    ['de', 'was kostet die Wäsche?', 'Donnerstag um 10 Uhr', 'ihr habt den filter vergessen'],
  ])('%s', (botLanguage, ...said) => {
    const rows = { ru: 'Мойка', uk: 'Мийка', en: 'Wash', de: 'Wäsche' };
    const studio = exampleStudio([row(rows[botLanguage as keyof typeof rows], 45)], { botLanguage });
    expect(talkTo(studio, said).at(-1)?.state.name).toBeNull();
  });
});
