import type { CalendarFacts, EngineLanguage } from '@glossa/engine';
import type { TurnFacts } from '../../answer.ts';
import { answerBuiltIn } from '../../answer-built-in.ts';
import { type Desk, newDesk } from '../../domain/desk.ts';
import { studios } from './studios.ts';

export const now = '2027-03-15T08:00:00Z';

type Said = Readonly<Record<EngineLanguage, string>>;

/** What the client wrote before the sentence that is judged. */
const said: Readonly<Record<string, Said>> = {
  hello: { EN: 'Hello!', DE: 'Guten Tag', UA: 'Доброго дня', RU: 'Здравствуйте' },
  ceramic: {
    EN: 'How much is a ceramic coating for my BMW X5?',
    DE: 'Was kostet die Keramikversiegelung für meinen BMW X5?',
    UA: 'Скільки коштує кераміка на BMW X5?',
    RU: 'Сколько стоит керамика на BMW X5?',
  },
  tint: {
    EN: 'How much is it to tint all rear windows of my BMW 320d sedan?',
    DE: 'Was kostet es, bei meiner BMW 320d Limousine das Heck komplett zu tönen?',
    UA: 'Скільки коштує затонувати заднє півколо на Toyota Camry?',
    RU: 'Сколько стоит затонировать весь зад на Toyota Camry?',
  },
  haggle: {
    EN: 'Ceramic for my X5 for 400 €? Or at least 10 % off?',
    DE: 'Keramik für den X5 für 400 €? Oder wenigstens 10 % Rabatt?',
    UA: 'Кераміка на X5 за 4000 грн? Або хоча б знижка 10 %?',
    RU: 'Керамика на X5 за 400 €? Или хотя бы скидку 10 %?',
  },
  year: {
    EN: 'I have a 2019 BMW X5 with 85,000 km, is ceramic worth it?',
    DE: 'Ich habe einen BMW X5 Baujahr 2019 mit 85.000 km, lohnt sich Keramik?',
    UA: 'У мене BMW X5 2019 року, пробіг 85 тисяч. Чи варто робити кераміку?',
    RU: 'У меня BMW X5 2019 года, пробег 85 тысяч. Стоит ли делать керамику?',
  },
  clean: {
    EN: 'Interior cleaning for my Audi Q7, when can I come?',
    DE: 'Innenreinigung für meinen Audi Q7, wann kann ich kommen?',
    UA: 'Хімчистка салону на Audi Q7, коли можна приїхати?',
    RU: 'Химчистка салона на Audi Q7, когда можно приехать?',
  },
  booked: {
    EN: 'When is my appointment?',
    DE: 'Wann ist mein Termin?',
    UA: 'Коли мій запис?',
    RU: 'Когда у меня запись?',
  },
  done: { EN: 'Yes, please book it', DE: 'Ja, bitte buchen', UA: 'Так, записуйте', RU: 'Да, записывайте' },
};

/** Ten to noon on Tuesday is taken in both studios. */
const busy = { bayId: '1', start: '2027-03-16T08:00:00Z', end: '2027-03-16T11:00:00Z' };

export type Scene = { facts: TurnFacts; desk: Desk };

/** Facts and desk of a named situation, as a turn has them once the message was read; `k-` stands for Kyiv. */
export function sceneOf(name: string, language: EngineLanguage): Scene {
  const isKyiv = name.startsWith('k-');
  const key = isKyiv ? name.slice(2) : name;
  const text = said[key]?.[language];
  if (text === undefined) throw new Error(`There is no scene "${name}".`);
  const studio = isKyiv ? studios.kyiv : studios.berlin;
  const facts: TurnFacts = {
    text,
    language,
    studio,
    now,
    dialogState: null,
    calendar: calendarOf(key, isKyiv),
    history: [],
    proposal: null,
    tone: 'FRIENDLY',
  };
  return { facts: { ...facts, dialogState: stateOf(name, facts) }, desk: deskOf(key, isKyiv) };
}

const states = new Map<string, TurnFacts['dialogState']>();

/** How a talk stands after the scene's message; read once, for hundreds of sentences are judged in each scene. */
function stateOf(name: string, facts: TurnFacts): TurnFacts['dialogState'] {
  const key = `${name} ${facts.language}`;
  if (!states.has(key)) {
    const { state } = answerBuiltIn(facts, (error) => {
      throw error;
    });
    states.set(key, state);
  }
  return structuredClone(states.get(key) ?? null);
}

/** The booking of the scenes about one: Thursday at ten in the studio's time. */
function calendarOf(key: string, isKyiv: boolean): CalendarFacts {
  const hour = isKyiv ? 8 : 9;
  const own = {
    id: 'own-1',
    service: isKyiv ? 'Хімчистка салону' : 'Innenreinigung',
    start: `2027-03-18T0${hour}:00:00Z`,
    end: `2027-03-18T${hour + 3}:00:00Z`,
    bayId: '1',
    customerName: 'Ben',
  };
  return key === 'booked' ? { busy: [busy, own], own: [own] } : { busy: [busy], own: [] };
}

/** In the scene about a booking that is being made it stands on the desk: Wednesday at ten. */
function deskOf(key: string, isKyiv: boolean): Desk {
  const desk = newDesk();
  if (key !== 'done') return desk;
  const start = `2027-03-17T0${isKyiv ? 8 : 9}:00:00Z`;
  const end = `2027-03-17T12:00:00Z`;
  desk.effects.push({
    kind: 'book',
    bayId: '1',
    start,
    end,
    service: isKyiv ? 'Хімчистка салону' : 'Innenreinigung',
    customerName: 'Ben',
    customerPhone: null,
    car: null,
    quote: null,
  });
  desk.slots.push(start);
  return desk;
}
