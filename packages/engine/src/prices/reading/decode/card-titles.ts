import { type Edges, edgeBetween } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import { TAKEN } from '../score/taken.ts';
import type { SheetLine } from '../text/sheet.ts';
import { type Card, type CardSet, findCards } from './find-cards.ts';

/**
 * Cards that end with one and the same button: the first line behind a button is the title of the next card, and what
 * the card holds, before its prices or behind them, hardly names one.
 */
export function withCardTitles(ground: Ground, edges: Edges, logits: Float32Array): Float32Array {
  const known = { edges, logits };
  const [likeliest] = findCards(ground)
    .map((set) => withTitles(set, known))
    .filter((set) => areLikely(set, known))
    .sort((a, b) => meanOf(b.cards, titleOf, known) - meanOf(a.cards, titleOf, known));
  if (!likeliest) return logits;
  const settled = logits.slice();
  for (const card of likeliest.cards) {
    settleCard(card, edges, settled);
    for (const other of likeliest.cards)
      if (other !== card) keepApart(card, other, { edges, logits: settled });
  }
  return settled;
}

type Known = { edges: Edges; logits: Float32Array };

/** "For families" over the title of each card: where the second lines are likelier to name prices, they are the titles. */
function withTitles({ cards, buttons }: CardSet, known: Known): CardSet {
  const secondOf = ({ title, contents }: Card) => contents.find(({ index }) => index === title.index + 1);
  const others = cards.map(secondOf);
  const isSecond =
    others.every((line) => line !== undefined) &&
    meanOf(cards, secondOf, known) > meanOf(cards, titleOf, known) + CLEARLY;
  if (!isSecond) return { cards, buttons };
  const turned = cards.map((card, at) => {
    const title = others[at] ?? card.title;
    return { ...card, title, contents: card.contents.filter((line) => line !== title) };
  });
  return { cards: turned, buttons };
}

const CLEARLY = 0.5;

function titleOf({ title }: Card): SheetLine {
  return title;
}

const TITLE = 2;
const BESIDE_TITLE = 1;
const CONTENTS = 3;
const NO_NAME = -6;

function settleCard({ title, contents, prices }: Card, edges: Edges, logits: Float32Array): void {
  for (const { id: price } of prices) {
    const edge = edgeBetween(edges, price, title.segments[0]?.id ?? -1);
    if (edge < 0) continue;
    logits[edge] = Math.max(TITLE, logits[edge] ?? 0);
    for (const { id } of title.segments.slice(1)) {
      const beside = edgeBetween(edges, price, id);
      if (beside >= 0) logits[beside] = (logits[beside] ?? 0) + BESIDE_TITLE;
    }
    for (const { id } of contents.flatMap(({ segments }) => segments)) {
      const other = edgeBetween(edges, price, id);
      if (other >= 0) logits[other] = (logits[other] ?? 0) - CONTENTS;
    }
  }
}

/** What one card says, it says of its own prices. */
function keepApart(
  { prices }: Card,
  { title, contents }: Card,
  { edges, logits }: { edges: Edges; logits: Float32Array },
): void {
  for (const { id } of [title, ...contents].flatMap(({ segments }) => segments))
    for (const price of prices) {
      const edge = edgeBetween(edges, price.id, id);
      if (edge >= 0) logits[edge] = NO_NAME;
    }
}

/** A line that names prices is a tier and no button; and titles are held for names, at least a little. */
function areLikely({ cards, buttons }: CardSet, known: Known): boolean {
  const pressed = buttons.map((button) => meanOf(cards, () => button, known));
  return meanOf(cards, titleOf, known) > LEAST_LIKELY && Math.max(NO_NAME, ...pressed) < TAKEN;
}

const LEAST_LIKELY = -3.5;

/** How likely a line of each card names the prices of the card. */
function meanOf(
  cards: readonly Card[],
  lineOf: (card: Card) => SheetLine | undefined,
  { edges, logits }: Known,
): number {
  const sum = cards.reduce((all, card) => {
    const own = (lineOf(card)?.segments ?? []).flatMap(({ id }) =>
      card.prices.map((price) => logits[edgeBetween(edges, price.id, id)] ?? NO_NAME),
    );
    return all + Math.min(MOST, Math.max(NO_NAME, ...own));
  }, 0);
  return sum / Math.max(1, cards.length);
}

const MOST = 3;
