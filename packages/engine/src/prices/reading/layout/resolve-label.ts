import { findConcepts } from '../../lexicon/find-concepts.ts';
import { isEmptyLabel, type Label } from '../labels/label.ts';
import { markWords } from '../labels/mark-words.ts';
import type { Context } from './context.ts';
import type { Draft } from './draft.ts';
import { isFilmKind } from './is-film-kind.ts';
import {
  isCounted,
  isFilmTrade,
  isFullJob,
  isJobOnParts,
  isKindOfCoat,
  isNamedAsJob,
  isOtherJobThan,
  isOtherPart,
  isPartOfFilmJob,
  isRemoval,
  isSoldByParts,
  isTreatment,
  isWholeJob,
  namesPart,
} from './job-kinds.ts';
import { withOtherVariant, withReach } from './other-variant.ts';

/** The headings a price stands under, nearest first. */
export type Surroundings = {
  /** "Coupe:" before the list in the same line. */
  prefix: Label | null;
  /** The service named earlier in the same line. */
  lineService: string | null;
  /** A name earlier in the same line that no one knows: only car types and materials can belong to it. */
  lineName: string | null;
  /** The row before in the same sentence. */
  last: Draft | null;
  /** An order the line itself states. */
  order: readonly Label[] | null;
  context: Context;
  /** The prefix says that single parts follow, so materials from above no longer hold. */
  isFreshMaterial: boolean;
  /** "Extras:" before the list: its items stand for themselves. */
  isExtras: boolean;
  /** Only a slash stands between this item and the one before: "Economy 30 / Comfort 50". */
  isSlashed: boolean;
  /** A full stop stands between the service of this line and this item. */
  isNewSentence: boolean;
};

export type Resolved = {
  service: string | null;
  zone: string | null;
  material: string | null;
  carType: string | null;
};

/** Completes the words beside a price with what its headings say. What is said nearer always wins. */
export function resolveLabel(own: Label, around: Surroundings): Resolved {
  const { prefix, context } = around;
  const carType = own.carType ?? prefix?.carType ?? carOfPair(own, around.last) ?? context.carType;
  if (isKindOfFilm(own, around))
    return resolveLabel(
      { ...own, service: null, material: own.service, hasAction: false, isDimension: true },
      around,
    );
  const onPart = filmOnPart(own, around);
  if (onPart) return resolveLabel(onPart, around);
  if (isForeignName(own, around) || isRankOfFilm(own, around))
    return resolveLabel({ ...own, zone: null, material: own.zone }, around);
  if (own.hasAction && !isPartOfFilm(own, context) && !isPartOfPrefix(own, prefix)) {
    const above = prefix && !prefix.hasAction ? prefix.material : filmAbove(own, context);
    const material = own.material ?? above;
    return { service: own.service ?? own.zone, zone: own.service ? own.zone : null, material, carType };
  }
  const part = own.hasAction
    ? { ...own, zone: [own.service, own.zone].filter(Boolean).join(' '), service: null }
    : own;
  const other = withOtherVariant(part.zone, around.lineService ?? around.lineName, around.isSlashed);
  if (other !== null) return { service: other, zone: null, material: part.material, carType };
  const service = inheritedService(part, around);
  const kin = kinOf(part, service, around.last);
  const isFresh = around.isFreshMaterial || prefix?.hasAction || isRemoval(service ?? '');
  const fromAbove = isFresh ? null : context.material;
  const material = part.material ?? prefix?.material ?? kin?.material ?? fromAbove;
  const zone =
    part.zone === null
      ? (kin?.zone ?? zoneFromAbove(part, service, around))
      : (withReach(part.zone, around.last) ?? withPrefixZone(part.zone, service, prefix));
  if (service !== null) return { service, zone, material, carType };
  if (part.zone !== null && ANY_FILM.test(part.material ?? ''))
    return { service: part.material, zone: part.zone, material: null, carType };
  if (part.zone !== null) return { service: part.zone, zone: null, material, carType };
  const named = prefix?.zone ?? context.heading ?? zone ?? material;
  return { service: named, zone: null, material: named === material ? null : material, carType };
}

/** "Film on the hood 350": where no job is named, the film is what is sold. */
const ANY_FILM = /^(?:films?|folien?|плівк\p{L}+|пл[её]нк\p{L}+)$/iu;

