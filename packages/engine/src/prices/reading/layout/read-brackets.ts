import { findConcepts } from '../../lexicon/find-concepts.ts';
import type { Figure } from '../figures/figure.ts';
import { isEmptyLabel, type Label } from '../labels/label.ts';
import { NOT_A_PRICE } from '../labels/label-words.data.ts';
import { parseLabel } from '../labels/parse-label.ts';
import type { Bracket } from './brackets.ts';
import { isFilmKind } from './is-film-kind.ts';
import { splitTypes } from './make-draft.ts';
import type { LineReading } from './read-items.ts';

/**
 * Reads what stands in brackets beside a price: a time, a raise of that price ("leather +500"), or another price for a
 * named car, part or material ("SUV 180"). Everything else in brackets is a remark.
 */
export function readBrackets(
  line: string,
  brackets: readonly Bracket[],
  figures: readonly Figure[],
  reading: LineReading,
  rowsBefore: number,
  named: readonly string[],
): readonly string[] {
  let last = named;
  const outside = [...reading.drafts];
  for (const bracket of brackets) {
    const at = outside.findLastIndex((draft) => draft.amount.end <= bracket.start);
    const draft = outside[at];
    const inside = figures.filter((figure) => figure.start >= bracket.start && figure.end <= bracket.end);
    if (!draft || inside.length === 0 || NOT_A_PRICE.test(bracket.inner)) continue;
    const names: string[] = [];
    for (const [index, figure] of inside.entries()) {
      const from = inside[index - 1]?.end ?? bracket.start + 1;
      const own = inside.length === 1 ? withoutFigure(line, bracket, figure) : line.slice(from, figure.start);
      // "160 (ceramic 240)" and then "180 (260)": the bracket means the same in every line.
      const known = last.length === inside.length ? last[index] : undefined;
      const name = /[\p{L}\d]/u.test(own) ? own : (known ?? own);
      const label = filmKind(parseLabel(name), draft.service);
      if (figure.kind === 'duration') draft.minutes ??= figure.minutes;
      else if (figure.kind === 'factor' || figure.isSurcharge)
        reading.surcharges.push({
          label,
          name,
          change:
            figure.kind === 'factor'
              ? { kind: 'factor', factor: figure.factor }
              : { kind: 'amount', amount: figure },
          isOfRow: true,
          isAboutAll: false,
          firstRow: rowsBefore + at,
          endRow: rowsBefore + at + 1,
          start: bracket.start,
          end: bracket.end,
        });
      else if (!figure.isOld && !figure.isNegative && label.hasAction && INCLUDING.test(name))
        reading.drafts.push({
          ...draft,
          service: `${draft.service} ${name.trim()}`,
          amount: { ...figure, currency: figure.currency ?? draft.amount.currency },
          end: bracket.end,
        });
      else if (!figure.isOld && !figure.isNegative && isVariant(label, name)) {
        names.push(name);
        for (const one of splitTypes(label, figure))
          reading.drafts.push({
            ...draft,
            zone: one.isDimension ? (one.zone ?? draft.zone) : draft.zone,
            material: one.material ?? (one.isDimension ? draft.material : name.trim()),
            carType: one.carType ?? draft.carType,
            amount: { ...figure, currency: figure.currency ?? draft.amount.currency },
            end: bracket.end,
            own: one,
          });
      }
    }
    if (names.length > 0) last = names;
  }
  return last;
}

/** "(ceramic $180)" beside a tint is the ceramic film. */
function filmKind(label: Label, service: string): Label {
  const isFilm = findConcepts(service).some(({ id }) => id === 'tint' || id === 'wrap' || id === 'ppf');
  const isKind = label.hasAction && isFilmKind(label.service ?? '');
  if (!isFilm || !isKind || label.zone !== null) return label;
  return { ...label, service: null, material: label.service, hasAction: false, isDimension: true };
}

/** "Leather care 59 (incl. cleaning 79)": the same job with more to it. */
const INCLUDING = /^\s*(?:inkl|incl|mit|with|plus|с|со|з|із|вкл|включно|разом)[\s.]/iu;

/** A part, a car or a material, or one or two words that can only tell a variant of the job before. */
function isVariant(label: Label, name: string): boolean {
  if (isEmptyLabel(label)) return false;
  return label.isDimension || (!label.hasAction && (name.match(/\p{L}+/gu)?.length ?? 0) <= 3);
}

function withoutFigure(line: string, bracket: Bracket, figure: Figure): string {
  return `${line.slice(bracket.start + 1, figure.start)} ${line.slice(figure.end, bracket.end - 1)}`;
}
