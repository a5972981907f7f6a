import type { WishedService } from '../../dialog-state.ts';
import { type IndexedService, readMessage, readSense } from '../../prices/index.ts';
import { BODY_PARTS } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { tradeOf } from '../wish/film-trade.ts';
import { ONLY_PARTS, PARTS_APART, WITHOUT_PARTS } from './overview-words.data.ts';
import { putSupposed } from './what-if.ts';

/**
 * "And the bonnet and bumper on their own?" beside a package that holds them: the same parts as the list sells them
 * singly, priced beside the order that stands.
 */
export function tellParts(draft: Draft, message: Understanding, context: Context): boolean {
  const { wished, booked } = draft.state;
  const { text, intents, acts, cars } = message;
  const asks = text.includes('?') || intents.has('price') || acts.has('ask.price');
  if (booked || cars.length > 1 || !asks || !(PARTS_APART.test(text) || ONLY_PARTS.test(text))) return false;
  const parts = partsIn(text.replace(WITHOUT_PARTS, ' '));
  const whole = wished.find((one) => holdsMore(one, parts));
  if (!whole || parts.length === 0) return false;
  const found = context.index.services.flatMap((one) => {
    const singly = one.service === whole.service ? [] : parts.map((part) => singleOf(part, one, whole));
    const all = singly.flatMap((wish) => wish ?? []);
    return all.length > 0 && all.length === singly.length ? [{ service: one, wished: all }] : [];
  });
  // What a package protects is protected singly too, and not wrapped in a colour.
  const [meant] = found.toSorted((a, b) => rank(a.service) - rank(b.service));
  if (!meant) return false;
  const others = wished.filter((one) => one !== whole);
  return putSupposed(draft, [...others, ...meant.wished], context);
}

function rank(service: IndexedService): number {
  return tradeOf(service) === 'wrap' ? 1 : 0;
}

function partsIn(text: string): string[] {
  return [...readMessage(text).concepts].filter(isPart);
}

function isPart(id: string): boolean {
  return BODY_PARTS.has(id) || OTHER_PARTS.has(id);
}

/** A line that is for these parts and for more. */
function holdsMore({ service, zone }: WishedService, parts: readonly string[]): boolean {
  const held = [...readSense([service, zone].filter(Boolean).join(' ')).concepts].filter(isPart);
  return held.length > parts.length && parts.every((part) => held.includes(part));
}

function singleOf(
  part: string,
  { service, rows }: IndexedService,
  whole: WishedService,
): WishedService | null {
  const own = rows.filter(({ zone }) => {
    const parts = [...(zone?.concepts ?? [])].filter(isPart);
    return parts.length === 1 && parts[0] === part;
  });
  const [first] = own;
  if (!first) return null;
  const material = own.some(({ row }) => row.material === whole.material) ? whole.material : null;
  return { service, zone: first.row.zone, material, said: '' };
}

const OTHER_PARTS: ReadonlySet<string> = new Set(['headlights', 'handles', 'door', 'pillars', 'rims']);
