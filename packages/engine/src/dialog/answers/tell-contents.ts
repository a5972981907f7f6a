import type { WishedService } from '../../dialog-state.ts';
import { type IndexedService, matchServices, namedLines, readMessage } from '../../prices/index.ts';
import { isSameWord, telling } from '../../prices/match/name-places.ts';
import { splitWords } from '../../words/split-words.ts';
import { words } from '../act.ts';
import type { Context } from '../context.ts';
import { type Draft, newDraft, say } from '../draft.ts';
import { bundlesOf } from '../order/bundles/find-bundles.ts';
import { linesOfWish } from '../order/lines-of-wish.ts';
import { linesOf } from '../order/list-lines.ts';
import { COMPLETE } from '../order/replaced-lines.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { wishFor } from '../wish/change-wish.ts';
import { ASKS_CONTENTS, PACKAGE_WORD, TOLD_CONTENTS } from './contents-words.data.ts';
import { ASKS_WHAT } from './included-words.data.ts';
import { isOfComplete } from './is-of-complete.ts';

/** A line of the list whose own name tells what is in it. */
type Whole = { name: string; head: readonly string[]; items: readonly string[] };

/**
 * "Is the bonnet in the front package, or extra?": what a name of the list tells to be in it is in it, and what has a
 * line of its own is extra, at its price. False where the list tells neither.
 */
export function tellContents(draft: Draft, text: string, context: Context): boolean {
  const said = asked(text);
  if (said === null) return false;
  const whole = wholeMeant(said, draft.state.wished, context);
  const spoken = splitWords(said).filter((word) => !whole?.head.some((own) => isSameWord(own, word)));
  const item = whole && itemIn(spoken, whole.items);
  if (whole && item) say(draft, 'includedYes', { items: words(item) });
  else if (whole && ASKS_WHAT.test(said))
    say(draft, 'includedAre', { service: words(whole.name), items: words(whole.items.join(', ')) });
  else return tellExtra(draft, spoken.join(' '), context);
  return true;
}

/** The clause that asks, with the one before it where it only points at what stands there. Whoever tells us asks nothing. */
function asked(text: string): string | null {
  const clauses = text.split(/[,;.!?\n]+/u).filter((clause) => clause.trim() !== '');
  const at = clauses.findIndex((clause) => ASKS_CONTENTS.test(clause));
  const clause = clauses[at];
  if (clause === undefined || (!text.includes('?') && TOLD_CONTENTS.test(clause))) return null;
  return splitWords(clause).length < A_CLAUSE ? `${clauses[at - 1] ?? ''} ${clause}` : clause;
}

const A_CLAUSE = 4;

/** "The roof is in the full one anyway": the sentence that speaks of it asks nothing. */
export function tellsContents(text: string): boolean {
  const sentences = text.split(/(?<=[.!?\n])/u);
  const told = sentences.filter((one) => ASKS_CONTENTS.test(one));
  return told.length > 0 && told.every((one) => !one.includes('?') && TOLD_CONTENTS.test(one));
}

export function isPackage(service: string): boolean {
  return telling(service).some((word) => PACKAGE_WORD.test(word));
}

/** The whole that is named, that is wanted, or that is the only one of its kind. */
function wholeMeant(said: string, wished: readonly WishedService[], { index }: Context): Whole | null {
  const spoken = splitWords(said);
  const all = index.services.flatMap(wholesOf);
  const isNamed = ({ head }: Whole) => {
    const own = head.filter((word) => !PACKAGE_WORD.test(word));
    return own.length > 0 && own.every((word) => spoken.some((one) => isSameWord(word, one)));
  };
  const [named, ...others] = all.filter(isNamed);
  if (named && others.length === 0) return named;
  const isWanted = ({ name }: Whole) => wished.some(({ service, zone }) => name === service || name === zone);
  const [wanted] = all.filter(isWanted);
  if (wanted) return wanted;
  const sold = all.filter(({ head }) => head.some((word) => PACKAGE_WORD.test(word)));
  return sold.length === 1 && spoken.some((word) => PACKAGE_WORD.test(word)) ? (sold[0] ?? null) : null;
}

/** "Front package (bumper, bonnet, wings)": as the service or as a part of it. */
function wholesOf({ service, rows }: IndexedService): Whole[] {
  const zones = new Set(rows.flatMap(({ row }) => row.zone ?? []));
  const [only, ...others] = zones;
  // "Front package", and as its part "bonnet, bumper, wings".
  const parts = only !== undefined && others.length === 0 && isPackage(service) ? itemsOf(only) : [];
  if (parts.length > 1) return [{ name: service, head: telling(service), items: parts }];
  return [service, ...zones].flatMap((name) => {
    const [, head = '', inside = ''] = /^([^(]+)\(([^)]+)\)\s*$/u.exec(name) ?? [];
    const items = itemsOf(inside);
    return items.length > 1 ? [{ name, head: telling(head), items }] : [];
  });
}

