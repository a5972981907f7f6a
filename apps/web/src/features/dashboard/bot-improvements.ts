import type { Bot, PartnerConfig } from '@glossa/contracts';

export type Improvement = 'prices' | 'live' | 'script' | 'greeting' | 'adminEmail' | 'hours' | 'contact';

/** What is still missing for this bot to sell as well as it could, the most costly gap first. */
export function botImprovements(bot: Bot, config: PartnerConfig | null): Improvement[] {
  const missing: [Improvement, boolean][] = [
    ['prices', !bot.hasPricing],
    ['live', bot.status === 'PAUSED'],
    ['hours', config !== null && Object.values(config.hours).every((spans) => spans.length === 0)],
    ['script', bot.exampleScript.trim() === ''],
    ['contact', config !== null && config.contactPhone.trim() === ''],
    ['adminEmail', bot.adminEmail === null],
    ['greeting', bot.greeting.trim() === ''],
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([name]) => name);
}
