import { describe, expect, it } from 'vitest';
import { splitWords } from '../../../words/split-words.ts';
import { findSenses } from './find-senses.ts';

const sensesOf = (text: string) => findSenses(splitWords(text));
const idsOf = (text: string) => sensesOf(text).map(({ id }) => id);

describe('what words say of the trade', () => {
  it.each([
    ['Scheinwerferaufbereitung', 'headlights'],
    ['Headlight restoration', 'headlight_polish'],
    ['Полірування фар', 'headlight_polish'],
    ['Полировка фар', 'headlight_polish'],
    ['Ozone treatment', 'ozone'],
    ['Озонування', 'ozone'],
    ['Felgenreparatur', 'wheel_repair'],
    ['Тонировка задней полусферы', 'tint_rear'],
  ])('%s names %s', (name, id) => {
    expect(sensesOf(name)).toContainEqual(expect.objectContaining({ id, isHinted: false }));
  });

  it.each([
    ['lampen vorne sind blind geworden', 'headlight_polish'],
    ['the dog has been sick on the back seat', 'vomit'],
    ['воняє псиною в салоні', 'odor_removal'],
    ['зацепил диск об бордюр', 'wheel_repair'],
  ])('"%s" tells the need of %s', (said, id) => {
    expect(idsOf(said)).toContain(id);
  });

  it('joins words of one sentence only', () => {
    const words = splitWords('headlights please the windows are cloudy');
    const together = findSenses(words, [0, 0, 0, 0, 0, 0]).map(({ id }) => id);
    const apart = findSenses(words, [0, 0, 1, 1, 1, 1]).map(({ id }) => id);
    expect(together).toContain('headlight_polish');
    expect(apart).not.toContain('headlight_polish');
  });

  it('tells where the words stand', () => {
    const [found] = sensesOf('wash and ozone please').filter(({ id }) => id === 'ozone');
    expect(found?.places).toEqual([2]);
  });

  it.each(['thanks, see you on friday', 'wann habt ihr offen?', 'добре, дякую', 'хорошо, спасибо'])(
    'names no job in "%s"',
    (text) => {
      expect(sensesOf(text).filter(({ isHinted }) => !isHinted)).toEqual([]);
    },
  );
});
