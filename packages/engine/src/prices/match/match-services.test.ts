import { describe, expect, it } from 'vitest';
import { findCar } from '../../cars/index.ts';
import { row } from '../../row.fixture.ts';
import { matchServices } from './match-services.ts';
import { readMessage } from './message-sense.ts';
import { narrowRows } from './narrow-rows.ts';
import { indexRows } from './row-index.ts';

const GERMAN = [
  row('Scheibentönung', 199, { zone: 'hinten', material: 'Standardfolie' }),
  row('Scheibentönung', 289, { zone: 'hinten', material: 'Keramikfolie' }),
  row('Scheibentönung', 90, { zone: 'vordere Seitenscheiben', material: 'Standardfolie' }),
  row('Innenreinigung', 120),
  row('Komplettaufbereitung', 280),
  row('Lackpolitur', 350),
  row('Keramikversiegelung', 800),
  row('Vollfolierung', 2400, { carType: 'Limousine' }),
  row('Vollfolierung', 2900, { carType: 'SUV' }),
  row('Folierung', 250, { zone: 'Dach' }),
  row('Scheinwerferaufbereitung', 80),
  row('Ozonbehandlung', 60),
  row('Motorwäsche', 50),
  row('Felgenversiegelung', 150),
];

const found = (text: string, rows = GERMAN) =>
  matchServices(readMessage(text), indexRows(rows)).matches.map((match) =>
    match.candidates.map((candidate) => candidate.service).join(' or '),
  );

describe('the services of a German list', () => {
  it.each([
    ['скільки коштує тонування', 'Scheibentönung'],
    ['сколько стоит затонировать зад', 'Scheibentönung'],
    ['how much to tint the back', 'Scheibentönung'],
    ['Scheiben tönen lassen', 'Scheibentönung'],
    ['innen sauber machen', 'Innenreinigung'],
    ['хімчистка салону', 'Innenreinigung'],
    ['interior cleaning please', 'Innenreinigung'],
    ['химчитска салона', 'Innenreinigung'],
    ['отполировать кузов', 'Lackpolitur'],
    ['polieren', 'Lackpolitur'],
    ['керамика', 'Keramikversiegelung'],
    ['Dach folieren', 'Folierung'],
    ['обклеїти дах', 'Folierung'],
    ['фары отполировать', 'Scheinwerferaufbereitung'],
    ['озонування', 'Ozonbehandlung'],
    ['engine wash', 'Motorwäsche'],
    ['full detail', 'Komplettaufbereitung'],
    ['seat leon interior cleaning', 'Innenreinigung'],
  ])('answer "%s" with %s', (text, service) => {
    expect(found(text)).toEqual([service]);
  });

  it('answer several wishes at once', () => {
    expect(found('polish and ozone').toSorted()).toEqual(['Lackpolitur', 'Ozonbehandlung']);
  });

  it('do not answer what they do not have', () => {
    expect(found('dent repair')).toEqual([]);
    expect(found('снять тонировку')).toEqual([]);
  });

  it('tell which job no service answers', () => {
    const { unmatched } = matchServices(readMessage('Ozon und Dellen'), indexRows(GERMAN));
    expect(unmatched).toEqual(['dent']);
  });

  it('leave the choice open where the words fit several', () => {
    const rows = [row('Мийка кузова', 200), row('Комплексна мийка', 450), row('Мийка двигуна', 300)];
    expect(found('мийка', rows)).toEqual(['Мийка кузова or Комплексна мийка']);
    expect(found('помити двигун', rows)).toEqual(['Мийка двигуна']);
  });
});

describe('narrowing a service down', () => {
  const narrowed = (text: string, car: string | null = null, rows = GERMAN) => {
    const said = readMessage(text);
    const [match] = matchServices(said, indexRows(rows)).matches;
    const [service] = match?.candidates ?? [];
    return service ? narrowRows(service, { said, car: car === null ? null : findCar(car) }) : null;
  };

  it('comes to the one row', () => {
    expect(narrowed('Tönung hinten Keramik')).toMatchObject({ kind: 'row', row: { price: 289 } });
    expect(narrowed('Vollfolierung', 'BMW X5')).toMatchObject({ kind: 'row', row: { price: 2900 } });
  });

  it('asks for one thing that changes the price, with the choices of the list', () => {
    expect(narrowed('Tönung hinten')).toMatchObject({
      kind: 'missing',
      dimension: 'material',
      choices: ['Standardfolie', 'Keramikfolie'],
    });
    expect(narrowed('Vollfolierung')).toMatchObject({ dimension: 'carType', choices: ['Limousine', 'SUV'] });
  });

  it('does not ask where all rows cost the same', () => {
    const rows = [row('Ozon', 60, { carType: 'PKW' }), row('Ozon', 60, { carType: 'SUV' })];
    expect(narrowed('ozone', null, rows)).toMatchObject({ kind: 'row', row: { price: 60 } });
  });

  it('sees a gap where the part, the film or the whole car is not on the list', () => {
    expect(narrowed('Frontscheibe tönen')).toMatchObject({ kind: 'gap', dimension: 'zone' });
    expect(narrowed('Tönung hinten in Carbon')).toMatchObject({ kind: 'gap', dimension: 'material' });
    expect(narrowed('затонировать по кругу')).toMatchObject({ kind: 'gap', dimension: 'zone' });
  });
});
