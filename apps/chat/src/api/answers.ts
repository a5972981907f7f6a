import type { ChatHistory, ChatMessage, ChatPage, PushKey, SendMessageAnswer } from '@glossa/contracts';
import { isPhoto } from '../json/is-photo.ts';
import { isRecord } from '../json/is-record.ts';

// The schemas of the contract would triple the size of this page. What follows checks only what the
// page would stumble over; anything else that is no answer of ours is treated as no answer at all.

export function isChatPage(body: unknown): body is ChatPage {
  return (
    isRecord(body) &&
    [body.studioName, body.botName, body.language, body.timezone].every(isString) &&
    isRecord(body.openings) &&
    isRecord(body.look) &&
    isString(body.look.accentColor) &&
    isRecord(body.contact)
  );
}

export function isSendMessageAnswer(body: unknown): body is SendMessageAnswer {
  return isChatHistory(body) && 'conversationToken' in body && isString(body.conversationToken);
}

export function isChatHistory(body: unknown): body is ChatHistory {
  return (
    isRecord(body) &&
    isString(body.state) &&
    isString(body.language) &&
    Array.isArray(body.messages) &&
    body.messages.every(isMessage)
  );
}

export function isPushKey(body: unknown): body is PushKey {
  return isRecord(body) && isString(body.publicKey);
}

export function readErrorCode(body: unknown): string | null {
  return isRecord(body) && isString(body.code) ? body.code : null;
}

function isMessage(value: unknown): value is ChatMessage {
  return (
    isRecord(value) &&
    Number.isInteger(value.seq) &&
    isString(value.author) &&
    isString(value.text) &&
    (value.choices === undefined || isStrings(value.choices)) &&
    (value.quote === undefined || (isRecord(value.quote) && Array.isArray(value.quote.lines))) &&
    (value.booking === undefined || isRecord(value.booking)) &&
    (value.photos === undefined || (Array.isArray(value.photos) && value.photos.every(isPhoto)))
  );
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isString);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}
