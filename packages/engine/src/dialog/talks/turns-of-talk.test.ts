import { expect, it } from 'vitest';
import type { OwnBooking } from '../../facts.ts';
import { row } from '../../row.fixture.ts';
import { exampleStudio, open, talkTo, weekdays } from './talk.fixture.ts';

const rows = [
  row('Hand wash', 30),
  row('Interior cleaning', 90),
  row('Headlight polish', 55),
  row('Window tint', 80, { zone: 'front side windows' }),
  row('Window tint', 240, { zone: 'rear windows', material: 'ceramic film' }),
  row('Rain repellent', 40),
];
const studio = exampleStudio(rows);

function talk(...lines: string[]) {
  return talkTo(studio, lines).map(({ reply, effects }) => ({
    text: reply.text,
    choices: reply.choices?.join(' | ') ?? '',
    total: reply.quote?.total,
    effects: effects.map(({ kind }) => kind),
  }));
}

const totalsOf = (list: typeof rows, ...lines: string[]) =>
  talkTo(exampleStudio(list), lines).map(({ reply }) => reply.quote?.total);

it('takes "Jo" for a name and not for a yes', () => {
  const turns = talk('a hand wash please', 'Tuesday at 10', 'Jo', 'yes');
  expect(turns.flatMap(({ effects }) => effects)).toEqual(['hold', 'book']);
  expect(turns[2]?.effects).toEqual([]);
});

it('takes out what the client leaves', () => {
  const turns = talk('hand wash, interior cleaning and headlight polish, how much?', 'leave the headlights');
  expect(turns.map(({ total }) => total)).toEqual([175, 120]);
});

it('does not answer "Thursday after two" with a Thursday morning', () => {
  const [, offered, chosen] = talk(
    'book a hand wash',
    'what is free on Thursday?',
    'then Thursday after 2pm',
  );
  expect(offered?.choices).toContain(' 9:00');
  expect(`${chosen?.text} ${chosen?.choices}`).not.toMatch(/\b9:00/);
});

it('hears a complaint that speaks of an appointment', () => {
  expect(talk('The appointment last week was terrible, the paint is scratched')[0]?.effects).toEqual([
    'handoff',
  ]);
});

it('adds a second part of the same service with a film of its own', () => {
  expect(talk('price for tinting the front side windows', 'and the rear too, ceramic')[1]?.total).toBe(320);
});

it('finds a service by its very name', () => {
  expect(talk('how much is rain repellent?')[0]?.total).toBe(40);
});

it('reads inside and out as two jobs', () => {
  expect(talk('clean my car inside and out, what would it be?')[0]?.total).toBe(120);
});

it('keeps the wish when another service is only compared', () => {
  const [, compared, booked] = talk(
    'a hand wash',
    'what is the difference to an interior cleaning?',
    'Tuesday at 10',
  );
  expect(compared?.text).toMatch(/30.*90/s);
  expect(booked?.effects).toEqual(['hold']);
});

it('lets a cancellation be when the client thinks better of it', () => {
  const [, answer] = talk('cancel my appointment', 'never mind');
  expect(answer?.effects).toEqual([]);
});

it('moves a booking to the same clock time of the day spoken of before', () => {
  const booked: OwnBooking = {
    id: 'b',
    service: 'Hand wash',
    start: '2027-03-18T13:30:00Z',
    end: '2027-03-18T14:30:00Z',
    bayId: '1',
    customerName: 'Nora',
  };
  const lines = ['could we move my wash, Nora', 'to Tuesday', 'same time as before', 'yes'];
  const effects = talkTo(studio, lines, { calendar: { busy: [], own: [booked] } }).flatMap((turn) =>
    turn.effects.filter(({ kind }) => kind === 'reschedule'),
  );
  expect(effects).toMatchObject([{ bookingId: 'b', start: '2027-03-16T13:30:00Z' }]);
});

