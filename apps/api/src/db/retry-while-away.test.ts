import { expect, it } from 'vitest';
import { retryWhileAway } from './retry-while-away.ts';

const databaseError = (code: string) => Object.assign(new Error(code), { code, severity: 'FATAL' });

async function play(failures: Error[]) {
  let tries = 0;
  const outcome = await retryWhileAway(async () => {
    tries += 1;
    const failure = failures.shift();
    if (failure) throw failure;
    return 'done';
  }, [1, 1]).catch((error: Error) => error.message);
  return { outcome, tries };
}

it.each(['57P01', '57P03', '25006', '08006'])('comes back after %s', async (code) => {
  expect(await play([databaseError(code)])).toEqual({ outcome: 'done', tries: 2 });
});

it('comes back from an error in another’s coat and from a pooler that restarts', async () => {
  const wrapped = new Error('Failed query', { cause: databaseError('57P01') });
  const refused = Object.assign(new Error('connect ECONNREFUSED'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  });
  expect(await play([wrapped, refused])).toEqual({ outcome: 'done', tries: 3 });
});

it('gives up in the end, and at once where waiting is of no use', async () => {
  const lost = databaseError('08006');
  expect(await play([lost, lost, lost, lost])).toEqual({ outcome: '08006', tries: 3 });
  expect(await play([databaseError('23505')])).toEqual({ outcome: '23505', tries: 1 });
  expect(await play([databaseError('53300')])).toEqual({ outcome: '53300', tries: 1 });
});
