import { expect, it } from 'vitest';
import { judgeSentences, loadSentences } from './score-sentences.ts';

const sentences = loadSentences();

/** What the guard does not know yet; each is one sentence a client would be answered without. */
const refusedWrongly = [
  'Химчистка салона: небольшая машина 120 €, седан 140 €, внедорожник 170 €.',
  'Полировка в один этап 250 €, в два этапа 420 €.',
];

it('has at least 150 sentences of each kind', () => {
  expect(sentences.filter(({ isTrue }) => isTrue).length).toBeGreaterThanOrEqual(150);
  expect(sentences.filter(({ isTrue }) => !isTrue).length).toBeGreaterThanOrEqual(150);
});

it('lets no false sentence through', () => {
  const passed = judgeSentences(sentences.filter(({ isTrue }) => !isTrue)).filter((one) => one.passed);
  expect(passed.map(({ scene, text }) => `${scene}: ${text}`)).toEqual([]);
});

it('refuses no true sentence but those it is known not to understand', () => {
  const refused = judgeSentences(sentences.filter(({ isTrue }) => isTrue)).filter((one) => !one.passed);
  expect(refused.map(({ text }) => text).sort()).toEqual(refusedWrongly.toSorted());
});
