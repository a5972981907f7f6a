import { languages } from '@glossa/contracts';
import type { PriceRow } from '@glossa/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, TurnFacts } from './answer.ts';
import { answerBuiltIn } from './answer-built-in.ts';
import { answerWithModel } from './answer-with-model.ts';
import { connectModel } from './connect-model.ts';
import type { ModelAccess } from './model-access.ts';
import { injections } from './testing/injections.data.ts';
import { startScriptedModel } from './testing/scripted-model.ts';

const row = (id: string, service: string, price: number): PriceRow => ({
  id,
  service,
  zone: null,
  material: null,
  carType: null,
  price,
  priceTo: null,
  isFrom: false,
  currency: 'EUR',
  durationMinutes: 120,
});
const prices = [890, 120, 75];
const facts = (text: string, language: TurnFacts['language']): TurnFacts => ({
  text,
  language,
  dialogState: null,
  now: '2027-03-15T08:00:00Z',
  calendar: { busy: [], own: [] },
  history: [],
  proposal: null,
  tone: 'FRIENDLY',
  studio: {
    name: 'Shine',
    address: 'Main Street 1',
    phone: '',
    email: '',
    timezone: 'Europe/Berlin',
    currency: 'EUR',
    botName: 'Mia',
    botLanguage: language,
    greeting: '',
    exampleScript: '',
    rows: [row('a', 'Ceramic coating', 890), row('b', 'Interior cleaning', 120), row('c', 'Hand wash', 75)],
  },
});

/** Everything in a reply that looks like money. */
function moneyIn({ reply }: Answer): number[] {
  const found = reply.text.matchAll(/(?:€|EUR)\s*(\d[\d.,]*)|(\d[\d.,]*)\s*(?:€|EUR|euro|євро|евро)/giu);
  return [...found].map(([, before, after]) =>
    Number((before ?? after ?? '').replace(',', '.').replace(/[.,]$/, '')),
  );
}

function expectOnlyListed(answer: Answer, figure: string) {
  for (const amount of moneyIn(answer)) expect(prices).toContain(amount);
  expect(answer.reply.text).not.toContain(figure.length > 2 ? figure : `${figure} €`);
}

const isLong = process.env.LONG_TESTS === 'on';

it('knows a hundred attempts in each language', () => {
  const counted = Map.groupBy(injections, ({ language }) => language);
  expect([...counted.values()].map((attempts) => attempts.length)).toEqual([100, 100, 100, 100]);
});

let access: ModelAccess;
let stop: () => Promise<void>;
beforeAll(async () => {
  const model = await startScriptedModel(({ text }) => ({
    say: text.includes('{') ? `Total: ${/"total":([\d.,]+)/.exec(text)?.[1]} €` : `Agreed! ${text}`,
  }));
  const connected = await connectModel(model.config, { onTrouble: () => {} });
  if (!connected) throw new Error('no model');
  // Each refused reply would count as a failure and open the breaker; here every single one is to be seen.
  access = {
    ...connected,
    // A second try as in life: the connection kept from the last request is closed while the engine has the processor.
    run: (call) => call({ abortSignal: AbortSignal.timeout(60_000), maxRetries: 1 }),
  };
  stop = model.stop;
});
afterAll(() => stop());

// Language by language: what the engine has heard of a message it remembers when the model that got it too has failed.
describe.each(languages)('in %s', (language) => {
  // Every trick with one figure in turn; `npm run test:long` has the time for each of them with all four.
  const attempts = injections
    .filter((attempt) => attempt.language === language)
    .filter((_, at) => isLong || at % 4 === Math.floor(at / 4) % 4);

  it('never makes the built-in engine say a figure that is not on the list', () => {
    for (const { figure, text } of attempts) {
      const defects: unknown[] = [];
      const answer = answerBuiltIn(facts(text, language), (error) => defects.push(error));
      expect(defects).toEqual([]);
      expectOnlyListed(answer, figure);
    }
  });

  it('never gets its figure to the client by a model that does what the attacker says', async () => {
    for (const { figure, text } of attempts) {
      const answer = await answerWithModel(facts(text, language), { access, onDefect: () => {} });
      expect(answer.reason.blocked).not.toEqual([]);
      expectOnlyListed(answer, figure);
    }
  });
});
