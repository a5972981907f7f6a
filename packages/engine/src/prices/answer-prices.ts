import type { DialogState } from '../dialog-state.ts';
import type { PriceRow, Reply, StudioFacts } from '../facts.ts';
import { TURN_WORDS } from '../turn-words.data.ts';
import { contactOf } from '../wording/contact-of.ts';
import { fill } from '../words/fill.ts';
import { matchServices } from './match/match-services.ts';
import { type Narrowed, narrowRows } from './match/narrow-rows.ts';
import { type IndexedService, indexRows, readSense } from './match/row-index.ts';
import { sayQuote } from './quote/say-quote.ts';

type Answer = { state: DialogState; reply: Reply };

/** Answers a message about prices: the quote, one question, or the honest word that the list doesn't have it. */
export function answerPrices(text: string, state: DialogState, studio: StudioFacts): Answer {
  const index = indexRows(studio.rows);
  const words = TURN_WORDS[state.language];
  const matches = matchServices(readSense(text), index);
  const open = matches.find((match) => match.candidates.length > 1);
  if (open) {
    const choices = open.candidates.map((one) => one.service).slice(0, MOST_CHOICES);
    return { state: { ...state, said: text }, reply: { text: words.askWhich, choices } };
  }
  const named = matches.flatMap((match) => match.candidates);
  const services =
    named.length > 0 ? named : index.services.filter((one) => state.services.includes(one.service));
  const said = named.length > 0 ? text : `${state.said} ${text}`.slice(-500).trim();
  const next = { ...state, services: services.map((one) => one.service), said };
  if (services.length === 0) return { state: next, reply: askService(text, studio, state) };
  return { state: next, reply: quoteServices(services, next, studio) };
}

const MOST_CHOICES = 8;

function askService(text: string, studio: StudioFacts, state: DialogState): Reply {
  const words = TURN_WORDS[state.language];
  const choices = [...new Set(studio.rows.map((row) => row.service))].slice(0, MOST_CHOICES);
  const asked = readSense(text).concepts.size > 0;
  if (!asked) return { text: words.askService, choices };
  const parts = [words.notOnList, words.nearest, contactOf(studio, state.language)];
  return { text: parts.filter(Boolean).join(' '), choices: [...choices, words.talkToPerson] };
}

function quoteServices(services: readonly IndexedService[], state: DialogState, studio: StudioFacts): Reply {
  const wish = { said: readSense(state.said), car: state.car };
  const narrowed = services.map((service) => ({ service, found: narrowRows(service, wish) }));
  for (const { service, found } of narrowed)
    if (found.kind !== 'row') return askOrRefuse(service.service, found, state, studio);
  const rows = narrowed.flatMap(({ found }): PriceRow[] => (found.kind === 'row' ? [found.row] : []));
  return sayQuote(rows, state.language);
}

function askOrRefuse(
  service: string,
  found: Exclude<Narrowed, { kind: 'row' }>,
  state: DialogState,
  studio: StudioFacts,
): Reply {
  const words = TURN_WORDS[state.language];
  if (found.kind === 'gap') {
    const text = [words.notOnList, contactOf(studio, state.language)].filter(Boolean).join(' ');
    return { text, choices: [words.talkToPerson] };
  }
  const ask = { zone: words.askZone, material: words.askMaterial, carType: words.askCar }[found.dimension];
  return { text: fill(ask, { service }), choices: found.choices.slice(0, MOST_CHOICES) };
}
