import type { DialogState } from '../dialog-state.ts';
import type { PriceRow, Reply, StudioFacts } from '../facts.ts';
import { TURN_WORDS } from '../turn-words.data.ts';
import { contactOf } from '../wording/contact-of.ts';
import { fill } from '../words/fill.ts';
import { chosenOf } from './match/chosen-of.ts';
import { jobsIn, matchServices, nearestServices } from './match/match-services.ts';
import { readMessage } from './match/message-sense.ts';
import { type Narrowed, narrowRows } from './match/narrow-rows.ts';
import { type IndexedService, indexRows } from './match/row-index.ts';
import { sayQuote } from './quote/say-quote.ts';

type Answer = { state: DialogState; reply: Reply };

/** Answers a message about prices: the quote, one question, or the honest word that the list doesn't have it. */
export function answerPrices(text: string, state: DialogState, studio: StudioFacts): Answer {
  const index = indexRows(studio.rows);
  const chosen = chosenOf(text, state.asked);
  const known = index.services.filter((one) => state.services.includes(one.service));
  if (chosen !== null && known.length > 0 && !index.services.some((one) => one.service === chosen))
    return reply({ ...state, said: `${state.said} ${chosen}` }, known, studio);
  const said = readMessage(chosen ?? text);
  const { matches } = matchServices(said, index);
  const open = matches.find((match) => match.candidates.length > 1);
  if (open) {
    const choices = open.candidates.map((one) => one.service).slice(0, MOST_CHOICES);
    const next = { ...state, said: text, asked: choices };
    return { state: next, reply: { text: TURN_WORDS[state.language].askWhich, choices } };
  }
  const named = matches.flatMap((match) => match.candidates);
  if (named.length > 0) {
    const words = chosen === null ? text : `${state.said} ${text}`;
    return reply({ ...state, services: named.map((one) => one.service), said: words }, named, studio);
  }
  if (known.length > 0 && jobsIn(said).length === 0)
    return reply({ ...state, said: `${state.said} ${text}`.slice(-500).trim() }, known, studio);
  return { state: { ...state, asked: [] }, reply: askService(text, studio, state) };
}

const MOST_CHOICES = 8;

function reply(state: DialogState, services: readonly IndexedService[], studio: StudioFacts): Answer {
  const { answer, isGap } = quoteServices(services, state, studio);
  // Words that led nowhere must not spoil the next answer.
  const said = isGap ? '' : state.said;
  return { state: { ...state, said, asked: answer.quote ? [] : (answer.choices ?? []) }, reply: answer };
}

function askService(text: string, studio: StudioFacts, state: DialogState): Reply {
  const words = TURN_WORDS[state.language];
  const said = readMessage(text);
  const choices = nearestServices(said, indexRows(studio.rows), MOST_CHOICES).map((one) => one.service);
  if (said.concepts.size === 0) return { text: words.askService, choices };
  const parts = [words.notOnList, words.nearest, contactOf(studio, state.language)];
  return { text: parts.filter(Boolean).join(' '), choices: [...choices, words.talkToPerson] };
}

function quoteServices(
  services: readonly IndexedService[],
  state: DialogState,
  studio: StudioFacts,
): { answer: Reply; isGap: boolean } {
  const wish = { said: readMessage(state.said), car: state.car };
  const narrowed = services.map((service) => ({ service, found: narrowRows(service, wish) }));
  for (const { service, found } of narrowed)
    if (found.kind !== 'row')
      return { answer: askOrRefuse(service.service, found, state, studio), isGap: found.kind === 'gap' };
  const rows = narrowed.flatMap(({ found }): PriceRow[] => (found.kind === 'row' ? [found.row] : []));
  return { answer: sayQuote(rows, state.language), isGap: false };
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
