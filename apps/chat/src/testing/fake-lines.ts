import type { ChatHistory } from '@glossa/contracts';

type Line = { token: string; push(): void; cut(): void };

/** The open lines of the fake server: told of news, and cut on demand. */
export function createFakeLines() {
  const lines: Line[] = [];
  let opened = 0;

  function open(token: string, news: () => ChatHistory, hangUp: AbortSignal | undefined): Response {
    opened += 1;
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const line = {
          token,
          push: () => controller.enqueue(encoder.encode(eventText('messages', news()))),
          cut() {
            lines.splice(lines.indexOf(line), 1);
            controller.close();
          },
        };
        lines.push(line);
        line.push();
        hangUp?.addEventListener('abort', () => {
          if (lines.includes(line)) line.cut();
        });
      },
    });
    return streaming(body);
  }

  return {
    open,
    opened: () => opened,
    tell: (token: string) => {
      for (const line of lines.filter((other) => other.token === token)) line.push();
    },
    cut: () => {
      for (const line of [...lines]) line.cut();
    },
  };
}

/** A stream that tells its first event at once and the rest when somebody says so. */
export function heldStream(first: [name: string, data: unknown]) {
  const encoder = new TextEncoder();
  let line: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      line = controller;
    },
  });
  const tell = ([name, data]: [name: string, data: unknown]) =>
    line?.enqueue(encoder.encode(eventText(name, data)));
  tell(first);
  return { response: streaming(body), tell, end: () => line?.close(), breakOff: () => line?.error() };
}

/** A whole stream, told in one go. */
export function streamOf(events: [name: string, data: unknown][]): Response {
  return streaming(events.map(([name, data]) => eventText(name, data)).join(''));
}

function eventText(name: string, data: unknown): string {
  return `: sign of life\n\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

function streaming(body: BodyInit): Response {
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}
