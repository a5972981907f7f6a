import { isDoubtful, type PriceReading, type ReadingWarning, type TrialRow } from '@glossa/contracts';

type Options = {
  /** The visitor has said the currency, so that it is no longer assumed. */
  isCurrencySaid: boolean;
  newId: () => string;
};

/** What was read, as rows a bot can speak from. A doubtful one is off until the visitor has looked at it. */
export function trialRows({ rows }: PriceReading, { isCurrencySaid, newId }: Options): TrialRow[] {
  return rows.map(({ derived: _, column: __, source, warnings: all, ...row }) => {
    // A visitor has no studio whose currency could be another one.
    const isKnown = (code: ReadingWarning) =>
      code === 'other_currency' || (isCurrencySaid && code === 'currency_assumed');
    const warnings = all.filter((code) => !isKnown(code));
    const isActive = row.isActive && !isDoubtful(warnings);
    return { ...row, id: newId(), isActive, isSample: false, source: source.text.slice(0, 2000), warnings };
  });
}
