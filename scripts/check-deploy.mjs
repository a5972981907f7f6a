// npm run check:deploy: the files of deploy/ under the real programs. The product runs behind nginx and behind Caddy with
// TLS; streams have to arrive while they are made, and nobody may get past the limits by claiming another address.
// What is not installed is fetched from Debian's packages where root may, and otherwise named at the end.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, newDataDir, startServerProcess } from '../e2e/server-process.ts';
import { buildSites } from './build.mjs';
import { ensurePrograms } from './debian-programs.mjs';
import { ensureInstalled, node, root, say } from './setup.mjs';

ensureInstalled();
buildSites();
const folder = mkdtempSync(join(tmpdir(), 'glossa-deploy-'));
const deploy = join(root, 'deploy');
const failures = [];
const missing = ensurePrograms({ nginx: 'nginx-light', caddy: 'caddy', openssl: 'openssl' }, say);

checkUnit();
makeCertificate();
if (!missing.includes('nginx')) await behind('nginx', startNginx);
if (!missing.includes('caddy')) await behind('Caddy', startCaddy);
rmSync(folder, { recursive: true, force: true });
if (missing.length > 0) say(`Not checked, because not installed: ${missing.join(', ')}.`);
say(failures.length === 0 ? 'All that could be checked holds.' : `${failures.length} checks failed.`);
process.exit(failures.length === 0 ? 0 : 1);

function check(what, holds, seen = '') {
  say(`${holds ? '✓' : '✗'} ${what}${holds || seen === '' ? '' : ` (${seen})`}`);
  if (!holds) failures.push(what);
}

/** The unit as it is, with the paths and the person of this machine. */
function checkUnit() {
  const unit = join(folder, 'glossa.service');
  const text = readFileSync(join(deploy, 'glossa.service'), 'utf8');
  writeFileSync(
    unit,
    text.replaceAll('/opt/glossa/node_modules/.bin/node', node).replaceAll('=glossa\n', '=daemon\n'),
  );
  const { status, stderr, error } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  if (error) missing.push('systemd-analyze');
  else check('the unit is valid', status === 0 && !stderr.includes('glossa.service:'), stderr.trim());
}

function makeCertificate() {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', [...kind, '-days', '2', '-subj', '/CN=localhost', ...files], { stdio: 'ignore' });
}

async function behind(name, start) {
  say(`\nBehind ${name}`);
  const dataDir = newDataDir();
  const port = await freePort();
  const env = { PUBLIC_URL: `https://localhost:${port}`, TRUSTED_PROXIES: '127.0.0.1', RATE_LIMITS: 'on' };
  const server = await startServerProcess({ ...env, DATA_DIR: dataDir });
  const proxy = await start(port, server.port);
  try {
    await untilOpen(port);
    await checkProxy(port);
  } finally {
    proxy.kill('SIGTERM');
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function checkProxy(port) {
  const home = await ask(port, { path: '/' });
  check('the site is served over TLS', home.status === 200 && home.body.includes('</html>'), home.status);
  const strict = home.headers['strict-transport-security'];
  check('browsers are told to stay with TLS', strict !== undefined);
  const figures = await ask(port, { path: '/metrics' });
  check('the figures are not public', figures.status === 404, figures.status);

  const { demoChatLinkId: link } = JSON.parse((await ask(port, { path: '/api/site' })).body);
  const said = await ask(port, {
    method: 'POST',
    path: `/api/chat/${link}/message`,
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ clientMessageId: crypto.randomUUID(), text: 'Was kostet Tönung für einen Golf?' }),
  });
  check(
    'a message is answered over a stream',
    said.status === 200 && said.body.includes('conversationToken'),
  );
  const [, token] = /"conversationToken":"([^"]+)"/.exec(said.body) ?? [];
  const live = await ask(port, {
    path: `/api/chat/${link}/live`,
    headers: { accept: 'text/event-stream', 'x-conversation-token': token },
    untilFirst: true,
  });
  check('a live line brings its first word at once', live.status === 200 && live.ms < 5_000, `${live.ms} ms`);

  const large = await ask(port, {
    method: 'POST',
    path: `/api/chat/${link}/photo`,
    headers: { 'content-type': 'image/jpeg' },
    body: 'x'.repeat(17_000_000),
  }).catch(() => ({ status: 413 }));
  check('a body beyond all bounds stops at the proxy', large.status === 413, large.status);

  const statuses = [];
  for (let i = 0; i < 25; i += 1) {
    const claimed = { 'x-forwarded-for': `203.0.113.${i}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ email: `nobody-${i}@example.com`, password: 'short' });
    statuses.push((await ask(port, { method: 'POST', path: '/api/signup', headers: claimed, body })).status);
  }
  check('a claimed address does not get past the limits', statuses.includes(429), statuses.at(-1));
}

function ask(port, { method = 'GET', path, headers = {}, body, untilFirst = false }) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const options = { host: 'localhost', port, method, path, headers, rejectUnauthorized: false };
    const sent = request(options, (answer) => {
      let text = '';
      const end = () => {
        const ms = Math.round(performance.now() - began);
        resolve({ status: answer.statusCode, headers: answer.headers, body: text, ms });
        sent.destroy();
      };
      answer.on('data', (chunk) => {
        text += chunk;
        if (untilFirst) end();
      });
      answer.on('end', end);
    });
    sent.on('error', reject);
    sent.setTimeout(30_000, () => sent.destroy(new Error('no answer in time')));
    sent.end(body);
  });
}

async function untilOpen(port) {
  for (let i = 0; i < 100; i += 1) {
    const isOpen = await ask(port, { path: '/healthz' }).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isOpen) return;
    await sleep(100);
  }
  throw new Error('The proxy did not begin to answer.');
}

async function startNginx(port, upstream) {
  const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`)
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replaceAll('chat.example.com;', 'localhost;')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  const main = `pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; daemon off; events {} http { access_log off; ${paths} ${site} }`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, process.getuid() === 0 ? `user root; ${main}` : main);
  const tested = spawnSync('nginx', ['-t', '-c', file, '-e', join(folder, 'nginx.log')], {
    encoding: 'utf8',
  });
  check('nginx takes the configuration', tested.status === 0, tested.stderr?.trim());
  return spawn('nginx', ['-c', file, '-e', join(folder, 'nginx.log')], { stdio: 'ignore' });
}

async function startCaddy(port, upstream) {
  const text = readFileSync(join(deploy, 'Caddyfile'), 'utf8');
  const file = join(folder, 'Caddyfile');
  // In the place of the certificate Caddy would get for a public name.
  const site = text.replace(/\n\}\n$/, `\n\ttls ${folder}/cert.pem ${folder}/key.pem\n}\n`);
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  const env = {
    ...process.env,
    ...{ GLOSSA_HOST: `https://localhost:${port}`, GLOSSA_UPSTREAM: `127.0.0.1:${upstream}` },
    ...{ XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  };
  const args = ['--config', file, '--adapter', 'caddyfile'];
  const tested = spawnSync('caddy', ['validate', ...args], { env, encoding: 'utf8' });
  check('Caddy takes the configuration', tested.status === 0, tested.stderr?.trim().split('\n').at(-1));
  return spawn('caddy', ['run', ...args], { env, stdio: 'ignore' });
}
