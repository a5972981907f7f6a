import { createServer } from 'node:http';
import { freePort } from './server-process.ts';

/** A studio's own site, on another host and port. Careful sites send a strict policy along. */
export async function serveSite(body: string, policy?: string) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (policy !== undefined) response.setHeader('content-security-policy', policy);
    response.end(`<!doctype html><html lang="de"><meta name="viewport" content="width=device-width">
      <link rel="icon" href="data:,"><title>Autopflege</title>
      <body><h1>Autopflege</h1><p>Wir machen das schon.</p>${body}</body></html>`);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    domain: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function widgetTag(chatLinkId: string): string {
  return `<script async src="${productUrl()}/widget.js" data-bot="${chatLinkId}"></script>`;
}

/** Where the product runs: known only once it was started. */
export function productUrl(): string {
  return process.env.PRODUCT_URL ?? '';
}
