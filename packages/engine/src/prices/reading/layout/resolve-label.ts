import { isEmptyLabel, type Label } from '../labels/label.ts';
import type { Context } from './context.ts';

/** The headings a price stands under, nearest first. */
export type Surroundings = {
  /** "Coupe:" before the list in the same line. */
  prefix: Label | null;
  /** The service named earlier in the same line. */
  lineService: string | null;
  context: Context;
  /** The prefix says that single parts follow, so materials from above no longer hold. */
  isFreshMaterial: boolean;
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
  const carType = own.carType ?? prefix?.carType ?? context.carType;
  if (own.hasAction) {
    const material = own.material ?? (prefix && !prefix.hasAction ? prefix.material : null);
    return { service: own.service ?? own.zone, zone: own.service ? own.zone : null, material, carType };
  }
  const material =
    own.material ??
    prefix?.material ??
    (around.isFreshMaterial || prefix?.hasAction ? null : context.material);
  const inherited = inheritedService(own, around);
  const zone =
    own.zone ??
    (prefix?.service === inherited ? prefix?.zone : null) ??
    zoneFromAbove(own, prefix, inherited, context);
  if (inherited !== null) return { service: inherited, zone, material, carType };
  if (own.zone !== null) return { service: own.zone, zone: null, material, carType };
  return { service: prefix?.zone ?? context.heading ?? zone, zone: null, material, carType };
}

function inheritedService(own: Label, { prefix, lineService, context }: Surroundings): string | null {
  if (prefix?.service) return prefix.service;
  if (own.isDimension && lineService !== null) return lineService;
  if (context.service !== null && (own.isDimension || !context.isSectionLeft)) return context.service;
  if (prefix?.zone && (own.isDimension || prefix.isDimension)) return prefix.zone;
  return own.isDimension ? (context.heading ?? context.lastService) : null;
}

function zoneFromAbove(
  own: Label,
  prefix: Label | null,
  service: string | null,
  context: Context,
): string | null {
  if (prefix?.zone && prefix.zone !== service) return prefix.zone;
  if (context.zone !== null) return context.zone;
  return isEmptyLabel(own) && prefix === null && context.heading !== service ? context.heading : null;
}
