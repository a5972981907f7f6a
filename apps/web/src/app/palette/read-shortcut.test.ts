// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readShortcut } from './read-shortcut.ts';

const press = (code: string, keys: Partial<Parameters<typeof readShortcut>[0]> = {}) => ({
  code,
  key: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...keys,
});
const idle = { isTyping: false, isAwaited: false };

describe('readShortcut', () => {
  it('opens the palette by ctrl or meta and k, also while somebody types', () => {
    expect(readShortcut(press('KeyK', { ctrlKey: true }), idle)).toEqual({ kind: 'palette' });
    expect(readShortcut(press('KeyK', { metaKey: true, key: 'л' }), { ...idle, isTyping: true })).toEqual({
      kind: 'palette',
    });
  });

  it('goes to a screen by g and a letter, but leaves typing alone', () => {
    expect(readShortcut(press('KeyG', { key: 'п' }), idle)).toEqual({ kind: 'await' });
    expect(readShortcut(press('KeyC'), { ...idle, isAwaited: true })).toEqual({ kind: 'go', key: 'KeyC' });
    expect(readShortcut(press('KeyC'), idle)).toBeNull();
    expect(readShortcut(press('KeyG'), { ...idle, isTyping: true })).toBeNull();
    expect(readShortcut(press('KeyZ'), { ...idle, isAwaited: true })).toBeNull();
    expect(readShortcut(press('KeyC', { ctrlKey: true }), { ...idle, isAwaited: true })).toBeNull();
  });

  it('explains itself by a question mark', () => {
    expect(readShortcut(press('Minus', { key: '?' }), idle)).toEqual({ kind: 'help' });
  });
});
