// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { exampleBot } from '../../testing/examples.ts';
import { botChanges, botFormSchema, botValues } from './bot-values.ts';

const bot = exampleBot({ adminEmail: 'owner@studio.example' });

describe('the values of a bot', () => {
  it('give no changes as they are', () => {
    expect(botChanges(botValues(bot), bot)).toEqual({});
    expect(botChanges(botValues(exampleBot()), exampleBot())).toEqual({});
    const painted = exampleBot({ look: { ...bot.look, avatar: '0123456789abcdef' } });
    expect(botChanges(botValues(painted), painted)).toEqual({});
  });

  it('give only what was changed, tidied', () => {
    expect(botChanges({ ...botValues(bot), name: ' Karl ', tone: 'SHORT' }, bot)).toEqual({
      name: 'Karl',
      tone: 'SHORT',
    });
  });

  it('give null for an address that was taken out', () => {
    expect(botChanges({ ...botValues(bot), adminEmail: ' ' }, bot)).toEqual({ adminEmail: null });
  });

  it('never show the token and send only a new one', () => {
    expect(botValues(bot).botToken).toBe('');
    const botToken = `12345:${'a'.repeat(35)}`;
    expect(botChanges({ ...botValues(bot), botToken }, bot)).toEqual({ botToken });
  });

  it('say which field is wrong', () => {
    const parsed = botFormSchema.safeParse({ ...botValues(bot), adminEmail: 'nobody', botToken: 'x' });
    expect(parsed.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['adminEmail', 'is not an e-mail address'],
      ['botToken', 'does not look like a Telegram bot token'],
    ]);
  });
});