it('keeps the working time of a job over several days, however often it is moved', () => {
  const move = (booked: OwnBooking, day: string) => {
    const turns = talkTo(studio, [`could we move my wrap, Nora, to ${day} at 9`, 'yes'], {
      calendar: { busy: [], own: [booked] },
    });
    const moved = turns.flatMap(({ effects }) => effects.filter((effect) => effect.kind === 'reschedule'))[0];
    expect(turns[0]?.reply.text).toMatch(/pick-up/);
    return { ...booked, start: moved?.start ?? '', end: moved?.end ?? '' };
  };
  const booked = {
    id: 'b',
    service: 'Hand wash',
    // Two working days of nine hours, from Tuesday morning to Wednesday evening.
    start: '2027-03-16T08:00:00Z',
    end: '2027-03-17T17:00:00Z',
    bayId: '1',
    customerName: 'Nora',
  };
  const once = move(booked, '18 March');
  expect(once).toMatchObject({ start: '2027-03-18T08:00:00Z', end: '2027-03-19T17:00:00Z' });
  const twice = move(once, '22 March');
  expect(twice).toMatchObject({ start: '2027-03-22T08:00:00Z', end: '2027-03-23T17:00:00Z' });
  expect(move(twice, '26 March')).toMatchObject({ end: '2027-03-29T16:00:00Z' });
});

it('takes a question for the windows as one for their tint', () => {
  const [first] = talk('how much to do the back windows?');
  expect(first?.total).toBe(240);
});

it.each([
  'are you a person?',
  'Schreibe ich hier gerade mit einem Menschen?',
  'людина чи програма мені пише?',
  'мне вообще человек отвечает?',
])('says what it is when asked "%s", and calls nobody', (text) => {
  expect(talk(text)[0]?.effects).toEqual([]);
});

it.each([
  'I want to talk to a person',
  'Ich will mit einem Menschen sprechen',
  'дайте людину',
  'я с человеком поговорить хочу',
])('calls a person when told "%s"', (text) => {
  expect(talk(text)[0]?.effects).toEqual(['handoff']);
});

it('goes on by a day when told "the day after"', () => {
  const turns = talk('a hand wash on Wednesday', 'the day after, please', '10', 'Ada', 'yes');
  expect(turns.at(-1)?.text).toContain('Thursday, 18 March, 10:00');
  expect(turns.flatMap(({ effects }) => effects)).toContain('book');
});

it('takes a surname that is also a word of the trade, and no saying, for a name', () => {
  const turns = talk('a hand wash, Tuesday at 10', 'Looks right to me', 'Wendy Price', 'looks correct');
  expect(turns[1]?.text).not.toContain('Looks');
  expect(turns[2]?.text).toContain('Wendy Price');
  expect(turns[3]?.effects).toEqual(['book']);
});

it('takes the name that closes a message with a time', () => {
  expect(talk('a hand wash', 'fine, Tuesday 10:00, Gregor')[1]?.text).toContain('Gregor');
});

it('takes the first of the offered times when asked for the soonest', () => {
  const turns = talk('book a hand wash on Tuesday', 'asap');
  expect(turns[1]?.effects).toEqual(['hold']);
});

it('takes the date said beside a weekday, not the weekday that was offered', () => {
  const turns = talk('book a hand wash', 'Tuesday the 23rd at 10', 'Ines');
  expect(turns[0]?.text).toContain('16 March');
  expect(turns[2]?.text).toContain('Tuesday, 23 March, 10:00');
});

it('asks for the yes where the price is only told with the request', () => {
  const [first] = talk('Book a hand wash on Tuesday at 10 for Amir Khan');
  expect(first?.effects).toEqual(['hold']);
  expect(first?.text).toContain('Amir Khan');
  const turns = talk('how much is a hand wash', 'Book me in on Tuesday at 10, Amir Khan');
  expect(turns[1]?.effects).toContain('book');
});

it('reads an opening in the calendar as time and not as glass', () => {
  expect(talk('есть ли окошко на завтра?')[0]?.effects).toEqual([]);
  expect(talk('чи є вікно на завтра?')[0]?.effects).toEqual([]);
});

it('takes scratches for work, unless the studio made them', () => {
  expect(talk('der Lack ist ziemlich verkratzt')[0]?.effects).toEqual([]);
  expect(talk('ihr habt mir den Lack verkratzt')[0]?.effects).toEqual(['handoff']);
  expect(talk('ніхто мені так і не передзвонив, де мій запис?')[0]?.effects).toEqual(['handoff']);
});

it('adds the outside to the inside', () => {
  expect(talk('interior cleaning, how much?', 'and with the outside?')[1]?.total).toBe(120);
});

it('takes a ceramic film for a tint, though the list has a coating too', () => {
  const list = [...rows, row('Ceramic coating', 700)];
  expect(totalsOf(list, 'how much is ceramic film?')).toEqual([240]);
});

