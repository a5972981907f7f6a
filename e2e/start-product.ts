import { rmSync } from 'node:fs';
import { leaveForOtherDay } from './other-day.ts';
import { copyFolder, newDataDir, startServerProcess } from './server-process.ts';

export const adminLogin = { email: 'admin@glossa.local', password: 'the-keeper-of-keys-9' };

/** One product for all browser journeys, with the demo studio in it, and a copy of its folder for servers of their own. */
export default async function startProduct() {
  leaveForOtherDay();
  const [dataDir, prepared] = [newDataDir(), newDataDir()];
  const env = { DATA_DIR: dataDir, ADMIN_PASSWORD: adminLogin.password };
  await (await startServerProcess(env)).end('SIGTERM');
  copyFolder(dataDir, prepared);
  const server = await startServerProcess(env);
  process.env.PREPARED_DATA_DIR = prepared;
  process.env.PRODUCT_URL = server.url;
  return async () => {
    await server.end('SIGTERM');
    for (const folder of [dataDir, prepared]) rmSync(folder, { recursive: true, force: true });
  };
}
