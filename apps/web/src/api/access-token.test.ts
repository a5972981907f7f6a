// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { signedOutAnswer, stubServer, stubToken } from '../testing/stub-server.ts';
import { findAccessToken, forgetAccessToken, lifetimeMs } from './access-token.ts';

const tokenCall = 'GET /api/auth/token';
const minute = 60_000;

describe('the access token', () => {
  beforeEach(forgetAccessToken);

  it('is fetched once and then kept in memory', async () => {
    const server = stubServer({ [tokenCall]: { body: { token: stubToken } } });
    expect(await findAccessToken(() => 0)).toBe(stubToken);
    expect(await findAccessToken(() => 14 * minute)).toBe(stubToken);
    expect(server.callsTo(tokenCall)).toHaveLength(1);
  });

  it('is fetched again shortly before it expires', async () => {
    const server = stubServer({ [tokenCall]: { body: { token: stubToken } } });
    await findAccessToken(() => 0);
    await findAccessToken(() => 15 * minute - 10_000);
    expect(server.callsTo(tokenCall)).toHaveLength(2);
  });

  it('is fetched by one request however many calls want it at once', async () => {
    const server = stubServer({ [tokenCall]: { body: { token: stubToken } } });
    await Promise.all([findAccessToken(), findAccessToken(), findAccessToken()]);
    expect(server.callsTo(tokenCall)).toHaveLength(1);
  });

  it('is null for a visitor who is not signed in', async () => {
    stubServer({ [tokenCall]: signedOutAnswer });
    expect(await findAccessToken()).toBeNull();
  });

  it('is not kept when the person signs out while it is on its way', async () => {
    stubServer({ [tokenCall]: { body: { token: stubToken } } });
    const onItsWay = findAccessToken();
    forgetAccessToken();
    expect(await onItsWay).toBeNull();
  });

  it('lives as long as it says itself, and five minutes when it says nothing', () => {
    expect(lifetimeMs(stubToken)).toBe(15 * minute);
    expect(lifetimeMs('not a token')).toBe(5 * minute);
    expect(lifetimeMs(`e30.${btoa('{}')}.x`)).toBe(5 * minute);
  });
});
