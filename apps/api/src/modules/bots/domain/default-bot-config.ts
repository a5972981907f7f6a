import { type BotLook, type DefaultBotConfig, defaultBotRules } from '@glossa/contracts';

const defaultLook: BotLook = { accentColor: '#0B7A75', launcherPosition: 'RIGHT' };

/** What a new bot starts with where its owner says nothing. */
export const defaultBotConfig: DefaultBotConfig = {
  name: 'Mia',
  language: 'en',
  provider: 'WEB_CHAT',
  exampleScript: '',
  greeting: '',
  tone: 'FRIENDLY',
  look: defaultLook,
  rules: defaultBotRules,
};
