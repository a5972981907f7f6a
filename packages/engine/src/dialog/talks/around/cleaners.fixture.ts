import type { DialogState } from '../../../dialog-state.ts';
import type { CalendarFacts, StudioFacts } from '../../../facts.ts';
import type { TurnResult } from '../../../finish-turn.ts';
import { row } from '../../../row.fixture.ts';
import { takeTurnOnce } from '../take-turn-once.fixture.ts';
import { exampleStudio } from '../talk.fixture.ts';

/** The same small list in four languages: seats in parts, an interior, an engine, a smell. */
export const CLEANERS: Record<'en' | 'de' | 'uk' | 'ru', StudioFacts> = {
  en: exampleStudio([
    row('Interior clean', 120),
    row('Seat shampoo', 45, { zone: 'All seats' }),
    row('Seat shampoo', 22, { zone: 'Front seats' }),
    row('Engine bay clean', 25),
    row('Odour removal', 40),
  ]),
  de: exampleStudio(
    [
      row('Innenraumreinigung', 120),
      row('Sitzreinigung', 45, { zone: 'Alle Sitze' }),
      row('Sitzreinigung', 22, { zone: 'Rückbank' }),
      row('Motorraumreinigung', 25),
      row('Geruchsneutralisierung', 40),
    ],
    { botLanguage: 'de' },
  ),
  uk: exampleStudio(
    [
      row('Хімчистка салону', 120),
      row('Антидощ', 45),
      row('Мийка двигуна', 25),
      row('Видалення запахів', 40),
    ],
    { botLanguage: 'uk' },
  ),
  ru: exampleStudio(
    [row('Химчистка салона', 120), row('Антидождь', 45), row('Мойка двигателя', 25), row('Озонирование', 40)],
    { botLanguage: 'ru' },
  ),
};

/** How a talk comes to its price, its times, its name, its summary and its booking (Thursday at ten). */
export const STEPS: Record<keyof typeof CLEANERS, readonly string[]> = {
  en: [
    'Interior clean and Seat shampoo all seats for a ford fiesta',
    'when could I come?',
    'thursday 10:00',
    'Sam Hill',
    'yes',
  ],
  de: [
    'Innenraumreinigung und Sitzreinigung alle Sitze für einen VW Golf',
    'wann geht es?',
    'Donnerstag 10 Uhr',
    'Tim Voss',
    'ja',
  ],
  uk: [
    'хімчистка салону і видалення запахів, шкода октавія',
    'коли можна приїхати?',
    'у четвер о 10:00',
    'Ігор',
    'так',
  ],
  ru: [
    'химчистка салона и озонирование, киа рио',
    'когда можно приехать?',
    'в четверг в 10:00',
    'Антон',
    'да',
  ],
};

/** A talk with a calendar that does what it is told to; the bookings that stand in the end come with it. */
export function talkWith(studio: StudioFacts, lines: readonly string[]) {
  let state: DialogState | null = null;
  let calendar: CalendarFacts = { busy: [], own: [] };
  const turns = lines.map((text, at) => {
    const turn: TurnResult = takeTurnOnce({ text, state, studio, now: '2027-03-15T08:00:00Z', calendar });
    state = turn.state;
    for (const effect of turn.effects) {
      if (effect.kind === 'cancel')
        calendar = { ...calendar, own: calendar.own.filter(({ id }) => id !== effect.bookingId), busy: [] };
      if (effect.kind !== 'book') continue;
      const { bayId, start, end, service, customerName } = effect;
      const booking = {
        id: `${service} ${at}`,
        service,
        start,
        end,
        bayId,
        customerName: customerName ?? '',
      };
      calendar = { busy: [...calendar.busy, { bayId, start, end }], own: [...calendar.own, booking] };
    }
    return turn;
  });
  const booked = turns.flatMap(({ effects }) => effects.filter((effect) => effect.kind === 'book'));
  return { turns, last: turns.at(-1), bookings: calendar.own, booked: booked.at(-1) };
}

/** The talk up to a step, and what is said then. */
export function after(
  lang: keyof typeof CLEANERS,
  step: 'price' | 'times' | 'name' | 'summary' | 'booked',
  ...lines: string[]
) {
  const count = ['price', 'times', 'name', 'summary', 'booked'].indexOf(step) + 1;
  return talkWith(CLEANERS[lang], [...STEPS[lang].slice(0, count), ...lines]);
}
