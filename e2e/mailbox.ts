import { createServer, type Socket } from 'node:net';

export type Mailbox = { url: string; mails: string[]; close: () => Promise<void> };

/** A mail server that takes everything and keeps it: just enough SMTP to see what the product sends. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    takeMails(socket, mails);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `smtp://127.0.0.1:${port}`, mails, close };
}

function takeMails(socket: Socket, mails: string[]): void {
  let waiting = '';
  let isMail = false;
  socket.write('220 mailbox\r\n');
  socket.on('data', (chunk) => {
    waiting += chunk.toString('latin1');
    for (;;) {
      const end = waiting.indexOf(isMail ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = waiting.slice(0, end);
      waiting = waiting.slice(end + (isMail ? 5 : 2));
      if (isMail) mails.push(decodeBody(part));
      const verb = isMail ? '' : part.slice(0, 4).toUpperCase();
      isMail = verb === 'DATA';
      socket.write(verb === 'DATA' ? '354 go on\r\n' : verb === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    }
  });
}

/** Quoted-printable or base64 as it came: the text is read the way a mail program shows it. */
function decodeBody(mail: string): string {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const plain = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(plain, 'latin1').toString('utf8');
}
