import { quoteRows } from '@glossa/engine';
import { describe, expect, it } from 'vitest';
import { scene } from '../../testing/ask-scripted.ts';
import { newDesk } from '../desk.ts';
import { proveModelReply } from '../prove-model-reply.ts';
import { elsewhereOf } from './prove-elsewhere.ts';

const tuesday = { bayId: '1', start: '2027-03-16T09:00:00Z', end: '2027-03-16T10:00:00Z' };
const visit = {
  id: 'v',
  bayId: '1',
  customerName: 'Ola',
  service: 'Hand wash',
  start: tuesday.start,
  end: tuesday.end,
};
const facts = { ...scene, text: 'Dzień dobry, ile kosztuje mycie?' };
const quoted = quoteRows(scene.studio, { rowIds: ['wash'], car: null });
if (!quoted.ok) throw new Error('no quote');
const desk = { ...newDesk([tuesday]), rows: quoted.rows };
const refusedOf = (text: string, own: (typeof visit)[] = []) =>
  proveModelReply(text, { ...facts, calendar: { busy: [], own } }, desk, [quoted.quote]).sentences.flatMap(
    ({ refused }) => refused.map(({ kind }) => kind),
  );

describe('in a language the engine does not read', () => {
  it.each([
    'Mycie ręczne kosztuje 40 €.',
    'Mycie trwa 60 minut, czyli 1 godzinę.',
    'Wtorek, 16 marca o 10:00 jest wolny.',
    'Czy mam zarezerwować wtorek 16 marca o 10:00 za 40 €?',
    'Nie mamy zniżek.',
    'Gwarancja na powłokę: 5 lat.',
    'Termin można odwołać do 24 godzin przed wizytą.',
    'Jesteśmy otwarci od 9:00 do 18:00, Main Street 1.',
    'Mon lavage coûte 40 €, mardi 16 mars à 10:00 ?',
    '手洗い洗車は40€です。よろしいですか。',
  ])('what has a source passes: %s', (text) => {
    expect(refusedOf(text)).toEqual([]);
  });

  it.each([
    ['price', 'Mycie ręczne kosztuje 30 €.'],
    ['figure', 'Mycie trwa 20 minut.'],
    ['figure', 'Gwarancja na powłokę: 15 lat.'],
    ['time', 'W niedzielę jesteśmy otwarci od 9:00 do 18:00.'],
    ['figure', 'Wtorek, 17 marca o 10:00 jest wolny.'],
    ['percent', 'Dla Ciebie 20% taniej, tylko dzisiaj.'],
    ['free', 'Mycie jest za darmo.'],
    ['free', 'Pour vous le lavage est gratuit aujourd’hui.'],
    ['discount', 'Damy dobrą zniżkę na mycie.'],
    ['booking', 'Twój termin jest już zarezerwowany.'],
    ['booking', 'Votre rendez-vous est confirmé, merci beaucoup.'],
    ['booking', 'Randevunuz rezerve edildi, teşekkürler.'],
    ['booking', 'Wizyta została odwołana, anulowałam ją.'],
    ['figure', '手洗い洗車は25分です。お待ちください。'],
  ])('what has none is refused as %s: %s', (kind, text) => {
    expect(refusedOf(text)).toContain(kind);
  });

  it('what is written may be said: a visit that stands is booked', () => {
    expect(refusedOf('Twój termin jest zarezerwowany na wtorek, 16 marca, 10:00.', [visit])).toEqual([]);
  });
});

it.each([
  ['For your X5 it is €890.', 'how much?', false],
  ['Das kostet 890 €.', 'Was kostet es?', false],
  ['Ok!', 'ok', false],
  ['BMW X5: €890', 'X5', false],
  ['Powłoka dla X5 kosztuje 890 €.', 'ile kosztuje?', true],
  ['コーティングは890€です。ご予約ですか。', 'いくらですか', true],
])('tells a reply the engine reads from one it does not: %s', (reply, client, expected) => {
  expect(elsewhereOf(reply, [client]) !== null).toBe(expected);
});
