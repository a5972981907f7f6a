import type { BotQuery } from './bots.ts';
import type { ClientQuery } from './clients.ts';
import type { ConversationQuery } from './conversations.ts';
import type { PartnerQuery } from './partners.ts';

/** The names under which answers are cached. Invalidate `['partner']` to refresh everything about partners. */
export const keys = {
  trial: ['trial'],
  site: ['site'],
  partners: (query: PartnerQuery = {}) => ['partner', 'list', query],
  partner: (partnerId: string) => ['partner', 'one', partnerId],
  partnerDeletionImpact: (partnerId: string) => ['partner', 'deletion-impact', partnerId],
  bots: (query: BotQuery = {}) => ['bot', 'list', query],
  botDeletionImpact: (botId: string) => ['bot', 'deletion-impact', botId],
  defaultBotConfig: ['bot', 'default-config'],
  events: (partnerId: string, span: { from: string; to: string }) => ['event', partnerId, span],
  calendarSubscriptions: (partnerId: string) => ['calendar-subscription', partnerId],
  priceRows: (partnerId: string) => ['pricing', partnerId],
  priceList: (partnerId: string) => ['pricing', partnerId, 'list'],
  priceDraft: (partnerId: string) => ['price-draft', partnerId],
  priceVersions: (partnerId: string) => ['pricing', partnerId, 'version'],
  priceImpact: (partnerId: string, rowIds: readonly string[]) => ['pricing', partnerId, 'impact', rowIds],
  conversations: (partnerId: string, query: ConversationQuery) => ['conversation', partnerId, 'list', query],
  conversation: (partnerId: string, id: string) => ['conversation', partnerId, 'one', id],
  photos: (partnerId: string, conversationId: string) => [
    'conversation',
    partnerId,
    'photos',
    conversationId,
  ],
  clients: (partnerId: string, query: ClientQuery) => ['client', partnerId, 'list', query],
  clientOfTalk: (partnerId: string, talkId: string) => ['client', partnerId, 'of-talk', talkId],
  cannedAnswers: (partnerId: string) => ['canned-answers', partnerId],
  client: (partnerId: string, id: string) => ['client', partnerId, 'one', id],
  waiting: (partnerId: string) => ['conversation', partnerId, 'waiting'],
  dashboard: (partnerId: string) => ['dashboard', partnerId],
  numbers: (partnerId: string, weeks: number) => ['numbers', partnerId, weeks],
  usage: (partnerId: string) => ['usage', partnerId],
  telegram: (botId: string) => ['telegram', botId],
  ownerTelegram: (partnerId: string) => ['owner-telegram', partnerId],
  team: (partnerId: string) => ['team', partnerId],
  sessions: ['account', 'session'],
  accountDeletion: ['account', 'deletion'],
  mailLanguage: ['account', 'mail-language'],
  retention: (partnerId: string) => ['retention', partnerId],
  notices: (partnerId: string) => ['notices', partnerId],
  audit: (partnerId: string | null, query: object) => ['audit', partnerId, query],
  clientRequests: (partnerId: string) => ['client-request', partnerId],
} as const;
