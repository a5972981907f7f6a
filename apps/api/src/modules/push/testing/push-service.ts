import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { lookup } from 'node:dns';
import { createServer } from 'node:http';
import type { PushMessage, PushSubscriptionInput } from '@glossa/contracts';
import type { PushReach } from '../send-push.ts';

export type TestBrowser = { subscription: PushSubscriptionInput; read: (body: Buffer) => PushMessage };

/** A push service on this machine, with browsers that can read what was encrypted for them. */
export async function startPushService() {
  const received: { path: string; authorization: string; body: Buffer }[] = [];
  const state = { status: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      received.push({ path, authorization: headers.authorization ?? '', body: Buffer.concat(parts) });
      response.writeHead(state.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const reach: PushReach = {
    allows: ({ hostname, port: wanted }) => hostname === '127.0.0.1' && wanted === String(port),
    lookup,
  };
  return {
    reach,
    received,
    /** What it answers from now on. */
    answer: (status: number) => {
      state.status = status;
    },
    newBrowser: (name: string): TestBrowser => newBrowser(`http://127.0.0.1:${port}/${name}`),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function newBrowser(endpoint: string): TestBrowser {
  const pair = createECDH('prime256v1');
  const ownKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: ownKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** As RFC 8291 and RFC 8188 say. */
    read(body) {
      const salt = body.subarray(0, 16);
      const senderKey = body.subarray(21, 21 + (body[20] ?? 0));
      const sealed = body.subarray(21 + senderKey.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, senderKey]);
      const secret = derive(pair.computeSecret(senderKey), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
    },
  };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
