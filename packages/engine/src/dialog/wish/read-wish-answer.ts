import type { DialogState, OpenLine, WishedService } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import {
  choiceIn,
  chosenOf,
  jobsIn,
  matchServices,
  namedLines,
  readMessage,
  readSense,
} from '../../prices/index.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isSameStem } from '../../words/same-stem.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { addedZone } from './add-zone.ts';
import { carName } from './car-name.ts';
import { chooseByDegree } from './choose-by-degree.ts';
import { chooseByTrait } from './choose-by-trait.ts';
import { isTapped } from './is-tapped.ts';
import { LIST_WORDS } from './list-words.data.ts';
import { narrowWishes } from './narrow-wish.ts';
import type { WishReading } from './read-wish.ts';
import { touchedDimensions, vocabularyOf } from './touched-dimensions.ts';
import { zonesApart } from './zones-apart.ts';

/** "A light one won't be enough" chooses no light one. */
function withoutDenied({ rest, denied }: Understanding): string {
  return denied.reduce((left, words) => left.replace(words, ' '), rest);
}

/** A short answer to the question for a service, a part, a material or a car type. */
export function readWishAnswer(
  message: Understanding,
  state: DialogState,
  context: Context,
): Partial<WishReading> | null {
  const { index } = context;
  const { asked } = state;
  if (!asked || asked.choices.length === 0) return null;
  if (asked.kind === 'booking') return takePackage(message, state, context);
  // Times that were told beside the question are what "the first one" points at; nobody counts bodies.
  const isOfTimes = asked.kind === 'carType' && state.offered.length > 0;
  const place = message.ordinal === null || isOfTimes ? undefined : asked.choices.at(message.ordinal);
  const named = asked.kind === 'service' ? namedAmong(message, asked.choices, context) : null;
  const chosen =
    place ??
    named ??
    chosenOf(withoutDenied(message), asked.choices, asked.kind !== 'service') ??
    choiceBesideQuestion(message, asked) ??
    chooseByTrait(message, asked, context) ??
    byDegree(message, state, context) ??
    filmIn(message, asked) ??
    onlyOffered(message, asked, context);
  if (chosen === null || !isNamed(chosen, message, asked)) return null;
  const { kind, service } = asked;
  if (namesOtherJob(message, asked, context)) return null;
  // "Rear + front" on a button is one part, and not two.
  const isTap = isTapped(message.text, asked);
  const isOfParts = place === undefined && !isTap && kind === 'zone';
  const several = isOfParts ? partsNamed(message, service, context) : [];
  if (several.length > 1)
    return { wished: [...state.wished.filter((one) => one.service !== service), ...several] };
  // "The rear, in ceramic": the answer may settle more than was asked.
  const isMore = kind === 'zone' && splitWords(message.rest).length > 1 && !isTap;
  // Of two parts of one service only the one that was asked about is answered.
  const hasOpen =
    (kind === 'zone' || kind === 'material') &&
    state.wished.some((one) => one.service === service && one[kind] === null);
  if (kind === 'service' && index.services.some((one) => one.service === chosen)) {
    const [line, ...lines] = asked.lines ?? [];
    if (line) {
      const others = lines.map((one) => ({ one, own: namedAmong(message, one.services, context) }));
      const settled = others.flatMap(({ one, own }) => (own === null ? [] : ofLine(one, own, message.rest)));
      return {
        wished: [...state.wished, ...ofLine(line, chosen, message.rest), ...settled],
        openLines: others.flatMap(({ one, own }) => (own === null ? [one] : [])),
      };
    }
    const others = state.wished.filter((one) => one.service !== chosen);
    // A part that was named before the service was agreed to is still meant.
    const own = state.wished.filter((one) => one.service === chosen && one.zone !== null);
    if (own.length > 0) return { wished: [...others, ...own] };
    return { wished: [...others, { service: chosen, zone: null, material: null, said: message.rest }] };
  }
  if (kind === 'carType')
    return (
      ofAskedCar(chosen, state, context) ?? ofAskedService(chosen, state, context) ?? { carType: chosen }
    );
  if (kind !== 'zone' && kind !== 'material') return null;
  const isPlain = !context.studio.rows.some((row) => row.service === service && row[kind] === chosen);
  // With part and film chosen nothing is left that the words before it could tell.
  const isAll = ({ zone, material }: WishedService) => (kind === 'zone' ? material : zone) !== null;
  const wished = state.wished.map(({ plain: _, ...one }) =>
    one.service === service && (one[kind] === null || !hasOpen)
      ? {
          ...one,
          ...(isPlain ? { plain: kind } : { [kind]: chosen }),
          said:
            isMore || (!isTap && isOfPart(one, message, context))
              ? message.rest
              : isPlain || isTap || isAll(one)
                ? ''
                : one.said,
        }
      : one,
  );
  // "The ceramic one, and the front too": a part that is added beside the answer is not lost.
  const more = kind === 'material' ? addedZone(message, readMessage(message.rest), state, context) : null;
  return { wished: more ? [...wished, more] : wished };
}

