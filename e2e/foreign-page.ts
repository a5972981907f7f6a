import { createServer } from 'node:http';
import { freePort } from './server-process.ts';

/** Another site with one page: another port and another host name, so nothing is shared with the product. */
export async function serveForeignPage(body: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>A studio's own site</title><body>${body}</body></html>`,
    );
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
