import { afterEach, expect, it } from 'vitest';
import { connectModel } from '../../assistant/index.ts';
import { startScriptedModel } from '../../assistant/testing/scripted-model.ts';
import { readWithModel } from './read-with-model.ts';

let stop = async () => {};
afterEach(() => stop());

it('PR-6: gives a model that hangs no more than its budget', async () => {
  let hasSpoken = false;
  const speak = () => {
    hasSpoken = true;
    return { say: '{"rows":[]}' };
  };
  const model = await startScriptedModel(
    () => new Promise((resolve) => setTimeout(() => resolve(speak()), 30_000).unref()),
  );
  stop = model.stop;
  const access = await connectModel(model.config, { onTrouble: () => {} });
  if (!access) throw new Error('no model');
  const reader = { proveClaims: () => Promise.reject(new Error('nothing came to be proved')) };
  await expect(
    readWithModel(access, 'Wash 20 €', { currency: 'EUR', reader, budgetMs: 200 }),
  ).rejects.toThrow();
  expect(hasSpoken).toBe(false);
});
