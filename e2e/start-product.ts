import { rmSync } from 'node:fs';
import { leaveForOtherDay } from './other-day.ts';
import { newDataDir, startServerProcess } from './server-process.ts';

export const adminLogin = { email: 'admin@glossa.local', password: 'the-keeper-of-keys-9' };

/** One product for all browser journeys, with the demo studio in it. */
export default async function startProduct() {
  leaveForOtherDay();
  const dataDir = newDataDir();
  const server = await startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD: adminLogin.password });
  process.env.PRODUCT_URL = server.url;
  return async () => {
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
}
