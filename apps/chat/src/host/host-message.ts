import { isRecord } from '../json/is-record.ts';

/** What the editor shows before it is saved. */
export type PreviewLook = { botName: string; greeting: string; accentColor: string };

export type HostMessage =
  /** The widget's script stands around this frame. */
  | { kind: 'hello' }
  /** The widget opened the frame: the client is about to write. */
  | { kind: 'opened' }
  | { kind: 'look'; look: PreviewLook };

const longestText = 2_000;

/** Anybody may post anything to a window: what is not exactly one of ours is nothing. */
export function readHostMessage(data: unknown): HostMessage | null {
  if (!isRecord(data) || !Object.hasOwn(data, 'glossa')) return null;
  switch (data.glossa) {
    case 'hello':
      return { kind: 'hello' };
    case 'opened':
      return { kind: 'opened' };
    case 'look': {
      const { botName, greeting, accentColor } = data;
      if (!isShort(botName) || !isShort(greeting) || !isShort(accentColor)) return null;
      return { kind: 'look', look: { botName, greeting, accentColor } };
    }
    default:
      return null;
  }
}

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText;
}
