import { classOfWord } from '../../cars/find-class-words.ts';
import { type Car, classesOfCarType, matchCarTypes } from '../../cars/index.ts';
import type { DialogState } from '../../dialog-state.ts';
import { likeliestCarType, namedCarType } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { foldText } from '../../words/fold-text.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';

/** "Passat, is that right?" "Yes." */
export function isCarConfirmed(draft: Draft, { intents }: Understanding): boolean {
  const { car, asked } = draft.state;
  if (!car?.isGuess || asked?.kind !== 'carType' || !intents.has('yes') || intents.has('no')) return false;
  draft.state = { ...draft.state, car: { ...car, isGuess: false } };
  return true;
}

/** A car with a class stands in for the one before; a make alone only fills a gap. */
export function learnCar(draft: Draft, message: Understanding, { index }: Context): boolean {
  const { state } = draft;
  const { car, isCarNamed } = message;
  if (
    car &&
    (isWordOfList(car, index) || isWordOfTalk(car, message, state.car) || isOfType(car, message, index))
  )
    return false;
  // The back seat is no Seat.
  const isOtherMake =
    isCarNamed && car?.make != null && state.car?.make != null && car.make !== state.car.make;
  if (!car || (car.classes.length === 0 && state.car !== null && !isOtherMake)) return false;
  const isNew = JSON.stringify(car) !== JSON.stringify(state.car);
  const isTypeKept = !isNew || isOfSameType(car, state);
  draft.state = { ...state, car: merged(car, state.car), carType: isTypeKept ? state.carType : null };
  return isNew;
}

/** Whoever names the same model again, or the kind of car it is, has not changed the type that was chosen for it. */
function isOfSameType(car: Car, { car: known, carType }: DialogState): boolean {
  const isSame = car.model === known?.model && car.make === known?.make;
  if (carType === null || (car.model !== null && !isSame)) return false;
  const own = classesOfCarType(carType);
  return !car.isClassStated || car.classes.every((one) => own.includes(one));
}

/** "For the 8-seater", "it's a Luton": a type of the list in its own words holds, whatever the car table says. */
export function learnCarType(draft: Draft, message: Understanding, { index }: Context): boolean {
  const { state } = draft;
  const rest = withoutServices(message.rest, index);
  const types = index.services.flatMap(({ rows }) => rows.flatMap(({ row }) => row.carType ?? []));
  const own = [...new Set(types)];
  const { make, model } = state.car ?? {};
  const carType =
    namedCarType(rest, own) ??
    correctedType(message, own) ??
    typeInstead(message, own, state.car) ??
    likeliestCarType(`${rest} ${make ?? ''} ${model ?? ''}`, own);
  if (carType === null || state.wished.some(({ car }) => car)) return false;
  // Named again and nothing else: what it costs for it is said again.
  if (carType === state.carType) return splitWords(rest).length <= splitWords(carType).length;
  draft.state = { ...state, carType };
  return true;
}

/** The "light" of a "Light start" is no light car: a service called by its whole name tells no type. */
function withoutServices(text: string, { services }: Context['index']): string {
  return services.reduce((left, { service }) => {
    const at = foldText(left).indexOf(foldText(service));
    const isName = at >= 0 && splitWords(service).length > 1;
    return isName ? `${left.slice(0, at)} ${left.slice(at + service.length)}` : left;
  }, text);
}

/** "A crossover, not a passenger car": what is denied is one type, and another one is left. */
function correctedType({ written, denied }: Understanding, own: readonly string[]): string | null {
  if (!denied.some((words) => namedCarType(words, own) !== null)) return null;
  return namedCarType(
    denied.reduce((text, words) => text.replace(words, ' '), written),
    own,
  );
}

/** "A Corolla isn't an SUV": of the other types the one this car falls under. */
function typeInstead(
  { written, car }: Understanding,
  own: readonly string[],
  known: Car | null,
): string | null {
  const denied = [...written.matchAll(NOT_A)].map(([, words = '']) => namedCarType(words, own));
  const left = own.filter((carType) => !denied.includes(carType));
  if (left.length === own.length) return null;
  const of = car?.model ? car : known;
  const [only, ...others] = left.length === 1 || !of ? left : matchCarTypes(of, left);
  return only !== undefined && others.length === 0 ? only : null;
}

const NOT_A =
  /(?<!\p{L})(?:not|isn['’]?t|aint|ain['’]t|no|nicht|kein(?:en|e)?|не|ні|какой|який|який ще)\s+(?:an?\s+|ein(?:en|e)?\s+)?(\p{L}+(?:\s\p{L}+)?)/giu;

/** "Let the мастер have a look" of whoever has told their car, and the back seat of a car that nobody has told yet. */
function isWordOfTalk(car: Car, { text, isCarNamed }: Understanding, known: Car | null): boolean {
  if (known?.model && car.model && !isCarNamed && car.model !== known.model) return !/\d/.test(car.model);
  return car.model === null && car.make === 'Seat' && !/(?<!\p{L})(?:Seat|SEAT)(?!s)/u.test(text);
}

/** "Mini or full?" of a list with a mini valet names no car. */
export function isWordOfList({ make, model, classes }: Car, { services }: Context['index']): boolean {
  if (make === null || model !== null || classes.length > 0) return false;
  return services.some(({ service }) => splitWords(service).includes(make.toLowerCase()));
}

/** The cruiser of a list with a "Cabin cruiser" is no Land Cruiser. */
function isOfType({ make, model }: Car, { written }: Understanding, { services }: Context['index']): boolean {
  if (model === null || splitWords(written).includes(make?.toLowerCase() ?? '')) return false;
  const types = new Set(services.flatMap(({ rows }) => rows.flatMap(({ row }) => row.carType ?? [])));
  const named = namedCarType(written, [...types]) ?? likeliestCarType(written, [...types]);
  const said = splitWords(named ?? '');
  return (
    splitWords(model).some((word) => said.includes(word)) &&
    !splitWords(model).every((word) => said.includes(word))
  );
}

/** "It's the estate" after "Passat" is the same car, better known. */
function merged(car: Car, before: Car | null): Car {
  // "A jeep, of course" tells the body of a Prado.
  const isBody = car.make === null || (car.make === 'Jeep' && car.isClassStated);
  return car.model === null && isBody && before?.model
    ? { ...car, make: before.make, model: withoutBody(before.model, car) }
    : car;
}

/** "No Touring, the saloon": the body that was wrong goes from the name. */
function withoutBody(model: string, { classes }: Car): string {
  const left = model.split(' ').filter((word) => {
    const own = classOfWord(word, '');
    return own === null || classes.includes(own);
  });
  return left.length > 0 ? left.join(' ') : model;
}
