import { resolve } from 'node:path';
import { emailSchema, type SiteFacts } from '@glossa/contracts';
import { z } from 'zod';

/** The environment, parsed once. Nothing else in the server reads `process.env`. */
export type Config = {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  /** A line past the pooler that `databaseUrl` then leads to: for what lives longer than a transaction. Null: there is none. */
  databaseDirectUrl: string | null;
  role: 'web' | 'worker' | 'all';
  /** Null: generated once and kept in the data folder. */
  appSecret: string | null;
  adminEmail: string;
  adminPassword: string | null;
  demo: boolean;
  /** Null: the built-in engine answers alone. */
  ai: ModelConfig | null;
  /** Null: Telegram's own server. */
  telegramApiRoot: string | null;
  /** Where Meta's API is asked, and the secret of the app all studios share; null: each brings an app of its own. */
  meta: { apiRoot: string; appSecret: string | null };
  smtpUrl: string | null;
  /** Where owners may ask for a plan, beside the contact form. */
  subscribe: { email: string | null; telegram: string | null; whatsapp: string | null };
  mailFrom: string;
  externalIdentity: ExternalIdentity | null;
  appNow: Date | null;
  productionHosts: string[];
  rateLimits: boolean;
  /** How often background work of a server that died is looked for. */
  jobLookSeconds: number;
  trustedProxies: string[];
  /** An OpenTelemetry collector; null: nothing is traced. */
  otlpEndpoint: string | null;
  /** For how many days the nightly backups of the embedded database are kept; 0: none are made. */
  backupDays: number;
  /** Null: backups are not sealed. */
  backupPassphrase: string | null;
  /** Who runs this installation and how to write to them, for the public pages. */
  siteFacts: SiteFacts;
};

export const modelProviders = ['openai', 'anthropic', 'google', 'compatible'] as const;
export type ModelConfig = {
  provider: (typeof modelProviders)[number];
  model: string;
  apiKey: string | null;
  /** Another server than the provider's own. */
  baseUrl: string | null;
  /** How long an answer may take in all, repairs and tools included. */
  budgetMs: number;
};

export type ExternalIdentity = { issuer: string; audience: string; jwksUrl: string };

/** Thrown for a value the server can't start with; the message names the variable. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

export function readConfig(environment: Environment): Config {
  const env = withoutBlanks(environment);
  const port = read(env, 'PORT', wholeNumber(0, 65_535), 'must be a port number from 0 to 65535') ?? 3000;
  const databaseUrl = read(
    env,
    'DATABASE_URL',
    postgresUrl,
    'must be an address such as postgres://user@host/name',
  );
  const databaseDirectUrl = read(
    env,
    'DATABASE_DIRECT_URL',
    postgresUrl,
    'must be an address such as postgres://user@host/name',
  );
  if (databaseDirectUrl && !databaseUrl)
    throw new ConfigError(
      'DATABASE_URL is required when DATABASE_DIRECT_URL is set: it leads to the pooler.',
    );
  const appSecret = read(env, 'APP_SECRET', z.string().min(32), 'must have at least 32 characters');
  if (databaseUrl && !appSecret) {
    throw new ConfigError(
      'APP_SECRET is required when DATABASE_URL is set: all servers must share one secret.',
    );
  }
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    publicUrl: readAddress(env, 'PUBLIC_URL') ?? `http://localhost:${port}`,
    dataDir: resolve(env.DATA_DIR ?? './data'),
    databaseUrl,
    databaseDirectUrl,
    role: read(env, 'ROLE', z.enum(['web', 'worker', 'all']), 'must be web, worker or all') ?? 'all',
    appSecret,
    adminEmail: read(env, 'ADMIN_EMAIL', emailSchema, 'must be an e-mail address') ?? 'admin@glossa.local',
    adminPassword: read(env, 'ADMIN_PASSWORD', z.string().min(10).max(128), 'must have 10 to 128 characters'),
    demo: readSwitch(env, 'DEMO') ?? databaseUrl === null,
    ai: readModel(env),
    telegramApiRoot: readAddress(env, 'TELEGRAM_API_ROOT'),
    meta: {
      apiRoot: readAddress(env, 'META_API_ROOT') ?? 'https://graph.facebook.com',
      appSecret: read(env, 'META_APP_SECRET', appSecretOfMeta, 'must be the app secret Meta shows'),
    },
    smtpUrl: read(
      env,
      'SMTP_URL',
      urlOf(['smtp:', 'smtps:']),
      'must be an address such as smtp://user:password@host',
    ),
    subscribe: {
      email: read(env, 'SUBSCRIBE_EMAIL', emailSchema, 'must be an e-mail address'),
      telegram: read(env, 'SUBSCRIBE_TELEGRAM', telegramName, 'must be a Telegram name such as glossa_sales'),
      whatsapp: read(env, 'SUBSCRIBE_WHATSAPP', phoneDigits, 'must be a number such as +49 151 23456789'),
    },
    mailFrom: env.MAIL_FROM ?? 'Glossa <no-reply@glossa.local>',
    externalIdentity: readExternalIdentity(env),
    appNow: read(env, 'APP_NOW', instant, 'must be an instant such as 2026-03-11T10:00:00Z'),
    productionHosts: productionHostsOf(env),
    rateLimits: readSwitch(env, 'RATE_LIMITS') ?? true,
    jobLookSeconds:
      read(env, 'JOB_LOOK_SECONDS', wholeNumber(1, 60), 'must be a number of seconds from 1 to 60') ?? 15,
    trustedProxies: listOf(env.TRUSTED_PROXIES),
    otlpEndpoint: readAddress(env, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    backupDays: read(env, 'BACKUP_DAYS', wholeNumber(0, 365), 'must be a number of days from 0 to 365') ?? 7,
    backupPassphrase: read(env, 'BACKUP_PASSPHRASE', z.string().min(12), 'must have at least 12 characters'),
    siteFacts: readSiteFacts(env),
  };
}

/** Where clients are sent is production, unless told otherwise; a machine of one's own never is. */
function productionHostsOf(env: NodeJS.ProcessEnv): string[] {
  const named = listOf(env.PRODUCTION_HOSTS);
  const address = readAddress(env, 'PUBLIC_URL');
  if (named.length > 0 || address === null) return named;
  const { hostname } = new URL(address);
  return /^(?:localhost|127\.|\[::1\])/.test(hostname) ? [] : [hostname];
}

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

