import { expect, it } from 'vitest';
import { isNoName } from './is-no-name.ts';

it.each(['Шерсть Убери', 'Wheels Only', 'Felgen Bitte'])(
  'takes what is done to a car for no name: %s',
  (said) => {
    expect(isNoName(said)).toBe(true);
  },
);

it.each(['Peter Wachs', 'Glass', 'Dirk P', 'Anna Bergen'])(
  'leaves a name that sounds like goods: %s',
  (said) => {
    expect(isNoName(said)).toBe(false);
  },
);
