import {
  type ConnectMessenger,
  type MessageTemplate,
  type Messenger,
  type MessengerCheck,
  type MessengerOverview,
  type MessengerStatus,
  messengerCheckSchema,
  messengerOverviewSchema,
  messengerStatusSchema,
} from '@glossa/contracts';
import { callProtected, sendProtected } from './request.ts';

export type MessengerPlace = { partnerId: string; botId: string; messenger: Messenger };

export async function getMessengers(partnerId: string, botId: string): Promise<MessengerOverview> {
  return callProtected(messengerOverviewSchema, { method: 'GET', path: pathOf(partnerId, botId) });
}

export async function connectMessenger(
  place: MessengerPlace,
  body: ConnectMessenger,
): Promise<MessengerStatus> {
  return callProtected(messengerStatusSchema, { method: 'PUT', path: onePath(place), body });
}

/** Asks Meta which steps are done. */
export async function checkMessenger(place: MessengerPlace): Promise<MessengerCheck> {
  return callProtected(messengerCheckSchema, { method: 'GET', path: `${onePath(place)}/check` });
}

export async function saveTemplates(
  place: MessengerPlace,
  templates: MessageTemplate[],
): Promise<MessengerStatus> {
  const path = `${onePath(place)}/templates`;
  return callProtected(messengerStatusSchema, { method: 'PUT', path, body: { templates } });
}

/** Says hello to whoever wrote last. */
export async function sendMessengerTest(place: MessengerPlace): Promise<void> {
  await sendProtected({ method: 'POST', path: `${onePath(place)}/test`, body: {} });
}

export async function disconnectMessenger(place: MessengerPlace): Promise<void> {
  await sendProtected({ method: 'DELETE', path: onePath(place) });
}

function onePath({ partnerId, botId, messenger }: MessengerPlace): string {
  return `${pathOf(partnerId, botId)}/${messenger}`;
}

function pathOf(partnerId: string, botId: string): string {
  return `/api/partner/${encodeURIComponent(partnerId)}/bot/${encodeURIComponent(botId)}/messenger`;
}