/** The one of these services that was named in the list's own words, or is the only one that the words ask for. */
function namedAmong({ rest }: Understanding, services: readonly string[], { index }: Context): string | null {
  const said = [
    namedLines(rest, index).lines.map(({ service }) => service.service),
    rest
      .split(LIST_WORDS)
      .flatMap((piece) => matchServices(readMessage(piece), index).matches)
      .flatMap(({ candidates }) => (candidates.length === 1 ? candidates : []))
      .map(({ service }) => service),
  ];
  for (const names of said) {
    const [only, ...others] = services.filter((service) => names.includes(service));
    if (only !== undefined && others.length === 0) return only;
  }
  return null;
}

/** "A complete wash then", said to the question which part shall be tinted, chooses no part. */
function namesOtherJob(
  { rest }: Understanding,
  { kind, service: name }: NonNullable<DialogState['asked']>,
  { index }: Context,
): boolean {
  if (kind !== 'zone') return false;
  const known = vocabularyOf(index.services.filter(({ service }) => service === name));
  const jobs = jobsIn(readMessage(rest));
  return known.size > 0 && jobs.some((id) => !known.has(id));
}

/** The film is told with the part it is for. */
function isOfPart(
  { service: name, zone }: WishedService,
  { rest }: Understanding,
  { index }: Context,
): boolean {
  const service = index.services.find(({ service }) => service === name);
  return zone === null && service !== undefined && touchedDimensions(readMessage(rest), service).zone;
}

export function ofLine({ cars }: OpenLine, service: string, said: string): WishedService[] {
  const wish = { service, zone: null, material: null, said };
  return cars.length === 0 ? [wish] : cars.map((car) => ({ ...wish, car }));
}

/** "The rear plus the front sides": each of the parts that were to choose from is taken. */
export function partsNamed({ rest }: Understanding, service = '', context: Context): WishedService[] {
  return zonesApart({ service, zone: null, material: null, said: rest }, context);
}

/** "Three years. Does it have to be polished before?": what is told chooses, what is asked does not. */
export function choiceBesideQuestion(
  { rest, text }: Understanding,
  { choices }: NonNullable<DialogState['asked']>,
) {
  if (!text.includes('?') || !/[.!,;]/u.test(text)) return null;
  const [told = ''] = rest.split(/[.!?;,]/u);
  return told.trim() === '' || told.includes('?') ? null : chosenOf(told, choices);
}

/** "Yeah, go for the nano. Only the front two": a film named in more words than an answer has, and nothing asked. */
function filmIn({ rest, text, denied }: Understanding, { kind, choices }: NonNullable<DialogState['asked']>) {
  if (kind !== 'material' || text.includes('?') || denied.length > 0) return null;
  return choiceIn(rest, choices);
}

/** A yes to the one service or part that was offered in place of another. */
function onlyOffered(
  { intents }: Understanding,
  { kind, choices }: NonNullable<DialogState['asked']>,
  { studio }: Context,
): string | null {
  if ((kind !== 'service' && kind !== 'zone') || !intents.has('yes') || intents.has('no')) return null;
  const [only, ...others] = choices.filter((choice) => studio.rows.some((row) => row[kind] === choice));
  return only !== undefined && others.length === 0 ? only : null;
}

