import type { Database } from '../../../db/database.ts';
import type { StoredPartner } from '../../partners/index.ts';
import type { StoredEvent } from '../present-event.ts';

export type Reminder = { event: StoredEvent; partner: StoredPartner; manageUrl: string; now: Date };

/**
 * One way to reach a client. True: the reminder is on its way, enqueued in the given transaction. False: this
 * way does not lead to this client, and the next one is tried. Mail is the first; channels are others.
 */
export type Remind = (tx: Database, reminder: Reminder) => Promise<boolean>;
