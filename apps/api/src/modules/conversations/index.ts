// conversations: dialogs with clients, their messages in order, and one turn of talk: store what the
// client wrote, decide, prove, store the reply with everything that makes it true, once per message.
// Also what a person of the studio does in them: read, take over, answer, release, erase.
// Refuses to know channels: a channel finds the bot and brings the text.

export { answerLeftovers, answerUnanswered } from './answer-unanswered.ts';
export { type ConversationsDeps, conversationsRoutes } from './conversations.routes.ts';
export {
  countBotConversations,
  countPartnerConversations,
  findConversation,
  findConversationById,
  listMessagesAfter,
  type StoredConversation,
  type StoredMessage,
} from './conversations.store.ts';
export { readClientMessage } from './domain/client-message.ts';
export { hashToken } from './domain/conversation-token.ts';
export { eraseConversation } from './erase-conversation.ts';
export { findTalkPath } from './find-talk-path.ts';
export { getConversation } from './get-conversation.ts';
export { keepTalk } from './keep-talk.ts';
export { listHistory } from './list-history.ts';
export { openingOf } from './open-conversation.ts';
export { overviewRoutes } from './overview/overview.routes.ts';
export { presentMessage } from './present-message.ts';
export { isPreviewToken } from './preview-token.ts';
export { type RehearsedLine, rehearseTalk } from './rehearse-talk.ts';
export { sayUnasked } from './say-unasked.ts';
export { switchLanguage } from './switch-language.ts';
export { type TurnNews, takeClientTurn } from './take-client-turn.ts';
export { sayAsManager } from './take-over.ts';
export { quickTurns } from './take-quick-turn.ts';
export type { TalkDeps } from './talk-deps.ts';
export { answerRequest } from './teach/answer-request.ts';
export { keepAnswer, keepAsAnswered } from './teach/keep-answer.ts';
export { type TurnWatch, timeSending } from './turn-watch.ts';