/** Of services only those set side by side are chosen by "the cheaper one": a whole list is no choice of two. */
function byDegree({ text }: Understanding, state: DialogState, context: Context): string | null {
  const { asked, compared = [] } = state;
  if (!asked || (asked.kind === 'service' && compared.length < 2 && asked.choices.length > 3)) return null;
  return chooseByDegree(text, asked, rowsToChoose(asked, state, context));
}

/** What a film costs elsewhere on the car does not make it the dearer one here. */
function rowsToChoose(
  { service }: NonNullable<DialogState['asked']>,
  state: DialogState,
  context: Context,
): readonly PriceRow[] {
  const open = narrowWishes(state, context).find(
    ({ wish, found }) => wish.service === service && found.kind === 'missing',
  )?.found;
  return open?.kind === 'missing' ? open.rows : context.studio.rows;
}

/** "Then the package": the parts that are sold as one were offered so. */
function takePackage(
  message: Understanding,
  { asked, wished }: DialogState,
  { index }: Context,
): Partial<WishReading> | null {
  const service = index.services.find((one) => one.service === asked?.service);
  const zone = asked?.choices.find((choice) => service?.rows.some(({ row }) => row.zone === choice));
  if (!asked || !service || zone === undefined || message.text.includes('?')) return null;
  const isMeant =
    chosenOf(message.rest, asked.choices) === zone ||
    (PACKAGE.test(message.text) && !message.intents.has('no')) ||
    (message.intents.has('cheaper') && !message.intents.has('haggle'));
  if (!isMeant) return null;
  const own = wished.find((one) => one.service === service.service);
  const material = service.rows.find(({ row }) => row.zone === zone)?.row.material ?? null;
  const taken = { service: service.service, zone, material, said: '', ...(own?.car && { car: own.car }) };
  return { wished: [...wished.filter((one) => one.service !== service.service), taken] };
}

const PACKAGE =
  /(?<!\p{L})(?:package|bundle|combo|deal|as one|all (?:round|around|of them)|paket|komplett\p{L}*|комплект\p{L}*|пакет\p{L}*|цілком|целиком|по колу|по кругу)(?!\p{L})/iu;

/** Of several cars the one whose type was asked for is answered. */
function ofAskedCar(carType: string, state: DialogState, context: Context): Partial<WishReading> | null {
  const open = narrowWishes(state, context).find(
    ({ found }) => found.kind === 'missing' && found.dimension === 'carType',
  )?.wish.car;
  if (!open) return null;
  const wished = state.wished.map((one) => (carName(one.car) === carName(open) ? { ...one, carType } : one));
  return { wished };
}

/** "Single axle" is the trailer's type and not the boat's: it holds for the service that was asked about alone. */
function ofAskedService(
  carType: string,
  { asked, carType: known, wished }: DialogState,
  { index }: Context,
): Partial<WishReading> | null {
  const typesOf = (name: string) =>
    index.services.find(({ service }) => service === name)?.rows.map(({ row }) => row.carType) ?? [];
  const own = typesOf(asked?.service ?? '');
  const isOther = ({ service }: WishedService) =>
    typesOf(service).includes(known) && !typesOf(service).includes(carType);
  if (known === null || !own.includes(carType) || own.includes(known) || !wished.some(isOther)) return null;
  return { wished: wished.map((one) => (one.service === asked?.service ? { ...one, carType } : one)) };
}

/** "The whole front" shares a word with "Full detail" and means another job: a service is chosen by more than "whole". */
function isNamed(
  chosen: string,
  { rest, ordinal }: Understanding,
  { kind }: NonNullable<DialogState['asked']>,
): boolean {
  if (kind !== 'service' || ordinal !== null) return true;
  const said = readMessage(rest);
  const parts = [...said.concepts].filter((id) => !isWeakConcept(id));
  const own = readSense(chosen).concepts;
  const words = splitWords(chosen);
  return (
    parts.length === 0 ||
    parts.some((id) => own.has(id)) ||
    splitWords(rest).some((word) => words.some((own) => isSameStem(own, word)))
  );
}
