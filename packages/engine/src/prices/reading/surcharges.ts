import { foldText } from '../../words/fold-text.ts';
import { findConcepts } from '../lexicon/find-concepts.ts';
import { markWords } from './labels/mark-words.ts';
import { parseLabel } from './labels/parse-label.ts';
import type { Draft, Surcharge } from './layout/draft.ts';
import { BLANK } from './layout/split-items.ts';

/**
 * Rows that follow from raises such as "SUVs +20 %" or "leather +500". A raise that names a car type or a material gives
 * one computed row for each row it applies to; any other amount stands as a row of its own.
 */
export function applySurcharge(
  surcharge: Surcharge,
  drafts: readonly Draft[],
): { derived: Draft[]; own: Draft | null } {
  // "Add 50 for anything bigger than a saloon" raises every car but the one it names.
  if (BEYOND.test(surcharge.name)) return { derived: [], own: null };
  if (ANY_ABOVE.test(surcharge.name)) return { derived: raiseAbove(surcharge, drafts), own: null };
  if (isJobOnFilm(surcharge)) return { derived: [], own: ownRow(surcharge) };
  const aimed = raiseNamed(surcharge, drafts);
  if (aimed.length > 0) return { derived: aimed, own: null };
  const carType = surcharge.label.carType;
  const targets = drafts
    .slice(surcharge.firstRow, surcharge.endRow)
    .filter((draft) => applies(draft, drafts, surcharge) && isAimedAt(draft, drafts, surcharge));
  const sameCar = drafts
    .slice(surcharge.firstRow, surcharge.endRow)
    .filter((draft) => carType !== null && isSame(draft.carType, carType));
  if (sameCar.length > 0) return { derived: sameCar.map((draft) => withKind(draft, surcharge)), own: null };
  const material = carType === null && targets.every(isOfMaterials) ? materialOf(surcharge) : null;
  const [only] = targets;
  if (surcharge.isOfRow && only && carType === null && material === null)
    return { derived: [variantOf(only, surcharge)], own: null };
  if (
    (carType === null && material === null) ||
    targets.length === 0 ||
    isTooWide(surcharge, targets, drafts)
  )
    return { derived: [], own: ownRow(surcharge) };
  const derived = targets.slice(0, MOST_DERIVED).map(
    (draft): Draft => ({
      ...draft,
      carType: carType ?? draft.carType,
      material: material ?? draft.material,
      amount: raised(draft, surcharge),
      start: surcharge.start,
      end: surcharge.end,
      warnings: [],
    }),
  );
  return { derived, own: null };
}

const BEYOND =
  /(?<!\p{L})(?:(?:bigger|larger|smaller) than|(?:größer|grösser|kleiner) als|(?:больше|меньше),? чем|(?:більше|менше|більші|менші),? (?:ніж|за))(?!\p{L})/iu;

/** "Add 900 to any of the above". */
const ANY_ABOVE =
  /(?<!\p{L})(?:to|on|zu|auf|до|к|на)\s(?:(?:any|all|each|every\p{L}*|one|of|the|prices?|jede\p{L}|alle\p{L}?|den|preise?n?|будь-як\p{L}+|всіх|усіх|цін\p{L}?|цен\p{L}?|любо\p{L}+|все\p{L}|ценам?|з|из)\s){0,4}(?:above|oben|obigen|вищ\p{L}+|выш\p{L}+|перел[іи]чен\p{L}+|перечисл\p{L}+)(?!\p{L})/iu;

function raiseAbove(surcharge: Surcharge, drafts: readonly Draft[]): Draft[] {
  const name = surcharge.name.replace(ANY_ABOVE, ' ').trim();
  return drafts
    .slice(surcharge.firstRow, surcharge.endRow)
    .map((draft) => withKind(draft, { ...surcharge, name }));
}

/** "Matt film +200 to a full wrap": the job that is raised is named behind the raise. */
function raiseNamed(surcharge: Surcharge, drafts: readonly Draft[]): Draft[] {
  const named = NAMED_TARGET.exec(surcharge.name);
  const wanted = findConcepts(named?.[1] ?? '').map(({ id }) => id);
  if (!named || !wanted.some((id) => FILMS.has(id))) return [];
  const kind = parseLabel(surcharge.name.slice(0, named.index));
  if (kind.material === null || kind.hasAction) return [];
  const { start, end } = surcharge;
  return drafts
    .filter((draft) => {
      const own = findConcepts(`${draft.service} ${draft.zone ?? ''}`).map(({ id }) => id);
      return wanted.every((id) => own.includes(id)) && !own.includes('remove');
    })
    .map((draft) => ({
      ...draft,
      material: kind.material,
      amount: raised(draft, surcharge),
      start,
      end,
      warnings: [],
    }));
}

/** "Ceramic on PPF: +350": a job on top of a film is sold beside it. */
function isJobOnFilm({ name }: Surcharge): boolean {
  const named = NAMED_TARGET.exec(name.replace(/:\s*$/u, ''));
  const isOnFilm = findConcepts(named?.[1] ?? '').some(({ id }) => id === 'ppf');
  return isOnFilm && parseLabel(name.slice(0, named?.index ?? 0)).hasAction;
}

const NAMED_TARGET =
  /(?<!\p{L})(?:to|on|zu|zum|zur|auf|до|к|ко)\s+(?:an?\s|the\s|der\s|die\s)?([^,.;]{3,40})$/iu;
const FILMS = new Set(['tint', 'wrap', 'ppf']);

