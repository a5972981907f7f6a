import { expect, it } from 'vitest';
import { readChatLinkId } from './chat-link-id.ts';

it.each([
  ['/chat/abc', 'abc'],
  ['/chat/abc/', 'abc'],
  ['/chat/%D0%B0', 'а'],
  ['/chat/%E0%A4%A', '%E0%A4%A'],
  ['/chat/', ''],
  ['/other/abc', ''],
])('reads %s', (pathname, expected) => {
  expect(readChatLinkId(pathname)).toBe(expected);
});
