export type ServerEvent = { event: string; body: unknown };

/** The events of a streamed answer, one by one, however the network cuts them into pieces. */
export async function* readEvents(response: Response): AsyncGenerator<ServerEvent> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  for (;;) {
    const { done, value } = await reader.read();
    waiting += value ?? '';
    const blocks = waiting.split(/\r?\n\r?\n/);
    waiting = done ? '' : (blocks.pop() ?? '');
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) yield event;
    }
    if (done) return;
  }
}

function parseEvent(block: string): ServerEvent | null {
  const lines = block.split(/\r?\n/);
  const field = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1).trimStart()] : []));
  const [event = 'message'] = field('event');
  const body = field('data').join('\n');
  return body === '' ? null : { event, body: JSON.parse(body) };
}
