import { expect, it } from 'vitest';
import { hashAll, hashSign } from '../hash-sign.ts';
import { SignList } from './sign-list.ts';

const [KIND] = hashAll('k=');

it.each<[string, (signs: SignList) => void]>([
  ['k=', (signs) => signs.push(KIND)],
  ['k=golf', (signs) => signs.word(KIND, 'golf')],
  ['k=мій golf', (signs) => signs.two(KIND, 'мій', 'golf')],
  ['k=für meinen golf', (signs) => signs.three(KIND, 'für', 'meinen', 'golf')],
  ['k=pass', (signs) => signs.part(KIND, 'passat', 0, 4)],
  ['k=ab', (signs) => signs.part(KIND, 'ab', 0, 4)],
])('hashes %s as if it were written', (written, push) => {
  const signs = new SignList();
  push(signs);
  expect([...signs.hashes.subarray(0, signs.size)]).toEqual([hashSign(written) | 0]);
});

it('takes as many signs as come, and begins anew', () => {
  const signs = new SignList();
  for (let sign = 0; sign < 1000; sign++) signs.push(sign);
  expect([signs.size, signs.hashes[0], signs.hashes[999]]).toEqual([1000, 0, 999]);
  signs.clear().push(7);
  expect([signs.size, signs.hashes[0]]).toEqual([1, 7]);
});
