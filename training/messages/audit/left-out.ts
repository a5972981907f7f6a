import { findCar } from '../../../packages/engine/src/cars/index.ts';
import type { TurnResult } from '../../../packages/engine/src/finish-turn.ts';
import { matchServices, type RowIndex, readMessage } from '../../../packages/engine/src/prices/index.ts';
import type { LoadedMessage } from '../learn/load-messages.ts';

/** What a careful reader finds in the message and whether the turn took it up, by kind. */
export type Finding = { kind: string; isTaken: boolean; words: string };

/** Every question, job, car, name, number and time of a marked message, held against what the turn made of it. */
export function findingsIn(message: LoadedMessage, turn: TurnResult, index: RowIndex): Finding[] {
  return [...questionsOf(message, turn), ...thingsOf(message, turn), ...jobsOf(message, turn, index)];
}

function questionsOf({ text, acts }: LoadedMessage, turn: TurnResult): Finding[] {
  const said = turn.acts.join(' ');
  return acts.flatMap(({ act, start, end }) => {
    const answers = ANSWERS[act] ?? (act.startsWith('ask.') ? OWN_WORDS : null);
    if (!answers) return [];
    const isTaken = turn.wantsPerson || answers.test(said);
    return [{ kind: act, isTaken, words: text.slice(start, end) }];
  });
}

/** The names of sentences that take up an act; whatever else is asked is told by the owner's words or put to the owner. */
const OWN_WORDS =
  /script|topicOpen|stillOpen|readyAt|duration|unknownFact|speaks|ownerAsked|tintLaw|address|hours|compar|options|suggested/i;

const ASKED_ON =
  'ask(?:Car|Body|Model|Zone|Material|Service|Guess|Which)|which|options|bodyPrices|gap|notOnList|partNot|suggested';

const ANSWERS: Readonly<Record<string, RegExp>> = {
  'ask.price': new RegExp(`quote|compar|ownerAsked|cheap|package|services|separate|${ASKED_ON}`, 'i'),
  'ask.have': new RegExp(`quote|compar|ownerAsked|topicOpen|script|speaks|separate|${ASKED_ON}`, 'i'),
  'ask.free': new RegExp(`slot|offer|time|day|closed|confirm|askName|${ASKED_ON}`, 'i'),
  'ask.duration': new RegExp(`duration|topicOpen|unknownFact|script|readyAt|${ASKED_ON}`, 'i'),
  'ask.discount': /discount|topicOpen|script|unknownFact/i,
  'ask.contact': /contact|topicOpen|personPhone/i,
  'ask.mybooking': /own|booking/i,
  'ask.bot': /iAmBot/,
  person: /person|stay|complaint/i,
  callback: /call|lead|phone|number/i,
  complaint: /complaint|person|stay/i,
  cancel: /cancel|noBooking|own|which/i,
  move: /move|own|noBooking|which|slot|time/i,
};

function thingsOf({ text, mentions }: LoadedMessage, { state, effects }: TurnResult): Finding[] {
  const cars = [state.car, ...[...state.wished, ...(state.later ?? [])].map(({ car }) => car)];
  const open = (state.asked?.lines ?? []).flatMap((line) => line.cars);
  return mentions.flatMap(({ role, sign, start, end }) => {
    const words = text.slice(start, end);
    if (sign !== '+') return [];
    if (role === 'car') {
      const named = findCar(words);
      if (!named?.model) return [];
      const isTaken = [...cars, ...open].some((car) => car?.make === named.make && car.model !== null);
      return [{ kind: 'car', isTaken, words }];
    }
    if (role === 'phone')
      return [{ kind: 'phone', isTaken: state.phone !== null || hasEffect(effects, 'lead'), words }];
    if (role !== 'name') return [];
    const name = state.name?.toLowerCase() ?? '';
    const isTaken = name.split(' ').some((part) => part !== '' && words.toLowerCase().includes(part));
    return [{ kind: 'name', isTaken: isTaken || hasEffect(effects, 'book'), words }];
  });
}

function hasEffect(effects: TurnResult['effects'], kind: string): boolean {
  return effects.some((effect) => effect.kind === kind);
}

/** A job of the list that is named is in the wish, among the choices, or at least spoken of. */
function jobsOf({ text, mentions, ask }: LoadedMessage, turn: TurnResult, index: RowIndex): Finding[] {
  if (ask !== 'none' || turn.wantsPerson) return [];
  const { state, reply } = turn;
  const names = new Set([
    ...[...state.wished, ...(state.later ?? [])].map(({ service }) => service),
    ...(state.asked?.lines ?? []).flatMap(({ services }) => services),
    ...(reply.choices ?? []),
  ]);
  return mentions.flatMap(({ role, sign, start, end }) => {
    if (role !== 'service' || sign !== '+') return [];
    const words = text.slice(start, end);
    const fitting = matchServices(readMessage(words), index).matches.flatMap(({ candidates }) =>
      candidates.map(({ service }) => service),
    );
    if (fitting.length === 0) return [];
    const isTaken = fitting.some((service) => names.has(service) || reply.text.includes(service));
    return [{ kind: 'job', isTaken, words }];
  });
}
