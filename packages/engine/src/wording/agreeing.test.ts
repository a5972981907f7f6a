import { describe, expect, it } from 'vitest';
import { type Act, words } from '../dialog/act.ts';
import { row } from '../row.fixture.ts';
import { agreeing } from './agreeing.ts';

const [rear, front, ozone] = [
  row('Window tint', 300, { zone: 'Rear half' }),
  row('Window tint', 120, { zone: 'Front windows', material: 'Standard' }),
  row('Ozone', 70),
];
const takenOut = (parts: string): Act => ({ key: 'takenOut', values: { parts: words(parts) } });
const quoted: Act = { key: 'quoteMany', values: { rows: { rows: [rear, front] } } };
const asked = (...options: (typeof rear)[]): Act => ({
  key: 'pricedBeside',
  values: { options: { options, by: 'service' } },
});

describe('a reply agrees with itself', () => {
  it.each(['Front windows', 'Window tint · Front windows', 'Window tint · Front windows · Standard'])(
    'does not call %s taken out beside its own quote of it',
    (part) => {
      expect(agreeing([takenOut(part), quoted])).toEqual([quoted]);
    },
  );
  it('still tells what is gone', () => {
    expect(agreeing([takenOut('Ozone'), quoted])).toEqual([takenOut('Ozone'), quoted]);
    expect(agreeing([takenOut('Ozone, Front windows'), quoted])).toEqual([takenOut('Ozone'), quoted]);
  });
  it('does not call taken out what it puts to the client', () => {
    const options: Act = { key: 'compare', values: { options: { options: [rear, front], by: 'zone' } } };
    expect(agreeing([takenOut('Front windows'), options])).toEqual([options]);
  });
  it('takes a name with a comma for one', () => {
    const whole = row('Front package', 900, { zone: 'Bonnet, bumper' });
    const quote: Act = { key: 'quoteOne', values: { rows: { rows: [whole] } } };
    expect(agreeing([takenOut('Bonnet, bumper'), quote])).toEqual([quote]);
  });
  it('says nothing twice', () => {
    expect(agreeing([quoted, { key: 'mayChange' }, quoted, { key: 'mayChange' }])).toEqual([
      quoted,
      { key: 'mayChange' },
    ]);
  });
  it('names what was asked about in one place', () => {
    expect(agreeing([asked(front), quoted, asked(ozone, front)])).toEqual([asked(front, ozone), quoted]);
  });
});
