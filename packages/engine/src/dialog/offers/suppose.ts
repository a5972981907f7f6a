import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { partsSupposed, supposeParts } from './suppose-parts.ts';
import { supposeVersion, versionSupposed } from './suppose-version.ts';
import { IF } from './what-if-words.data.ts';

/** Another version of what stands, or some parts of it, with the order that would be. True when that was told. */
export function suppose(draft: Draft, message: Understanding, context: Context): boolean {
  return supposeVersion(draft, message, context) || supposeParts(draft, message, context);
}

/** Such an order is spoken of. */
export function isSupposing(message: Understanding, state: DialogState, context: Context): boolean {
  return versionSupposed(message, state, context) !== null || partsSupposed(message, state, context) !== null;
}

/** What is supposed of the order is answered by its price, and by nobody of the studio. */
export function withoutSupposed(message: Understanding, state: DialogState, context: Context): Understanding {
  if (message.topics.length === 0 || !isSupposing(message, state, context)) return message;
  return { ...message, topics: message.topics.filter(({ said }) => !IF.test(said)) };
}
