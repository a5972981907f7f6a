import { exportJWK, type FlattenedJWSInput, generateKeyPair, type JWTHeaderParameters } from 'jose';
import { describe, expect, it } from 'vitest';
import { embeddedKeys } from './embedded-tokens.ts';

/** A provider of which only the keys matter, with a count of how often they were read. */
async function providerWith(...ids: string[]) {
  const keys: object[] = [];
  const add = async (kid: string) => {
    const { publicKey } = await generateKeyPair('EdDSA', { extractable: true });
    keys.push({ ...(await exportJWK(publicKey)), kid, alg: 'EdDSA' });
  };
  for (const id of ids) await add(id);
  const state = { reads: 0 };
  const getJwks = async () => {
    state.reads += 1;
    return { keys: [...keys] };
  };
  const find = embeddedKeys({ api: { getJwks } } as unknown as Parameters<typeof embeddedKeys>[0]);
  const ask = (kid: string) => find({ alg: 'EdDSA', kid } as JWTHeaderParameters, {} as FlattenedJWSInput);
  return { add, ask, state };
}

describe('the embedded provider’s keys', () => {
  it('are read once for many who ask at once', async () => {
    const { ask, state } = await providerWith('first');
    await Promise.all(Array.from({ length: 20 }, () => ask('first')));
    expect(state.reads).toBe(1);
  });

  it('include one that was made a moment after they were read', async () => {
    const { add, ask, state } = await providerWith('first');
    await ask('first');
    await add('second');
    await Promise.all(Array.from({ length: 20 }, () => ask('second')));
    expect(state.reads).toBe(2);
  });

  it('refuse one that nobody made, and are read once for all who come with such', async () => {
    const { ask, state } = await providerWith('first');
    await ask('first');
    const answers = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => ask(`unknown-${i}`)));
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(20);
    expect(state.reads).toBe(2);
  });
});