/** In a list of tints "ceramic 140" is the ceramic film and no ceramic coating. */
function isKindOfFilm(own: Label, { prefix, lineService, context, last }: Surroundings): boolean {
  if (!own.hasAction || own.service === null || own.zone !== null || own.material !== null) return false;
  const isOnPart = prefix?.zone != null && (prefix.service === null || isFilmTrade(prefix.service));
  const isAfterPart = last?.zone != null && isFilmTrade(last.service);
  if (FILM_NOUN.test(own.service) && (isOnPart || isAfterPart || isFilmTrade(lineService ?? ''))) return true;
  if (prefix?.service && isKindOfCoat(own.service, prefix.service)) return true;
  const trade = prefix?.service ?? lineService ?? context.service ?? '';
  const isTint = findConcepts(trade).some(({ id }) => id === 'tint');
  return isTint && isFilmKind(own.service);
}

/** In a list of tints "windscreen ceramic" is the windscreen in ceramic film. */
function filmOnPart(own: Label, { prefix, lineService, context }: Surroundings): Label | null {
  const trade = prefix?.service ?? lineService ?? context.service ?? '';
  if (own.service === null || own.zone !== null || own.material !== null) return null;
  if (!findConcepts(trade).some(({ id }) => id === 'tint')) return null;
  const words = markWords(own.service).filter(({ kind }) => kind !== 'filler' && kind !== 'number');
  const films = words.filter(
    ({ concepts }) => concepts.every((id) => id === 'ceramic') && concepts.length > 0,
  );
  const parts = words.filter(({ kind }) => kind === 'object' || kind === 'anyCar');
  if (films.length === 0 || parts.length === 0 || films.length + parts.length < words.length) return null;
  const textOf = (some: typeof words) => some.map(({ text }) => text).join(' ');
  const split = { zone: textOf(parts), material: textOf(films) };
  return { ...own, ...split, service: null, hasAction: false, isDimension: true };
}

/** "Headlight film: polyurethane 5000, vinyl 2500": what the film of a part is made of. */
const FILM_NOUN =
  /^(?:винил|вініл|vinyl|полиуретан|поліуретан|polyurethane?|hybrid|гибрид|гібрид|tpu|pvc)\p{L}{0,3}$/iu;

/** Among films "Solar Gard" in a Cyrillic list is the name of one. */
function isForeignName(own: Label, { prefix, lineService, context }: Surroundings): boolean {
  const trade = prefix?.service ?? lineService ?? context.service ?? '';
  if (own.zone === null || own.hasAction || own.material !== null || own.isDimension) return false;
  return (
    /^[A-Z][A-Za-z]{2,}(?:\s[A-Z\d][A-Za-z\d]*)?$/.test(own.zone) &&
    /\p{Script=Cyrillic}/u.test(trade) &&
    isFilmTrade(trade)
  );
}

/** In a list of tints "Standard" beside "Ceramic" is a film as well. */
function isRankOfFilm(own: Label, { prefix, lineService, context }: Surroundings): boolean {
  if (own.zone === null || own.hasAction || own.material !== null || own.carType !== null) return false;
  const trade = prefix?.service ?? lineService ?? context.service ?? '';
  const isTint = findConcepts(trade).some(({ id }) => id === 'tint');
  const ranks = findConcepts(own.zone);
  return (
    isTint &&
    /^\S+$/u.test(own.zone) &&
    ranks.length > 0 &&
    ranks.every(({ id }) => id === 'small' || id === 'large')
  );
}

/** "Vinyl" over "Full wrap 950" is what the car is wrapped with. */
function filmAbove(own: Label, { service }: Context): string | null {
  const isFilm = FILM_NOUN.test(service ?? '') && isFilmTrade(own.service ?? '');
  return isFilm && !findConcepts(own.service ?? '').some(({ id }) => id === 'remove') ? service : null;
}

/** "Full wrap" among the parts of a film that a heading names is a part of that film. */
function isPartOfFilm(own: Label, context: Context): boolean {
  if (context.service === null || own.service === null) return false;
  const isFilm = (text: string) => findConcepts(text).some(({ id }) => id === 'ppf' || id === 'wrap');
  if (own.service.split(/\s+/u).length > 3) return false;
  const isWhole =
    findConcepts(context.service).some(({ id }) => id === 'ppf') &&
    /^(?:voll|komplett|full|whole|полн|повн)/iu.test(own.service);
  if (context.material === null && !isWhole) return false;
  return (
    isFilm(context.service) &&
    isFilm(own.service) &&
    !findConcepts(own.service).some(({ id }) => id === 'remove')
  );
}

