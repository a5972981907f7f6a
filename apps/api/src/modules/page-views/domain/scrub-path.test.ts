import { expect, it } from 'vitest';
import { scrubPath } from './scrub-path.ts';

it.each([
  ['/dashboard', '/dashboard'],
  ['/404', '/404'],
  ['/privacy-policy', '/privacy-policy'],
  ['/partners/0b7b7a3e-6f35-4f0e-9d3f-1d4f6b1c2a3b', '/partners/:id'],
  ['/chat/abcdefghjk', '/chat/:id'],
  ['/booking/Abcdef', '/booking/:id'],
  ['/login?reset=secret#token', '/login'],
  ['/someone@example.com', '/:id'],
  ['/a%40b', '/:id'],
])('turns %s into %s', (path, scrubbed) => {
  expect(scrubPath(path)).toBe(scrubbed);
});
