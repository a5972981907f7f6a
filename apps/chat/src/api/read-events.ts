export type StreamEvent = { name: string; data: unknown };

/** Reads a stream of events to its end, however the network cuts it. `onSign` hears of every byte, heartbeats too. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
  onSign: () => void = () => {},
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onSign();
    const blocks = `${rest}${decoder.decode(value, { stream: true })}`.split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event !== null) onEvent(event);
    }
  }
}

/** Blocks without words are heartbeats. What is no JSON is no event of ours. */
function parseEvent(block: string): StreamEvent | null {
  const lines = block.split(/\r?\n/);
  const field = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1).trimStart()] : []));
  try {
    return { name: field('event')[0] ?? 'message', data: JSON.parse(field('data').join('\n')) };
  } catch {
    return null;
  }
}
