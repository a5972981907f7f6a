import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import { matchServices, readMessage, readSense } from '../../prices/index.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { wishFor } from './change-wish.ts';
import { DROPPED } from './list-words.data.ts';

/** "Skip the headlights", "lass die Felgen weg", "без озону": the wish without what is not wanted any more. */
export function dropWish(
  text: string,
  { wished }: DialogState,
  rows: readonly PriceRow[],
): WishedService[] | null {
  const words = [...apart(text).matchAll(DROPPED)]
    .map((match) => match.slice(1).find(Boolean) ?? '')
    .join(' ');
  if (wished.length === 0 || words === '') return null;
  // "The ceramic is too dear, without it": it is what was named.
  const meant = PRONOUN.test(words) ? text : words;
  const said = splitWords(meant);
  const dropped = readMessage(meant).concepts;
  const [only, ...more] = wished;
  if (only && more.length === 0) return WITHOUT.test(text) ? withoutFilm(only, dropped, rows) : null;
  const telling = (service: string) => [...readSense(service).concepts].filter((id) => !isWeakConcept(id));
  const others = wished.map(({ service }) => telling(service));
  const left = wished.filter((one, at) => {
    if (splitWords(one.service).every((word) => said.includes(word))) return false;
    const own = telling(one.service).filter((id) => dropped.has(id));
    // What another wish shares does not tell which one is meant.
    const isShared = own.every((id) => others.some((ids, i) => i !== at && ids.includes(id)));
    return own.length === 0 || isShared;
  });
  return left.length > 0 && left.length < wished.length ? left : null;
}

/** What is to be done instead is no part of what is left out: "leave the ozone out and add the rims". */
function apart(text: string): string {
  return text.replace(AND_DO, '. ');
}

const AND_DO =
  /\s(?:and|und|but|aber|plus|и|і|та|а|но|але)\s(?=(?:add|put|include|take|do|make|nimm|nehmen|mach|dazu|dafür|bitte|добав|додай|дай|зроб|сдела|лучше|краще|зато|давай))/giu;

/** "Leave the ozone out and add the rims instead": what the words beside the dropped ones ask for. */
export function addedBesides(
  text: string,
  left: readonly WishedService[],
  { index }: Context,
): WishedService[] {
  const said = apart(text).replace(DROPPED, ' ');
  if (!findIntents(said).has('add') && !findIntents(said).has('instead')) return [];
  const { matches } = matchServices(readMessage(said), index);
  return matches.flatMap(({ candidates: [only, ...others] }) =>
    only && others.length === 0 && !left.some(({ service }) => service === only.service)
      ? [wishFor(only.service, said)]
      : [],
  );
}

const PRONOUN = /^\s*(?:it|that|this|them|die|das|den|sie|ihn|неї|нього|них|цього|нее|неё|него|этого)\s*$/iu;

const WITHOUT = /(?<!\p{L})(?:without|ohne|без)\s/iu;

/** "And without ceramic?" about a ceramic film means the other one the list has. */
function withoutFilm(
  only: WishedService,
  dropped: ReadonlySet<string>,
  rows: readonly PriceRow[],
): WishedService[] | null {
  const isOut = (material: string) => [...readSense(material).concepts].some((id) => dropped.has(id));
  if (only.material === null || !isOut(only.material)) return null;
  const films = rows
    .filter((row) => row.service === only.service && (only.zone === null || row.zone === only.zone))
    .flatMap(({ material }) => (material === null || isOut(material) ? [] : [material]));
  const [film, ...others] = new Set(films);
  return film === undefined || others.length > 0 ? null : [{ ...only, material: film, said: '' }];
}
