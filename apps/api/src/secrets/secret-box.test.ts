import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox('one secret of at least 32 characters');

it('opens what it sealed, and never seals the same way twice', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(box.open(box.seal(text))).toBe(text.toWellFormed());
      expect(box.seal(text)).not.toBe(box.seal(text));
    }),
  );
});

it('refuses a sealed text that was changed or sealed with another secret', () => {
  const sealed = box.seal('123456:token');
  const [version, nonce, tag, body = ''] = sealed.split('.');
  const changed = [version, nonce, tag, `${body[0] === 'A' ? 'B' : 'A'}${body.slice(1)}`].join('.');
  expect(() => box.open(changed)).toThrow();
  expect(() => createSecretBox('another secret of at least 32 chars').open(sealed)).toThrow();
  expect(() => box.open('nonsense')).toThrow();
});

it('keeps purposes apart', () => {
  expect(box.fingerprint('a', 'x')).not.toBe(box.fingerprint('b', 'x'));
  expect(box.matches('a', 'x', box.fingerprint('a', 'x'))).toBe(true);
  expect(box.matches('b', 'x', box.fingerprint('a', 'x'))).toBe(false);
  expect(box.derive('identity')).not.toBe(box.derive('metrics'));
});
