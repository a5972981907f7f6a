import { isRecord } from '../json/is-record.ts';
import { isTalkKey } from './talk-key.ts';

export type HostScheme = 'light' | 'dark';

/** What the editor shows before it is saved. */
export type PreviewLook = {
  botName: string;
  greeting: string;
  accentColor: string;
  scheme: HostScheme | null;
};

export type HostMessage =
  /** The widget's script stands around this frame: how its site looks, and the talk begun on another page of it. */
  | { kind: 'hello'; scheme: HostScheme | null; canKeep: boolean; talk: string | null }
  /** The widget opened the frame: the client is about to write. */
  | { kind: 'opened' }
  | { kind: 'look'; look: PreviewLook };

const longestText = 2_000;

/** Anybody may post anything to a window: what is not exactly one of ours is nothing. */
export function readHostMessage(data: unknown): HostMessage | null {
  if (!isRecord(data) || !Object.hasOwn(data, 'glossa')) return null;
  const scheme = readScheme(data.scheme);
  switch (data.glossa) {
    case 'hello':
      return {
        kind: 'hello',
        scheme,
        canKeep: 'talk' in data,
        talk: isTalkKey(data.talk) ? data.talk : null,
      };
    case 'opened':
      return { kind: 'opened' };
    case 'look': {
      const { botName, greeting, accentColor } = data;
      if (!isShort(botName) || !isShort(greeting) || !isShort(accentColor)) return null;
      return { kind: 'look', look: { botName, greeting, accentColor, scheme } };
    }
    default:
      return null;
  }
}

function readScheme(value: unknown): HostScheme | null {
  return value === 'light' || value === 'dark' ? value : null;
}

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText;
}