/** "Ceramic +120 sedan": a raise that names a car type of the list raises its rows. */
function withKind(draft: Draft, surcharge: Surcharge): Draft {
  const words = markWords(surcharge.name).filter(({ kind }) => kind !== 'car' && kind !== 'filler');
  const kind = words.map(({ text }) => text).join(' ');
  const { start, end } = surcharge;
  return {
    ...draft,
    material: kind || draft.material,
    amount: raised(draft, surcharge),
    start,
    end,
    warnings: [],
  };
}

function isSame(a: string | null, b: string): boolean {
  return a !== null && foldText(a) === foldText(b);
}

/** "Bumper 950 (of odd shape +200)": the same job, described more closely. */
function variantOf(draft: Draft, surcharge: Surcharge): Draft {
  const zone = [draft.zone, surcharge.name.replaceAll(BLANK, '').trim()].filter(Boolean).join(' ');
  const { start, end } = surcharge;
  return { ...draft, zone, amount: raised(draft, surcharge), start, end, warnings: [] };
}

/** Films are sold by material, and interiors by what they are made of; a polish is not. */
function isOfMaterials(draft: Draft): boolean {
  return findConcepts(draft.service).some(({ id }) =>
    ['tint', 'wrap', 'ppf', 'clean', 'interior'].includes(id),
  );
}

const MOST_DERIVED = 200;

/** A raise under a list of many services may concern only some of them; without "all" or "prices" nothing is computed. */
function isTooWide(surcharge: Surcharge, targets: readonly Draft[], drafts: readonly Draft[]): boolean {
  const isOfCars = surcharge.label.carType !== null;
  const meant = isOfCars ? drafts.slice(surcharge.firstRow, surcharge.endRow) : targets;
  const services = new Set(meant.map((draft) => draft.service));
  return services.size > 1 && !surcharge.isAboutAll;
}

function applies(draft: Draft, drafts: readonly Draft[], { label, firstRow, endRow }: Surcharge): boolean {
  if (label.carType === null || draft.carType === null) return true;
  const types = new Set(drafts.slice(firstRow, endRow).map((one) => one.carType));
  return types.size === 1;
}

/** "SUV plus 300 on the rear and the whole car": only the parts that are named get dearer. */
function isAimedAt(draft: Draft, drafts: readonly Draft[], { name, firstRow, endRow }: Surcharge): boolean {
  const named = /(?<!\p{L})(?:на|к|ко|до|for|on|to|auf|für|bei|zu[mr]?)\s+([^.;]+)$/iu.exec(name)?.[1] ?? '';
  const parts = named.split(/,|\s(?:и|та|і|und|and)\s/u).map((part) => parseLabel(part).zone ?? '');
  const isNamed = ({ zone }: Draft) => parts.some((part) => part !== '' && isSamePart(zone ?? '', part));
  return isNamed(draft) || !drafts.slice(firstRow, endRow).some(isNamed);
}

/** "К задней части" means the zone "Задняя часть". */
function isSamePart(zone: string, named: string): boolean {
  const own = new Set(findConcepts(zone).map(({ id }) => id));
  const wanted = findConcepts(named).map(({ id }) => id);
  if (foldText(zone).includes(foldText(named))) return true;
  return wanted.length > 0 && wanted.length === own.size && wanted.every((id) => own.has(id));
}

function materialOf({ label, name }: Surcharge): string | null {
  const wanted = name.replace(/(?:instead of|statt|anstelle von|замість|вместо)\s+\S+/iu, ' ');
  const stated = parseLabel(wanted);
  const isOnlyKind = !stated.hasAction && (stated.zone === null || stated.isDimension);
  if (stated.material !== null && isOnlyKind && !ANY_FILM.test(stated.material)) return stated.material;
  const words = markWords(wanted).filter((word) => word.kind !== 'filler');
  const named = words.filter(
    (word) =>
      (word.kind === 'material' && !ANY_FILM.test(word.text)) ||
      word.concepts.some((id) => MATERIALS.has(id)),
  );
  if (named.length === 0 || named.length < words.length - 1) return null;
  return label.material ?? named.map((word) => word.text).join(' ');
}

/** "Add 15 to Silver" raises a price of the list and is none. */
const RAISED_TO = /(?<!\p{L})(?:to|zu|zum|zur|до|к)\s+\p{Lu}/u;
/** "Packages add 50" raises whatever is booked. */
const ANY_JOB =
  /^(?:packages?|pakete?n?|services?|prices?|preise|пакет\p{L}{0,2}|послуг\p{L}|услуг\p{L}|цен\p{L}|цін\p{L})$/iu;
const MATERIALS = new Set(['leather', 'ceramic']);
const ANY_FILM = /^(?:films?|folien?|плівк\p{L}*|пл[её]нк\p{L}*)$/iu;

function raised(draft: Draft, { change }: Surcharge): Draft['amount'] {
  const raise = (price: number): number =>
    change.kind === 'factor' ? Math.round(price * change.factor * 100) / 100 : price + change.amount.value;
  const { value, valueTo } = draft.amount;
  return { ...draft.amount, value: raise(value), valueTo: valueTo === null ? null : raise(valueTo) };
}

function ownRow({ change, name, label, start, end }: Surcharge): Draft | null {
  if (change.kind === 'factor') return null;
  const parsed = parseLabel(name);
  const service = [parsed.service ?? parsed.material, parsed.zone].filter(Boolean).join(' ');
  const isForCars = label.carType !== null && !parsed.hasAction;
  const isNamed = parsed.service !== null || parsed.zone !== null;
  if (!service || !isNamed || isForCars || RAISED_TO.test(name) || ANY_JOB.test(service)) return null;
  return {
    service,
    zone: null,
    material: parsed.service ? parsed.material : null,
    carType: parsed.service ? parsed.carType : null,
    amount: change.amount,
    minutes: null,
    start,
    end,
    warnings: ['surcharge'],
    own: label,
    run: null,
  };
}
