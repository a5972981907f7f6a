import type { WishedService } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import type { Intent } from '../../understanding/intents.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import { putToOwner } from '../answers/answer-topics.ts';
import { listed } from '../choice.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { wishFor } from '../wish/change-wish.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import { offerCheaperRows } from './cheaper-rows.ts';
import { cheapestCompared } from './compare-named.ts';
import { ASKS_CHEAPER, IF_NOT_DEAR } from './what-if-words.data.ts';

/** "What is the difference?" and "anything cheaper?", answered with the rows of the list that stand to choose. */
export function compareOptions(
  draft: Draft,
  message: Understanding,
  context: Context,
  isFresh: boolean,
): boolean {
  const intents = withoutCondition(message);
  // "Leave the wheels out, it gets too dear" gives a reason and asks for nothing.
  const isReason = message.denied.length > 0 && isFresh && !ASKS_CHEAPER.test(message.text);
  if (!intents.has('difference') && (!intents.has('cheaper') || isReason)) return false;
  const other = isFresh || intents.has('difference') ? null : cheapestCompared(draft, context);
  if (other !== null && !draft.state.wished.some(({ service }) => service === other)) {
    draft.state = { ...draft.state, wished: [wishFor(other, '')] };
    return false;
  }
  const isEither = draft.state.wished.some(({ either }) => either !== undefined);
  if (isFresh && intents.has('cheaper') && !isEither) takeCheapestFilm(draft, context);
  if (draft.state.wished.length === 0 || (isFresh && !intents.has('difference'))) return false;
  const settled = settledRows(draft, context);
  const shown = context.studio.rows.filter((row) => draft.state.shownRowIds.includes(row.id));
  const open = shown.length > 1 ? shown : filmsOpen(draft, context);
  const options = settled?.length === 1 && settled[0] ? siblings(settled[0], context) : open;
  // With a time beside it the cheaper one is taken and not only shown.
  if (intents.has('cheaper') && !intents.has('difference'))
    return message.times.reading !== null && settled
      ? takeCheapest(draft, options)
      : offerCheaper(draft, {
          options: isChoosing(draft) ? shown : withoutOrder(options, settled),
          settled,
          context,
        });
  if (options.length < 2) return false;
  const before = draft.acts.length;
  show(draft, options, 'compare');
  const question = draft.acts.splice(-1);
  tellApart(draft, options, { message, context });
  draft.acts.push(...question);
  putFirst(draft, before, 'script');
  return true;
}

/** The lines of an order are no versions of each other. */
function withoutOrder(
  options: readonly PriceRow[],
  settled: readonly PriceRow[] | null,
): readonly PriceRow[] {
  return settled && settled.length > 1 ? options.filter((row) => !settled.includes(row)) : options;
}

/** "Add it if it isn't dear" sets a limit and asks for nothing cheaper. */
function withoutCondition({ intents, text }: Understanding): ReadonlySet<Intent> {
  if (!IF_NOT_DEAR.test(text) || findIntents(text.replace(IF_NOT_DEAR, ' ')).has('cheaper')) return intents;
  return new Set([...intents].filter((intent) => intent !== 'cheaper'));
}

/** The films or levels of a wish that was named together with the question for their difference. */
function filmsOpen({ state }: Draft, context: Context): readonly PriceRow[] {
  const [one, ...others] = narrowWishes(state, context);
  const isOpen = one?.found.kind === 'missing' && one.found.dimension === 'material' && others.length === 0;
  return isOpen && one.found.kind === 'missing' ? one.found.rows : [];
}

/** What the owner says comes before the figures; that something stays open comes behind them. */
function putFirst(draft: Draft, from: number, first: string): void {
  const [before, said] = [draft.acts.slice(0, from), draft.acts.slice(from)];
  const isFirst = ({ key }: { key: string }) => key === first;
  draft.acts = [...before, ...said.filter(isFirst), ...said.filter((act) => !isFirst(act))];
}

/** What is known of the difference beside the price: the owner's words and the hours. The rest is put to the owner. */
function tellApart(
  draft: Draft,
  options: readonly PriceRow[],
  at: { message: Understanding; context: Context },
): void {
  const { service = '' } = options[0] ?? {};
  const isTold = draft.acts.some(({ key }) => key === 'script');
  if (!isTold) putToOwner(draft, { topic: `difference ${service}`, said: at.message.text }, at);
  const minutes = new Set(options.map(({ durationMinutes }) => durationMinutes));
  const isByFilm = new Set(options.map(({ material }) => material)).size === options.length;
  if (minutes.size < 2 || minutes.has(null) || !isByFilm) return;
  for (const { material, durationMinutes } of options)
    say(draft, 'duration', { service: words(material ?? ''), time: { minutes: durationMinutes ?? 0 } });
}