const urlOf = (protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));

const telegramName = z
  .string()
  .regex(/^@?\w{5,32}$/)
  .transform((name) => name.replace('@', ''));
const phoneDigits = z
  .string()
  .regex(/^\+?[\d ()-]{8,24}$/)
  .transform((number) => number.replaceAll(/\D/g, ''))
  .pipe(z.string().min(8).max(15));
const appSecretOfMeta = z.string().regex(/^\w{16,128}$/);
const postgresUrl = urlOf(['postgres:', 'postgresql:']);
const httpUrl = urlOf(['http:', 'https:']);
const modelName = z
  .string()
  .regex(/^[a-z]+:\S+$/)
  .transform((text) => ({ provider: text.split(':', 1)[0], model: text.slice(text.indexOf(':') + 1) }))
  .pipe(z.object({ provider: z.enum(modelProviders), model: z.string() }));
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

function read<T>(env: Environment, name: string, schema: z.ZodType<T, string>, rule: string): T | null {
  const value = env[name];
  if (value === undefined) return null;
  const parsed = schema.safeParse(value);
  // The value itself is never repeated: several of these variables are secrets.
  if (!parsed.success) throw new ConfigError(`${name} ${rule}.`);
  return parsed.data;
}

function readSwitch(env: Environment, name: string): boolean | null {
  const value = read(env, name, z.enum(['on', 'off', 'true', 'false', '1', '0']), 'must be on or off');
  return value === null ? null : ['on', 'true', '1'].includes(value);
}

function readAddress(env: Environment, name: string): string | null {
  const url = read(env, name, httpUrl, 'must be an http or https address');
  return url === null ? null : url.replace(/\/+$/, '');
}

function readModel(env: Environment): ModelConfig | null {
  const named = read(env, 'AI_MODEL', modelName, `must be ${modelProviders.join(':…, ')}:…`);
  if (named === null) return null;
  const baseUrl = readAddress(env, 'AI_BASE_URL');
  const keyName = keyNames[named.provider];
  const apiKey = env[keyName] ?? null;
  if (named.provider === 'compatible' && baseUrl === null)
    throw new ConfigError('AI_BASE_URL is required when AI_MODEL is compatible:….');
  if (named.provider !== 'compatible' && apiKey === null)
    throw new ConfigError(`${keyName} is required when AI_MODEL is ${named.provider}:….`);
  const seconds = read(env, 'AI_BUDGET_SECONDS', budgetSeconds, 'must be a number from 5 to 120') ?? 25;
  return { ...named, apiKey, baseUrl, budgetMs: seconds * 1000 };
}

const budgetSeconds = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .refine((seconds) => seconds >= 5 && seconds <= 120);

const keyNames = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_API_KEY',
  compatible: 'AI_API_KEY',
} as const;

function readExternalIdentity(env: Environment): ExternalIdentity | null {
  const issuer = read(env, 'IDENTITY_ISSUER', httpUrl, 'must be an http or https address');
  if (issuer === null) return null;
  const audience = env.IDENTITY_AUDIENCE;
  const jwksUrl = read(env, 'IDENTITY_JWKS_URL', httpUrl, 'must be an http or https address');
  if (!audience) throw new ConfigError('IDENTITY_AUDIENCE is required when IDENTITY_ISSUER is set.');
  if (!jwksUrl) throw new ConfigError('IDENTITY_JWKS_URL is required when IDENTITY_ISSUER is set.');
  return { issuer, audience, jwksUrl };
}

/** An imprint is whole or not there. */
function readSiteFacts(env: Environment): SiteFacts {
  const line = (name: string) => read(env, name, z.string().max(300), 'must have at most 300 characters');
  const imprintName = line('IMPRINT_NAME');
  const imprintAddress = line('IMPRINT_ADDRESS');
  const imprintContact = line('IMPRINT_CONTACT');
  const parts = {
    IMPRINT_NAME: imprintName,
    IMPRINT_ADDRESS: imprintAddress,
    IMPRINT_CONTACT: imprintContact,
  };
  const missing = Object.entries(parts).filter(([, part]) => part === null);
  if (missing.length === 1 || missing.length === 2)
    throw new ConfigError(`${missing[0]?.[0]} is required: an imprint has a name, an address and a contact.`);
  const username = z
    .string()
    .regex(/^@?\w{5,32}$/)
    .transform((text) => text.replace('@', ''));
  const phone = z
    .string()
    .regex(/^\+?[\d ()-]{7,24}$/)
    .transform((text) => text.replace(/\D/g, ''));
  return {
    ...{ imprintName, imprintAddress, imprintContact },
    telegram: read(env, 'CONTACT_TELEGRAM', username, 'must be a user name such as @glossa_sales'),
    whatsapp: read(env, 'CONTACT_WHATSAPP', phone, 'must be a phone number such as +49 30 123456'),
    email: read(env, 'CONTACT_EMAIL', emailSchema, 'must be an e-mail address'),
  };
}

function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function withoutBlanks(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}