function itemsOf(inside: string): string[] {
  return inside.split(/\s*(?:,|\+|&|;|\s(?:and|und|і|й|и|та)\s)\s*/u).filter((item) => item !== '');
}

/** The thing asked about, where one of them is spoken of more than the others. */
function itemIn(spoken: readonly string[], items: readonly string[]): string | null {
  const scored = items
    .map((item) => ({
      item,
      score: telling(item).filter((own) =>
        spoken.some((word) => isSameWord(own, word) || startsAlike(own, word)),
      ).length,
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  return best && best.score > (next?.score ?? 0) ? best.item : null;
}

/** What is asked about is sold by itself, and is not in the order already. */
function tellExtra(draft: Draft, said: string, context: Context): boolean {
  const { wished } = draft.state;
  const named = namedLines(said, context.index).lines.map(({ service }) => wishFor(service.service, ''));
  const own = named.length > 0 ? named : byOwnWord(said, wished, context);
  const meant = own.length > 0 ? own : bySense(said, context);
  const others = new Map(meant.map((one) => [one.zone ?? one.service, one]));
  const [only, ...more] = others.values();
  if (!only || more.length > 0) return false;
  // Of the one thing that is wanted nobody asks whether it is in it.
  const isAsked = ({ service, zone }: WishedService) =>
    service === only.service && (only.zone === null || zone === only.zone);
  const isWhole = only.zone === null && COMPLETE.test(only.service) && ASKS_WHAT.test(said);
  if (wished.some(isAsked) || isPackage(only.service) || isWhole || isOfComplete(only, said, wished))
    return false;
  if (isHeld(only, draft, context)) {
    say(draft, 'includedYes', { items: words(only.zone ?? only.service) });
    return true;
  }
  const rows = settledRows(newDraft({ ...draft.state, wished: [only] }), context);
  if (!rows) return false;
  say(draft, 'soldApart', { service: words(only.zone ?? only.service) });
  draft.options = [...draft.options, ...rows];
  for (const row of rows) say(draft, 'quoteOne', { rows: { rows: [row] } });
  if (only.zone === null && !wished.some(isAsked))
    draft.state = { ...draft.state, upsell: { service: only.service, isOpen: true } };
  return true;
}

/** What the list sells as a whole of it is wanted. */
function isHeld(part: WishedService, { state }: Draft, context: Context): boolean {
  const list = linesOf(context.index);
  const placesOf = (one: WishedService) => [...linesOfWish(one, { state, context, list })];
  const parts = placesOf(part);
  return state.wished
    .flatMap(placesOf)
    .some((at) => parts.length > 0 && parts.every((place) => bundlesOf(list).get(at)?.held.has(place)));
}

/** "Pet hair" or "door cups": one line alone has a word of the question in its name, or one of the service that is wanted. */
function byOwnWord(
  said: string,
  wished: readonly WishedService[],
  { index, studio }: Context,
): WishedService[] {
  const spoken = splitWords(said).filter((word) => word.length >= SHORTEST);
  const isIn = (name: string, word: string) =>
    telling(name).some((own) => isSameWord(own, word) || startsAlike(own, word));
  const zones = new Map(
    studio.rows.flatMap(({ service, zone }) =>
      zone === null ? [] : [[`${service} ${zone}`, { service, zone }]],
    ),
  );
  return spoken.flatMap((word) => {
    const services = index.services.filter(({ service }) => isIn(service, word));
    if (services.length === 1) return services.map(({ service }) => wishFor(service, ''));
    const parts = [...zones.values()].filter(({ zone }) => isIn(zone, word));
    const own = parts.filter(({ service }) => wished.some((one) => one.service === service));
    const [part, ...others] = own.length > 0 ? own : parts;
    return part && others.length === 0 ? [{ ...wishFor(part.service, ''), zone: part.zone }] : [];
  });
}

/** "Dog hair" is what the list calls pet hair. */
function bySense(said: string, { index }: Context): WishedService[] {
  return matchServices(readMessage(said), index).matches.flatMap(({ candidates }) =>
    candidates.length === 1 ? candidates.map(({ service }) => wishFor(service, '')) : [],
  );
}

/** "Tierhaare" and "Tierhaarentfernung". */
function startsAlike(own: string, word: string): boolean {
  return word.length > SHORTEST && own.startsWith(word.slice(0, Math.max(SHORTEST, word.length - 1)));
}

const SHORTEST = 4;
