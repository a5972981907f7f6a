import { expect, it } from 'vitest';
import { ModelDown, openModelAccess } from './model-access.ts';
import { recordedModel } from './testing/eval/recorded-model.ts';

function open() {
  const troubles: unknown[] = [];
  const access = openModelAccess({
    model: recordedModel().model,
    label: 'a:b',
    onTrouble: (cause) => troubles.push(cause),
    budgetMs: 50,
  });
  return { access, troubles };
}
const fail = () => Promise.reject(new Error('down'));

it('is closed for the studio whose calls keep failing, and for no other', async () => {
  const { access, troubles } = open();
  const slow = access.forStudio('slow');
  for (let i = 0; i < 5; i += 1) await expect(slow.run(fail)).rejects.toThrow('down');
  await expect(access.forStudio('slow').run(fail)).rejects.toBeInstanceOf(ModelDown);
  await expect(access.forStudio('other').run(async () => 'well')).resolves.toBe('well');
  expect(troubles).toHaveLength(1);
});

it('takes an answer that came too late to be of use for no failure', async () => {
  const { access } = open();
  const studio = access.forStudio('a');
  for (let i = 0; i < 8; i += 1) {
    const stale = AbortSignal.abort();
    await expect(studio.run(fail, { stale })).rejects.toThrow('down');
  }
  await expect(studio.run(async () => 'well')).resolves.toBe('well');
});

it('ends a call at its budget', async () => {
  const { access } = open();
  const hang = ({ abortSignal }: { abortSignal: AbortSignal }) =>
    new Promise((_, reject) => {
      abortSignal.addEventListener('abort', () => reject(abortSignal.reason));
    });
  await expect(access.run(hang)).rejects.toMatchObject({ name: 'TimeoutError' });
});
