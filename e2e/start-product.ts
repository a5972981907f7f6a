import { rmSync } from 'node:fs';
import { leaveForOtherDay } from './other-day.ts';
import { copyFolder, newDataDir, startServerProcess } from './server-process.ts';

/** As the very first start shows it, once. */
export const adminLogin = { email: 'admin@glossa.local', password: process.env.SHOWN_PASSWORD ?? '' };

/**
 * One product for all browser journeys, with the demo studio in it, and a copy of its folder for servers of their own.
 * What the very first start printed is kept for the test of it: another one takes longer than most tests.
 */
export default async function startProduct() {
  leaveForOtherDay();
  const [dataDir, prepared] = [newDataDir(), newDataDir()];
  const env = { DATA_DIR: dataDir };
  const first = await startServerProcess(env);
  const status = await first.end('SIGTERM');
  if (status !== 0) throw new Error(`The first start ended with ${status}:\n${first.output()}`);
  process.env.FIRST_START = first.output();
  process.env.SHOWN_PASSWORD = /admin@glossa\.local {2}(\S+)/.exec(first.output())?.[1];
  copyFolder(dataDir, prepared);
  const server = await startServerProcess(env);
  process.env.PREPARED_DATA_DIR = prepared;
  process.env.PRODUCT_URL = server.url;
  return async () => {
    await server.end('SIGTERM');
    for (const folder of [dataDir, prepared]) rmSync(folder, { recursive: true, force: true });
  };
}
