import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    role: 'all',
    demo: true,
    rateLimits: true,
    externalIdentity: null,
  });
});

it.each([
  [{}, []],
  [{ PUBLIC_URL: 'http://localhost:3000' }, []],
  [{ PUBLIC_URL: 'https://glossa.example' }, ['glossa.example']],
  [
    { PUBLIC_URL: 'https://glossa.example', PRODUCTION_HOSTS: 'a.example, b.example' },
    ['a.example', 'b.example'],
  ],
])('knows which hosts are production: %o', (env, hosts) => {
  expect(readConfig(env).productionHosts).toEqual(hosts);
});

it.each([
  [{}, { email: null, telegram: null, whatsapp: null }],
  [
    { SUBSCRIBE_EMAIL: 'Sales@Glossa.example', SUBSCRIBE_TELEGRAM: '@glossa_sales' },
    { email: 'sales@glossa.example', telegram: 'glossa_sales', whatsapp: null },
  ],
  [{ SUBSCRIBE_WHATSAPP: '+49 (151) 234-56789' }, { email: null, telegram: null, whatsapp: '4915123456789' }],
])('knows how a plan may be asked for: %o', (env, ways) => {
  expect(readConfig(env).subscribe).toEqual(ways);
});

it.each(['SUBSCRIBE_EMAIL', 'SUBSCRIBE_TELEGRAM', 'SUBSCRIBE_WHATSAPP'])('refuses nonsense in %s', (name) => {
  expect(() => readConfig({ [name]: 'x"><script>' })).toThrow(name);
});

it('treats blank variables as unset', () => {
  expect(readConfig({ PORT: ' ', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: null });
});

it('turns the demo off with an external database', () => {
  const secret = 'x'.repeat(32);
  expect(readConfig({ DATABASE_URL: 'postgres://db/glossa', APP_SECRET: secret }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL: 'postgres://db/glossa', APP_SECRET: secret, DEMO: 'on' }).demo).toBe(
    true,
  );
});

it.each([
  [{ PORT: 'abc' }, 'PORT must be a port number'],
  [{ PORT: '70000' }, 'PORT must be a port number'],
  [{ PUBLIC_URL: 'glossa' }, 'PUBLIC_URL must be an http or https address'],
  [{ DATABASE_URL: 'mysql://x', APP_SECRET: 'x'.repeat(32) }, 'DATABASE_URL must be an address'],
  [{ DATABASE_URL: 'postgres://x' }, 'APP_SECRET is required'],
  [{ APP_SECRET: 'short' }, 'APP_SECRET must have at least 32 characters'],
  [{ ROLE: 'boss' }, 'ROLE must be web, worker or all'],
  [{ ADMIN_EMAIL: 'root' }, 'ADMIN_EMAIL must be an e-mail address'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have 10 to 128 characters'],
  [{ DEMO: 'maybe' }, 'DEMO must be on or off'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an address'],
  [{ APP_NOW: 'yesterday' }, 'APP_NOW must be an instant'],
  [{ IDENTITY_ISSUER: 'https://id.example.com' }, 'IDENTITY_AUDIENCE is required'],
  [{ IDENTITY_ISSUER: 'https://id.example.com', IDENTITY_AUDIENCE: 'a' }, 'IDENTITY_JWKS_URL is required'],
  [{ AI_MODEL: 'gpt' }, 'AI_MODEL must be openai:…'],
  [{ AI_MODEL: 'openai:some-model' }, 'OPENAI_API_KEY is required'],
  [{ AI_MODEL: 'compatible:some-model' }, 'AI_BASE_URL is required'],
  [
    { AI_MODEL: 'openai:some-model', OPENAI_API_KEY: 'key', AI_BUDGET_SECONDS: '1' },
    'AI_BUDGET_SECONDS must be a number from 5 to 120',
  ],
  [{ TELEGRAM_API_ROOT: 'telegram' }, 'TELEGRAM_API_ROOT must be an http or https address'],
  [{ RATE_LIMITS: 'none' }, 'RATE_LIMITS must be on or off'],
  [{ JOB_LOOK_SECONDS: '0' }, 'JOB_LOOK_SECONDS must be a number of seconds from 1 to 60'],
])('refuses %o and names the variable', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

it('never repeats a secret in its complaint', () => {
  expect(() => readConfig({ APP_SECRET: 'hunter2' })).not.toThrow('hunter2');
});

it('reads a model with its key', () => {
  expect(readConfig({ AI_MODEL: 'anthropic:some-model', ANTHROPIC_API_KEY: 'key' }).ai).toEqual({
    provider: 'anthropic',
    model: 'some-model',
    apiKey: 'key',
    baseUrl: null,
    budgetMs: 25_000,
  });
  expect(
    readConfig({ AI_MODEL: 'compatible:a/b:c', AI_BASE_URL: 'http://127.0.0.1:1/v1/' }).ai,
  ).toMatchObject({
    model: 'a/b:c',
    baseUrl: 'http://127.0.0.1:1/v1',
  });
});

describe('who runs the installation', () => {
  const imprint = {
    IMPRINT_NAME: 'Glanz & Co.',
    IMPRINT_ADDRESS: 'Hofweg 1',
    IMPRINT_CONTACT: 'a@b.example',
  };

  it('is told whole or not at all', () => {
    expect(readConfig({}).siteFacts.imprintName).toBeNull();
    expect(readConfig(imprint).siteFacts).toMatchObject({ imprintName: 'Glanz & Co.' });
    expect(() => readConfig({ ...imprint, IMPRINT_ADDRESS: '' })).toThrow(/^IMPRINT_ADDRESS is required/);
  });

  it.each([
    ['CONTACT_TELEGRAM', '@glossa_sales', 'telegram', 'glossa_sales'],
    ['CONTACT_WHATSAPP', '+49 (30) 123-456', 'whatsapp', '4930123456'],
    ['CONTACT_EMAIL', 'Sales@Example.com', 'email', 'sales@example.com'],
  ] as const)('is written to at %s=%s', (name, value, fact, kept) => {
    expect(readConfig({ [name]: value }).siteFacts[fact]).toBe(kept);
  });

  it.each([
    ['CONTACT_TELEGRAM', 'https://evil.example/"><script>'],
    ['CONTACT_WHATSAPP', 'call me'],
    ['CONTACT_EMAIL', 'nobody'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be`));
  });
});