/** "Vinyl: full wrap 1300, roof 150": the wrap is one of the vinyl's jobs. */
function isPartOfPrefix(own: Label, prefix: Label | null): boolean {
  if (!prefix?.service || own.service === null || own.service === prefix.service) return false;
  const films = (text: string) => findConcepts(text).flatMap(({ id }) => (FILMS.has(id) ? [id] : []));
  const shared = films(prefix.service).filter((id) => films(own.service ?? '').includes(id));
  return shared.length > 0 && !findConcepts(own.service).some(({ id }) => id === 'remove');
}

const FILMS = new Set(['tint', 'wrap', 'ppf']);

function inheritedService(own: Label, around: Surroundings): string | null {
  const { prefix, lineService, lineName, context } = around;
  const filmTrade = own.isDimension && isPartOfFilmJob(own.zone, context.trade) ? context.trade : null;
  if (around.isExtras) return own.zone === null ? lineName : filmTrade;
  if (lineService !== null && (isOtherJobThan(lineService, own) || isOtherPart(lineService, own)))
    return null;
  if (lineName !== null && own.carType !== null && own.zone === null && own.isDimension) return lineName;
  const isOtherJob =
    around.isNewSentence &&
    own.zone !== null &&
    (!isSoldByParts(lineService ?? '') ||
      isWholeJob(own.zone, lineService ?? '') ||
      (isRemoval(lineService ?? '') && isFilmTrade(context.service ?? '')));
  if (lineService !== null && !isOtherJob && (own.isDimension || around.isSlashed)) return lineService;
  if (prefix?.service) return prefix.service;
  if (lineService !== null && !around.isNewSentence && lineService !== context.service) {
    const isPart = isJobOnParts(lineService) || /^\S+$/u.test(lineService);
    return isPart && !isNamedAsJob(own.zone ?? '') ? lineService : null;
  }
  if (lineName !== null && (own.zone === null || isSetOnly(own.zone)) && own.isDimension) return lineName;
  if (around.isFreshMaterial && context.trade !== null && isFullJob(context.service ?? ''))
    return context.trade;
  if (around.isFreshMaterial && context.service === null && filmTrade !== null) return filmTrade;
  const isEnded = context.isSectionLeft || context.isLoose;
  const isKind = own.isDimension || isCounted(own.zone ?? '', context.service ?? '');
  const isOfSection = isEnded ? isKind && !isTreatment(own.zone ?? '') : true;
  if (context.service !== null && isOfSection) return context.service;
  if (prefix?.zone && (own.isDimension || prefix.isDimension || namesPart(prefix.zone))) return prefix.zone;
  return own.isDimension ? (context.heading ?? context.lastService ?? filmTrade) : null;
}

/** "£70 each or £260 a set of four", "seats 15, all five 60". */
function isSetOnly(zone: string): boolean {
  return markWords(zone).every(({ kind }) => kind === 'set' || kind === 'number' || kind === 'filler');
}

/** "rear windows sedan 200, SUV 250": the second price is for the rear windows too. */
function kinOf(own: Label, service: string | null, last: Draft | null): Draft | null {
  if (!last || last.service !== service || own.zone !== null) return null;
  return own.carType !== null || own.material !== null ? last : null;
}

/** "Sedan 220 regular, 350 ceramic": the second film is for the sedan too. */
function carOfPair(own: Label, last: Draft | null): string | null {
  const isOtherFilm = own.material !== null && own.zone === null && !own.hasAction;
  return isOtherFilm && last?.own.material != null ? last.carType : null;
}

/** Under "Partial:" the hood is a partial job: a short heading that names a part stays with it. */
function withPrefixZone(zone: string, service: string | null, prefix: Label | null): string {
  const above = prefix?.zone ?? null;
  if (above !== null && above !== service && isSetOnly(zone)) return `${above} ${zone}`;
  if (above === null || prefix?.hasAction || above === service || above.split(' ').length > 2) return zone;
  return `${above} ${zone}`;
}

function zoneFromAbove(own: Label, service: string | null, { prefix, context }: Surroundings): string | null {
  if (prefix?.zone && prefix.zone !== service) return prefix.zone;
  if (context.zone !== null) return context.zone;
  return isEmptyLabel(own) && prefix === null && context.heading !== service ? context.heading : null;
}
