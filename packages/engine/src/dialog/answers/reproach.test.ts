import { describe, expect, it } from 'vitest';
import { isReproach } from './reproach.ts';

describe('what corrects us is no question for the studio', () => {
  it.each([
    'hä?',
    'сколько можно повторять',
    'wie oft muss ich das noch sagen?',
    'huh??',
    'stop, what?',
    'wieso beide pakete?',
    'why are there two washes?',
    'и две мойки зачем?',
    'зачем опять пакет?',
    'навіщо дві мийки?',
    'а фари де ділись?',
    'куда делись фары?',
    'wo sind die scheinwerfer hin?',
    'where did the lamps go?',
  ])('%s', (said) => {
    expect(isReproach(said)).toBe(true);
  });

  it.each([
    'why is it so expensive?',
    'was kostet das?',
    'wo seid ihr?',
    'где вы находитесь?',
    'де ви?',
    'what?! how much is the polish then?',
    'почему так дорого?',
    'how long does it take?',
  ])('%s is one', (said) => {
    expect(isReproach(said)).toBe(false);
  });
});
