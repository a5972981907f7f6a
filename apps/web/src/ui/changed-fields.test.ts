// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { changedFields, isSame } from './changed-fields.ts';

describe('changedFields', () => {
  it('leaves out what is as it was, nested values included', () => {
    const saved = { name: 'Mia', look: { accentColor: '#0B7A75' }, tone: 'FRIENDLY' };
    expect(changedFields({ ...saved, tone: 'SHORT' }, saved)).toEqual({ tone: 'SHORT' });
    expect(changedFields({ ...saved, look: { accentColor: '#000000' } }, saved)).toEqual({
      look: { accentColor: '#000000' },
    });
    expect(changedFields(structuredClone(saved), saved)).toEqual({});
  });

  it('keeps a field that was emptied', () => {
    expect(changedFields<{ email: string | null }>({ email: null }, { email: 'a@b.example' })).toEqual({
      email: null,
    });
  });
});

describe('isSame', () => {
  it('tells an empty list from none', () => {
    expect(isSame([], [])).toBe(true);
    expect(isSame([], undefined)).toBe(false);
  });
});
