import type { PriceRow } from '@glossa/engine';
import type { TurnFacts } from '../answer.ts';
import { answerWithModel } from '../answer-with-model.ts';
import { connectModel } from '../connect-model.ts';
import { type Heard, type Line, startScriptedModel } from './scripted-model.ts';

export const newRow = (id: string, service: string, changes: Partial<PriceRow> = {}): PriceRow => ({
  id,
  service,
  zone: null,
  material: null,
  carType: null,
  price: 100,
  priceTo: null,
  isFrom: false,
  currency: 'EUR',
  durationMinutes: 120,
  ...changes,
});

const open = [['09:00', '18:00']] as [string, string][];

/** A studio on a Monday at 9:00 with a ceramic coating by car, a wash and a wrap of three days. */
export const scene: TurnFacts = {
  text: 'How much is a ceramic coating for my BMW X5?',
  dialogState: null,
  language: 'EN',
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
    botLanguage: 'en',
    greeting: '',
    exampleScript: '',
    rows: [
      newRow('sedan', 'Ceramic coating', { carType: 'sedan', price: 690 }),
      newRow('suv', 'Ceramic coating', { carType: 'SUV', price: 890 }),
      newRow('wash', 'Hand wash', { price: 40, durationMinutes: 60 }),
      newRow('wrap', 'Full wrap', { price: 2400, durationMinutes: 1200 }),
    ],
    hours: { mon: open, tue: open, wed: open, thu: open, fri: open, sat: [], sun: [] },
    cancelCutoffHours: 24,
    knowledge: [{ topic: 'warranty', answer: '5 years on ceramic coating.' }],
  },
};

/** One message of a client answered over a model that says what a test tells it to. */
export async function askScripted(
  think: (heard: Heard) => Line | Promise<Line>,
  changes: Partial<TurnFacts> = {},
  budgetMs = 12_000,
) {
  const model = await startScriptedModel(think);
  try {
    const access = await connectModel({ ...model.config, budgetMs }, { onTrouble: () => {} });
    if (!access) throw new Error('no model');
    const said = await answerWithModel({ ...scene, ...changes }, { access, onDefect: () => {} });
    return { ...said, requests: model.requests() };
  } finally {
    await model.stop();
  }
}

/** A model that calls one tool and then speaks; what the tool gave is kept. */
export async function callTool(
  name: string,
  input: object,
  { say = 'One moment, please.', ...changes }: Partial<TurnFacts> & { say?: string } = {},
) {
  const results: unknown[] = [];
  const said = await askScripted((heard) => {
    results.push(...heard.results);
    return heard.results.length === 0 ? { call: [{ name, input }] } : { say };
  }, changes);
  return { ...said, result: results[0] };
}
