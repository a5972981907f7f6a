// Three machines on one: each node has a network of its own, joined by a bridge, so that a line can be cut for real.
import { execFileSync, spawnSync } from 'node:child_process';

const bridge = 'gdrill';
export const hostAddress = '10.77.0.254';

export function openNetwork(nodes) {
  closeNetwork(nodes);
  ip(`link add ${bridge} type bridge`);
  ip(`addr add ${hostAddress}/24 dev ${bridge}`);
  ip(`link set ${bridge} up`);
  for (const { space, address, line } of nodes) {
    ip(`netns add ${space}`);
    ip(`link add ${line} type veth peer name eth0 netns ${space}`);
    ip(`link set ${line} master ${bridge} up`);
    ip(`-n ${space} addr add ${address}/24 dev eth0`);
    ip(`-n ${space} link set eth0 up`);
    ip(`-n ${space} link set lo up`);
  }
}

export function cutLine({ line }) {
  ip(`link set ${line} down`);
}

export function mendLine({ line }) {
  ip(`link set ${line} up`);
}

/** Everything that runs on a node. */
export function processesOf({ space }) {
  const { stdout } = spawnSync('ip', ['netns', 'pids', space], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').filter(Boolean).map(Number);
}

export function closeNetwork(nodes) {
  for (const node of nodes) {
    for (const pid of processesOf(node)) tryTo(() => process.kill(pid, 'SIGKILL'));
    spawnSync('ip', ['netns', 'del', node.space], { stdio: 'ignore' });
    spawnSync('ip', ['link', 'del', node.line], { stdio: 'ignore' });
  }
  spawnSync('ip', ['link', 'del', bridge], { stdio: 'ignore' });
}

function ip(line) {
  execFileSync('ip', line.split(' '), { stdio: ['ignore', 'ignore', 'inherit'] });
}

function tryTo(act) {
  try {
    act();
  } catch {
    // It ended by itself meanwhile.
  }
}
