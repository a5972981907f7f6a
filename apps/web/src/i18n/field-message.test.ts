// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBotSchema, newPasswordSchema, partnerConfigPatchSchema } from '@glossa/contracts';
import { describe, expect, it } from 'vitest';
import { fieldMessage } from './field-message.ts';

const firstMessage = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message ?? '';

describe('fieldMessage', () => {
  it('knows lengths', () => {
    const short = firstMessage(newPasswordSchema.safeParse('short'));
    expect(fieldMessage(short)).toEqual({ key: 'tooShort', count: 10 });
  });

  it('knows an empty field', () => {
    const empty = firstMessage(createBotSchema.safeParse({ name: ' ', language: 'de' }));
    expect(fieldMessage(empty)).toEqual({ key: 'empty' });
  });

  it('knows the bounds of numbers', () => {
    const low = firstMessage(partnerConfigPatchSchema.safeParse({ slotStepMinutes: 1 }));
    const high = firstMessage(partnerConfigPatchSchema.safeParse({ slotStepMinutes: 999 }));
    expect(fieldMessage(low)).toEqual({ key: 'atLeast', number: '5' });
    expect(fieldMessage(high)).toEqual({ key: 'atMost', number: '240' });
  });

  it('asks to check anything else', () => {
    expect(fieldMessage('Invalid input: expected string')).toEqual({ key: 'invalid' });
  });

  it('has words for every sentence a form can meet in the contracts', () => {
    const folder = join(import.meta.dirname, '../../../../packages/contracts/src');
    const forms = readdirSync(folder).filter((file) =>
      /^(auth|bot|bot-rules|discounts|inclusions|partner|partner-config|quick-bot|text|marketing)\.ts$/.test(
        file,
      ),
    );
    const sentences = forms.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/message: '([^']+)'/g)].map(
        ([, text]) => text ?? '',
      ),
    );
    const unspoken = sentences.filter((sentence) => fieldMessage(sentence).key === 'invalid');
    expect(unspoken).toEqual([
      'must have different ids',
      'must have different codes',
      'must have different services',
      'must have different ids',
      'must not contain NUL characters',
      'contains broken characters',
      'is not an id',
    ]);
  });
});