/** Rows that differ from this one only in the material. */
function siblings(row: PriceRow, { studio }: Context): PriceRow[] {
  return studio.rows.filter(
    (one) => one.service === row.service && one.zone === row.zone && one.carType === row.carType,
  );
}

type Choice = { options: readonly PriceRow[]; settled: readonly PriceRow[] | null; context: Context };

function offerCheaper(draft: Draft, { options, settled, context }: Choice): boolean {
  const current = settled?.[0] ?? null;
  if ((!current || isChoosing(draft)) && options.length > 1) return takeCheapest(draft, options);
  if (!current && draft.state.asked?.kind === 'carType') return takeCheapestEverywhere(draft, context);
  const cheaper = current ? options.filter((row) => row.price < current.price) : options;
  const isNone = cheaper.length === 0 || options.length < 2;
  if (isNone && settled && offerCheaperRows(draft, settled, context)) return true;
  if (isNone) {
    say(draft, 'noCheaper');
    if (settled) {
      draft.quoted = [...settled];
      say(draft, settled.length > 1 ? 'quoteMany' : 'quoteOne', { rows: { rows: settled } });
    }
    draft.choices = [{ key: 'person' }];
    return true;
  }
  const cheapest = cheaper.toSorted((a, b) => a.price - b.price).slice(0, 1);
  show(draft, current ? cheapest : options, 'cheaper');
  if (current) {
    const [row] = cheapest;
    const wished = draft.state.wished.map((one) =>
      one.service === row?.service ? { ...one, material: row.material, said: '' } : one,
    );
    draft.state = { ...draft.state, wished };
  }
  return true;
}

/** "The rear then, the cheapest": the words settle the part and leave the film to its price. */
function takeCheapestFilm(draft: Draft, context: Context): void {
  const [one, ...others] = narrowWishes(draft.state, context);
  if (one?.found.kind === 'missing' && one.found.dimension === 'material' && others.length === 0)
    takeCheapest(draft, one.found.rows);
  if (one?.found.kind === 'missing' && one.found.dimension === 'zone')
    takeCheapestEverywhere(draft, context, 'zone');
}

/** A choice of parts or films stands open, so "the cheaper one" is one of them. */
function isChoosing({ state }: Draft): boolean {
  return state.asked?.kind === 'material' || state.asked?.kind === 'zone';
}

/** The car or the part is still open, but one film is the cheapest for all of them. */
function takeCheapestEverywhere(draft: Draft, context: Context, open: 'carType' | 'zone' = 'carType'): false {
  const [one, ...others] = narrowWishes(draft.state, context);
  if (one?.found.kind !== 'missing' || others.length > 0) return false;
  const cheapest = [...Map.groupBy(one.found.rows, (row) => row[open]).values()].map(
    (rows) => rows.toSorted((a, b) => a.price - b.price)[0]?.material ?? null,
  );
  const [material = null] = cheapest;
  if (material !== null && cheapest.every((film) => film === material))
    draft.state = { ...draft.state, wished: [{ ...one.wish, material }] };
  return false;
}

/** "The cheaper one" of a choice is an answer to it: the talk goes on with that row. */
function takeCheapest(draft: Draft, options: readonly PriceRow[]): false {
  const [row] = options.toSorted((a, b) => a.price - b.price);
  const wished = draft.state.wished.map((one) =>
    one.service === row?.service ? { ...one, zone: row.zone, material: row.material, said: '' } : one,
  );
  draft.state = { ...draft.state, wished };
  return false;
}

function show(draft: Draft, options: readonly PriceRow[], key: 'compare' | 'cheaper'): void {
  const by =
    new Set(options.map((row) => row.material)).size > 1 || options.length === 1 ? 'material' : 'zone';
  const [first] = options;
  draft.options = [...options];
  draft.state = { ...draft.state, shownRowIds: options.map((row) => row.id) };
  say(draft, key, { service: words(first?.service ?? ''), options: { options, by } });
  if (options.length > 1) {
    leaveOpen(draft, options, by);
    say(draft, by === 'material' ? 'whichMaterial' : 'whichZone');
    const choices = listed([...new Set(options.flatMap((row) => row[by] ?? []))]);
    ask(draft, { kind: by, choices, service: first?.service ?? '' });
  } else ask(draft, { kind: 'booking', choices: [{ key: 'book' }] });
}

/** What stands to choose is chosen by nothing that was said before. */
function leaveOpen(draft: Draft, options: readonly PriceRow[], by: 'material' | 'zone'): void {
  const either = [...new Set(options.flatMap((row) => row.material ?? []))];
  const isOfThese = ({ service }: WishedService) => options.some((row) => row.service === service);
  if (by !== 'material') return;
  const [zone = null, ...otherZones] = new Set(options.map((row) => row.zone));
  draft.state = {
    ...draft.state,
    wished: draft.state.wished.map((one) =>
      isOfThese(one)
        ? { ...one, zone: otherZones.length === 0 ? zone : one.zone, material: null, either }
        : one,
    ),
  };
}
