import type { Quote } from '@glossa/contracts';
import { useFormat } from '../i18n/use-format.ts';

/** What a line costs; where something was given off, the list's price stands struck out before it. */
export function LinePrice({ line, currency }: { line: Quote['lines'][number]; currency: string }) {
  const format = useFormat();
  const { before, beforeTo, isFrom } = line;
  return (
    <>
      {before === undefined ? null : (
        <>
          <s>{format.price({ price: before, priceTo: beforeTo ?? null, isFrom, currency })}</s>{' '}
        </>
      )}
      {format.price({ ...line, currency })}
    </>
  );
}

/** Each rule that made it cheaper, with its name and what it took off. */
export function DiscountLines({ quote, className }: { quote: Quote; className: string | undefined }) {
  const format = useFormat();
  return (quote.discounts ?? []).map(({ ruleId, name, percent, saved }) => (
    <div key={ruleId} className={className}>
      <dt>{percent === null ? name : `${name}, −${percent} %`}</dt>
      <dd>−{format.money(saved, quote.currency)}</dd>
    </div>
  ));
}
