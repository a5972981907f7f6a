import { connect, type Socket } from 'node:net';

export type Answered = { status: number; body: string };

export type LightClient = {
  /** One request after the other over one connection. */
  post: (path: string, headers: Record<string, string>, body: string) => Promise<Answered>;
  close: () => void;
};

/** The least a client can be: keep-alive over a bare socket, so that what is measured is the server. */
export async function openLightClient(port: number): Promise<LightClient> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return {
    post: (path, headers, body) => {
      const answered = readAnswer(socket);
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const length = Buffer.byteLength(body);
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${lines.join('')}\r\n${body}`,
      );
      return answered;
    },
    close: () => socket.destroy(),
  };
}

function readAnswer(socket: Socket): Promise<Answered> {
  return new Promise((resolve, reject) => {
    let read: Buffer = Buffer.alloc(0);
    const onData = (chunk: Buffer) => {
      read = read.length === 0 ? chunk : Buffer.concat([read, chunk]);
      const answer = parse(read);
      if (!answer) return;
      socket.off('data', onData).off('error', reject);
      resolve(answer);
    };
    socket.on('data', onData).once('error', reject);
  });
}

function parse(read: Buffer): Answered | null {
  const end = read.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = read.toString('latin1', 0, end);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  if (read.length < end + 4 + length) return null;
  return { status: Number(head.slice(9, 12)), body: read.toString('utf8', end + 4, end + 4 + length) };
}