it('leaves out of the sum what was taken out before', () => {
  const turns = talk(
    'hand wash, interior cleaning and rain repellent',
    'drop the rain repellent',
    'what does that come to',
  );
  expect(turns.map(({ total }) => total)).toEqual([160, 120, 120]);
});

it('reads hours in words, hours typed with a gap, and the name behind them', () => {
  expect(talk('book a hand wash on Tuesday', 'ten')[1]?.effects).toEqual(['hold']);
  const turns = talk('how much is a hand wash', 'book it for tomorrow 12 00 Peter');
  expect(turns[1]?.text).toMatch(/16 March, 12:00.*Peter/s);
});

it('adds the extra it mentioned only when the client takes it, not at every "still" and "noch"', () => {
  const turns = (said: string) => talk('was kostet die Innenreinigung?', said);
  expect(turns('ok, einen Termin, diese Woche noch')[1]?.text).not.toContain('120');
  expect(turns('ja, das noch dazu')[1]?.total).toBeGreaterThan(90);
});

it('knows a service of the list by the word only it has', () => {
  const list = [row('Silver valet', 80), row('Gold valet', 150), row('Wheel coating', 120)];
  expect(totalsOf(list, 'how much is the silver valet', 'and gold?', 'silver + wheels')).toEqual([
    80, 150, 200,
  ]);
});

it('counts a part once that stands in for two others', () => {
  const list = [
    row('PPF', 400, { zone: 'bonnet' }),
    row('PPF', 200, { zone: 'headlights' }),
    row('PPF', 5000, { zone: 'full' }),
  ];
  const totals = totalsOf(list, 'ppf on bonnet and headlights, price?', 'and a full one?');
  expect(totals).not.toContain(10_000);
  expect(totals[0]).toBe(600);
});

it('shows the same times again when a name comes instead of a choice', () => {
  const [, offered, again] = talk('a hand wash', 'on Sunday at 3pm', 'my name is Edda');
  const timesIn = (text = '') => text.match(/\d+ March|\d+:\d\d/g);
  expect(timesIn(again?.text)).toEqual(timesIn(offered?.text.split('instead')[1]));
});

it('answers what is included without changing the wish, and adds it when told', () => {
  const turns = talk('interior cleaning, how much?', 'does that include a hand wash?', 'ok, add it');
  expect(turns[1]?.text).toMatch(/Hand wash.*30/s);
  expect(turns[2]?.total).toBe(120);
  const [, , later] = talk(
    'interior cleaning, how much?',
    'is the hand wash included?',
    'Tuesday at 10, Nils Falk',
  );
  expect(later?.text).toContain('90');
  expect(later?.text).not.toContain('Hand wash');
});

it('takes dropping a car off for a visit and ten per cent off for haggling', () => {
  const turns = talk('a hand wash', 'I will drop the car off on Tuesday at 10', 'could I get 10% off?');
  expect(turns[1]?.effects).toEqual(['hold']);
  expect(turns[2]?.effects).toEqual([]);
});

it('takes the cheapest of several when that is asked for', () => {
  const list = [row('Silver valet', 80), row('Bronze valet', 45), row('Gold valet', 150)];
  expect(totalsOf(list, "what's your cheapest valet?")).toEqual([45]);
});

it('means the near weekday, also after times of another week were offered instead', () => {
  const saturdays = exampleStudio(rows, { hours: { ...weekdays, sat: open } });
  const lines = ['a hand wash on Sunday', 'Saturday then, at 10'];
  const texts = talkTo(saturdays, lines, { at: '2027-03-12T08:00:00Z' }).map(({ reply }) => reply.text);
  expect(texts[1]).toContain('13 March');
});

it('books the one part that is named of several that were priced', () => {
  const turns = talk(
    'tint the front side windows and the rear windows, price?',
    'ok, the rear windows on Tuesday',
  );
  expect(turns.map(({ total }) => total)).toEqual([320, 240]);
});

it('hears no wish for a time in a goodbye', () => {
  const turns = talk('a hand wash on Tuesday at 10, Nora Falk', 'yes', 'thanks, see you on Tuesday');
  expect(turns[2]?.effects).toEqual([]);
  expect(turns[2]?.text).not.toMatch(/\d:\d\d/);
});
