import type { Photo, PriceRow, PushMessage } from '@glossa/contracts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import type { SendMail } from '../../mail/outbox.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { ModelAccess } from '../assistant/index.ts';
import type { StoredBot } from '../bots/index.ts';
import type { TellOwners } from '../notifications/index.ts';
import type { StoredPartner } from '../partners/index.ts';
import type { StoredConversation } from './conversations.store.ts';
import type { QuickTurn } from './take-quick-turn.ts';
import type { TurnWatch } from './turn-watch.ts';

/** What talking to clients needs from outside. */
export type TalkDeps = {
  db: Database;
  /** Answers what most turns on the web are without a lock. */
  takeQuickTurn?: QuickTurn;
  box: SecretBox;
  now: Clock;
  tellOwners: TellOwners;
  live: LiveHub;
  /** Null: the built-in engine answers alone. */
  model: ModelAccess | null;
  /** Sends what is new in a talk out to its channel; the web needs nothing of the kind. */
  deliver?: (tx: Database, conversation: Pick<StoredConversation, 'id' | 'channel'>) => Promise<void>;
  /** For clients who said yes to it in their browser. */
  pushToClient?: (
    tx: Database,
    talk: { partnerId: string; conversationId: string },
    message: PushMessage,
  ) => Promise<unknown>;
  /** For clients who left an address. */
  sendMail: SendMail;
  publicUrl: string;
  /** Recognises the address of whoever writes now, within a day; not set where a channel knows its people. */
  addressKey?: string;
  findPartner: (db: Database, partnerId: string) => Promise<StoredPartner | null>;
  findBot: (db: Database, partnerId: string, botId: string) => Promise<StoredBot | null>;
  findActivePriceList: (db: Database, partnerId: string) => Promise<{ version: number; rows: PriceRow[] }>;
  /** Gives photos a channel has kept to the talk whose message names them, or refuses. */
  claimPhotos: (
    tx: Database,
    claim: { partnerId: string; botId: string; conversationId: string },
    ids: readonly string[],
  ) => Promise<Photo[]>;
  /** The photos of a talk as they are kept, in the order asked for; none of any other talk. */
  loadPhotos: (
    db: Database,
    place: { partnerId: string; conversationId: string },
    ids: readonly string[],
  ) => Promise<Buffer[]>;
  /** Hears of an engine that fell over a message; the client is answered all the same. */
  onDefect: (error: unknown) => void;
  /** Not set where nobody counts. */
  turnWatch?: TurnWatch;
};
