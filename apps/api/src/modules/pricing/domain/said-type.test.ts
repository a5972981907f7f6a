import { expect, it } from 'vitest';
import { saidType } from './said-type.ts';

it('says what a type means behind its name', () => {
  expect(saidType({ carType: 'K2', carTypeMeaning: 'Golf, A3 (3-türig)' })).toBe('K2 (Golf, A3 3-türig)');
  expect(saidType({ carType: 'SUV', carTypeMeaning: null })).toBe('SUV');
  expect(saidType({ carType: null, carTypeMeaning: 'all' })).toBeNull();
});

it('cuts a long meaning between two examples', () => {
  const said = saidType({ carType: 'K2', carTypeMeaning: 'Volkswagen Golf, '.repeat(20) }) ?? '';
  expect(said.length).toBeLessThan(130);
  expect(said).toMatch(/Golf …\)$/);
});
