// conversations: dialogs with clients, their messages in order, and one turn of talk: store what the
// client wrote, decide, store the reply, all in one transaction and once per message.
// Refuses to know channels: a channel finds the bot and brings the text.

export { countBotConversations, countPartnerConversations } from './conversations.store.ts';
export { readClientMessage } from './domain/client-message.ts';
export { listHistory } from './list-history.ts';
export { openingOf } from './open-conversation.ts';
export { type TakeTurnDeps, takeClientTurn } from './take-client-turn.ts';
