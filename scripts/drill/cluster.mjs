// A PostgreSQL cluster as people run it: etcd and Patroni on three nodes with synchronous replication, HAProxy that leads
// to whoever leads, PgBouncer in transaction mode in front of it.
import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processesOf } from './network.mjs';

export const nodes = [1, 2, 3].map((n) => ({
  name: `n${n}`,
  space: `gdrill${n}`,
  line: `gdrill-n${n}`,
  address: `10.77.0.${n}`,
}));

const binaries = newestPostgres();

function newestPostgres() {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : [];
  return join(folder, versions[0] ?? '', 'bin');
}

/** As the user PostgreSQL's packages made; nothing of it runs as root. */
const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];

export function newCluster(folder, ports) {
  const [, , uid, gid] = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('postgres:'))
    .split(':');
  const children = new Map();
  const start = (name, command, env = {}) => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(command[0], command.slice(1), {
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log],
      cwd: folder,
    });
    children.set(name, child);
    return child;
  };
  const own = (path) => {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chownSync(path, Number(uid), Number(gid));
    return path;
  };

  const startEtcd = (node) => {
    const peer = `http://${node.address}:2380`;
    const client = `http://${node.address}:2379`;
    const members = nodes.map(({ name, address }) => `${name}=http://${address}:2380`).join(',');
    const options = {
      name: node.name,
      'data-dir': own(join(folder, `etcd-${node.name}`)),
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'initial-cluster': members,
      'initial-cluster-state': 'new',
      'enable-v2': 'true',
      // Two processors carry three machines here: a slow answer is no lost one.
      'heartbeat-interval': '250',
      'election-timeout': '2500',
    };
    const args = Object.entries(options).map(([key, value]) => `--${key}=${value}`);
    start(`etcd-${node.name}`, ['ip', 'netns', 'exec', node.space, ...asPostgres, 'etcd', ...args], {
      ETCD_UNSUPPORTED_ARCH: 'arm64',
    });
  };
  const startPatroni = (node) => {
    const file = join(folder, `patroni-${node.name}.json`);
    own(join(folder, `run-${node.name}`));
    own(join(folder, 'data'));
    writeFileSync(file, JSON.stringify(patroniOf(node, folder)));
    start(`patroni-${node.name}`, ['ip', 'netns', 'exec', node.space, ...asPostgres, 'patroni', file]);
  };
  const startHaproxy = () => {
    writeFileSync(join(folder, 'haproxy.cfg'), haproxyOf(ports));
    start('haproxy', ['haproxy', '-db', '-f', join(folder, 'haproxy.cfg')]);
  };
  const startPgbouncer = () => {
    writeFileSync(join(folder, 'pgbouncer.ini'), pgbouncerOf(ports));
    start('pgbouncer', [...asPostgres, 'pgbouncer', join(folder, 'pgbouncer.ini')]);
  };

  return {
    startPatroni,
    startPgbouncer,
    startAll: async () => {
      for (const node of nodes) startEtcd(node);
      await sleep(4_000);
      for (const node of nodes) startPatroni(node);
      startHaproxy();
      startPgbouncer();
    },
    stop: (name, signal = 'SIGTERM') =>
      new Promise((resolve) => {
        const child = children.get(name);
        if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', resolve);
        child.kill(signal);
      }),
    stopAll: () => {
      for (const child of children.values()) child.kill('SIGKILL');
    },
  };
}

/** Patroni and PostgreSQL of a node, without its etcd. */
export function databaseProcesses(node) {
  return processesOf(node).filter((pid) => {
    try {
      return !readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('etcd');
    } catch {
      return false;
    }
  });
}

/** The roles as the nodes themselves tell them. */
export async function rolesOf() {
  const roles = {};
  for (const node of nodes) {
    const answer = await fetch(`http://${node.address}:8008/patroni`, {
      signal: AbortSignal.timeout(1_500),
    }).then(
      (found) => found.json(),
      () => null,
    );
    roles[node.name] = answer?.state === 'running' ? answer.role : 'away';
    if (answer?.sync_standby) roles[node.name] = 'sync';
  }
  return roles;
}

function patroniOf({ name, address }, folder) {
  return {
    scope: 'glossa',
    name,
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    // With Debian's Patroni 3.0.2 and etcd's newer protocol a node that comes back from a cut can take the lead with old data.
    etcd: { hosts: nodes.map((node) => `${node.address}:2379`) },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 4,
        retry_timeout: 6,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 150,
            wal_log_hints: 'on',
            wal_sender_timeout: '5s',
            hot_standby: 'on',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: [
        'local all all trust',
        'host all all 10.77.0.0/24 trust',
        'host replication all 10.77.0.0/24 trust',
      ],
    },
    postgresql: {
      listen: `${address}:5432`,
      connect_address: `${address}:5432`,
      data_dir: join(folder, 'data', name),
      bin_dir: binaries,
      pgpass: join(folder, `run-${name}`, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: 'drill' },
        replication: { username: 'replicator', password: 'drill' },
        rewind: { username: 'rewinder', password: 'drill' },
      },
      parameters: { unix_socket_directories: join(folder, `run-${name}`) },
    },
  };
}

function haproxyOf({ direct, web, servers }) {
  const database = nodes.map(({ name, address }) => `  server ${name} ${address}:5432 check port 8008`);
  const products = servers.map((port, i) => `  server web${i} 127.0.0.1:${port} check`);
  return `
global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen database
  mode tcp
  bind 127.0.0.1:${direct}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${database.join('\n')}
listen web
  mode http
  bind 127.0.0.1:${web}
  option httpchk GET /readyz
  default-server inter 1s fall 2 rise 1
  option redispatch
  retries 3
${products.join('\n')}
`;
}

function pgbouncerOf({ direct, pooler }) {
  // What the product would set by itself on a connection of its own, but for the time of a statement: it has to be longer
  // than the product's patience. PostgreSQL answers "committed" when that time ends a commit's wait for its replica.
  const limits =
    'set statement_timeout = 20000; set lock_timeout = 2000; set idle_in_transaction_session_timeout = 15000';
  return `
[databases]
glossa = host=127.0.0.1 port=${direct} dbname=glossa user=glossa connect_query='${limits}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 30
max_client_conn = 500
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 10
`;
}

export function cleanFolder(folder) {
  rmSync(folder, { recursive: true, force: true });
}
