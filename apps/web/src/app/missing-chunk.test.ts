// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { MissingWordsError } from '../i18n/i18n.ts';
import { isMissingChunk } from './missing-chunk.ts';

describe('isMissingChunk', () => {
  it('knows a module file that a deploy has removed', () => {
    expect(isMissingChunk(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(
      true,
    );
  });

  it('knows a file of words that is gone', () => {
    expect(isMissingChunk(new MissingWordsError('pricing'))).toBe(true);
  });

  it('does not blame a deploy for other failures', () => {
    expect(isMissingChunk(new Error('Cannot read properties of undefined'))).toBe(false);
    expect(isMissingChunk('Failed to fetch dynamically imported module')).toBe(false);
  });
});
