// channels: the ways a client reaches a bot. Each channel has a folder and translates between its
// own protocol and the one message format inside; today that is the website chat.
// Refuses to know how a reply is made: conversations take the turn.

export { type WebChatDeps, webChatRoutes } from './web-chat/web-chat.routes.ts';
