import { paths } from '../../paths.ts';

/** Where `g` and a letter lead. Keys are meant by their place, so that they work on every keyboard layout. */
export const goKeys = {
  KeyD: paths.dashboard,
  KeyC: paths.conversations,
  KeyK: paths.calendar,
  KeyP: paths.pricing,
  KeyB: paths.businessProfile,
  KeyE: paths.embedGuide,
  KeyS: paths.settings,
} as const;

export type GoKey = keyof typeof goKeys;
export type Shortcut =
  | { kind: 'palette' }
  | { kind: 'help' }
  | { kind: 'go'; key: GoKey }
  | { kind: 'await' };

type Press = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key press means: `isTyping` while a field has the focus, `isAwaited` after a `g`. */
export function readShortcut(
  press: Press,
  { isTyping, isAwaited }: { isTyping: boolean; isAwaited: boolean },
): Shortcut | null {
  const { code, key, ctrlKey, metaKey, altKey } = press;
  if (code === 'KeyK' && (ctrlKey || metaKey) && !altKey) return { kind: 'palette' };
  if (isTyping || ctrlKey || metaKey || altKey) return null;
  if (key === '?') return { kind: 'help' };
  const goKey = findGoKey(code);
  if (isAwaited && goKey) return { kind: 'go', key: goKey };
  return code === 'KeyG' ? { kind: 'await' } : null;
}

function findGoKey(code: string): GoKey | null {
  switch (code) {
    case 'KeyD':
    case 'KeyC':
    case 'KeyK':
    case 'KeyP':
    case 'KeyB':
    case 'KeyE':
    case 'KeyS':
      return code;
    default:
      return null;
  }
}
