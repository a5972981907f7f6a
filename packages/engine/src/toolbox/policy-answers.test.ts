import { expect, it } from 'vitest';
import { policyAnswers } from './policy-answers.ts';

it.each([
  [
    'We take a 50 € deposit for wraps. Cash or card. 10 years warranty on tint.',
    {
      deposit: 'We take a 50 € deposit for wraps.',
      payment: 'Cash or card.',
      warranty: '10 years warranty on tint.',
    },
  ],
  [
    'Bei Folierungen nehmen wir 50 € Anzahlung. Parken Sie bitte im Hof. Eine Rechnung gibt es immer.',
    { deposit: 'Bei Folierungen nehmen wir 50 € Anzahlung.', parking: 'Parken Sie bitte im Hof.' },
  ],
  ['Передоплата 500 грн, решта карткою.', { deposit: 'Передоплата 500 грн, решта карткою.' }],
  ['Гарантия на плёнку 5 лет. Оплата наличными или картой.', { warranty: 'Гарантия на плёнку 5 лет.' }],
])('finds what a text says of each topic: %s', (policies, expected) => {
  const told = Object.fromEntries(policyAnswers({ policies }).map(({ topic, answer }) => [topic, answer]));
  expect(told).toMatchObject(expected);
});

it('leaves a topic to the owner’s own answer, and says nothing of what is not written', () => {
  const policies = 'Cash or card. 10 years warranty on tint.';
  const knowledge = [{ topic: 'payment', answer: 'Card only.' }];
  expect(policyAnswers({ policies, knowledge }).map(({ topic }) => topic)).toEqual(['warranty']);
  const ofOne = [{ topic: 'payment', service: 'Wrap', answer: 'Half before.' }];
  expect(policyAnswers({ policies, knowledge: ofOne }).map(({ topic }) => topic)).toContain('payment');
  expect(policyAnswers({ policies: '' })).toEqual([]);
  expect(policyAnswers({ policies: 'Be kind.' })).toEqual([]);
});
