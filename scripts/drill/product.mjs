// Two web servers and a worker over the cluster, and a studio to talk to.
import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import serverFlags from '../server-flags.json' with { type: 'json' };
import { node, root } from '../setup.mjs';
import { send } from './load.mjs';

export function newProduct(folder, ports, smtpUrl) {
  const running = new Map();
  const shared = {
    DATA_DIR: join(folder, 'product'),
    APP_SECRET: 'a secret for the drill that is long enough',
    ADMIN_EMAIL: 'operator@example.com',
    ADMIN_PASSWORD: 'a-quiet-garage-42',
    PUBLIC_URL: `http://127.0.0.1:${ports.web}`,
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    DEMO: 'off',
    SMTP_URL: smtpUrl,
  };
  const direct = `postgres://glossa@127.0.0.1:${ports.direct}/glossa`;
  const pooler = `postgres://glossa@127.0.0.1:${ports.pooler}/glossa`;
  const start = async (name, env) => {
    const file = join(folder, `${name}.log`);
    const log = openSync(file, 'a');
    const before = readFileSync(file, 'utf8').length;
    const child = spawn(node, [...serverFlags, 'apps/api/src/main.ts'], {
      cwd: root,
      env: { ...process.env, ...shared, ...env },
      stdio: ['ignore', log, log],
    });
    running.set(name, child);
    for (let i = 0; i < 600; i += 1) {
      if (/is ready/.test(readFileSync(file, 'utf8').slice(before))) return;
      if (child.exitCode !== null) throw new Error(`${name} ended: see ${file}`);
      await sleep(100);
    }
    throw new Error(`${name} was not ready in time: see ${file}`);
  };
  const web = { ROLE: 'web', DATABASE_URL: pooler, DATABASE_DIRECT_URL: direct };
  const startWeb = (i) => start(`web${i}`, { ...web, PORT: String(ports.servers[i]) });
  const stop = (name) =>
    new Promise((resolve) => {
      const child = running.get(name);
      if (!child || child.exitCode !== null) return resolve();
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  return {
    direct,
    startWeb,
    stop,
    startAll: async () => {
      await start('worker', { ROLE: 'worker', DATABASE_URL: direct, PORT: '0' });
      await Promise.all(ports.servers.map((_, i) => startWeb(i)));
    },
    stopAll: () => Promise.all([...running.keys()].map(stop)),
    kill: () => {
      for (const child of running.values()) child.kill('SIGKILL');
    },
  };
}

/** An owner whose token is renewed while it is needed, and the studio the owner sets up. */
export async function setUpStudio(url) {
  const login = { email: 'owner@example.com', password: 'a-quiet-garage-42' };
  await must(send(`${url}/api/signup`, { body: login }), 201);
  let cookie = '';
  let known = null;
  const token = async () => {
    if (known && Date.now() - known.at < 300_000) return known.token;
    if (cookie === '') {
      const signedIn = await send(`${url}/api/auth/sign-in/email`, { body: login });
      cookie = (signedIn.headers?.getSetCookie() ?? []).map((line) => line.split(';')[0]).join('; ');
    }
    const answer = await send(`${url}/api/auth/token`, { method: 'GET', headers: { cookie } });
    if (answer.status !== 200) return known?.token ?? null;
    known = { token: answer.body.token, at: Date.now() };
    return known.token;
  };
  const owner = { token };
  const body = {
    ...{ businessName: 'Drill Studio', address: 'Main Street 1', country: 'DE' },
    ...{ botName: 'Mia', botLanguage: 'de', template: 'TINT' },
  };
  const { partner, bot } = await must(send(`${url}/api/quick-bot`, { body, owner }), 201);
  return { owner, partnerId: partner.id, bayId: partner.config.bays[0].id, chatLinkId: bot.chatLinkId };
}

async function must(sending, status) {
  const answer = await sending;
  if (answer.status !== status) throw new Error(`${status} was wanted, ${answer.status} came.`);
  return answer.body;
}
