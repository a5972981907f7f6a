import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { presenceCookieName, siteDemoTalk, siteFiles, siteOrigin } from '@glossa/contracts';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWrittenPages } from './serve-written-pages.ts';

const dir = mkdtempSync(join(tmpdir(), 'glossa-site-'));
const app = Fastify();
beforeAll(() => {
  for (const { file, path } of siteFiles) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    const talk = path === '/ru/terms-of-service' ? siteDemoTalk : '';
    writeFileSync(join(dir, file), `${path} at ${siteOrigin}${talk}`);
  }
  serveWrittenPages(app, dir, {
    publicUrl: 'https://glossa.example/',
    demoChats: {},
    siteFacts: {
      ...{ imprintName: null, imprintAddress: null, imprintContact: null },
      ...{ telegram: null, whatsapp: null, email: null },
    },
    demoTalk: async (language) => `a $& talk in ${language}`,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true });
});

const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie } });

describe('the public site', () => {
  it.each(['/', '/de', '/uk/privacy-policy', '/ru/newsletter'])('answers %s with its page', async (path) => {
    const answer = await get(path);
    expect(answer.body).toBe(`${path} at https://glossa.example`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it.each(['/', '/de'])('sends who is signed in from %s to work', async (path) => {
    const answer = await get(path, `a=b; ${presenceCookieName}=1`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/dashboard']);
  });

  it('shows the legal pages to everybody', async () => {
    expect((await get('/privacy-policy', `${presenceCookieName}=1`)).statusCode).toBe(200);
  });

  it.each(['/de', '/uk/privacy-policy'])('leads %s with a slash behind it to the page', async (path) => {
    const answer = await get(`${path}/`);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, path]);
  });

  it('has no imprint where nobody is named', async () => {
    expect((await get('/imprint')).statusCode).toBe(404);
    expect((await get('/sitemap.xml')).body).not.toContain('/imprint');
  });

  it('puts the talk of the moment where a page has a place for it', async () => {
    expect((await get('/ru/terms-of-service')).body).toContain('examplea $& talk in RU');
  });

  it('leads a guessed English address to the start page', async () => {
    expect((await get('/en')).headers.location).toBe('/');
  });
});
