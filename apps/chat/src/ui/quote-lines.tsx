import type { Quote } from '@glossa/contracts';
import { formatDiscount, formatLineBefore, formatLinePrice, type PriceWords } from '../i18n/format.ts';

type LinePriceProps = {
  line: Quote['lines'][number];
  currency: string;
  phrasing: PriceWords;
  listPrice: string;
};

/** What a line costs; where the studio gives something off, the list's price stands struck out before it. */
export function LinePrice({ line, currency, phrasing, listPrice }: LinePriceProps) {
  const before = formatLineBefore(line, currency, phrasing);
  return (
    <>
      {before !== null && (
        <>
          <s>
            <span className="visually-hidden">{listPrice}: </span>
            {before}
          </s>{' '}
        </>
      )}
      {formatLinePrice(line, currency, phrasing)}
    </>
  );
}

/** Each rule that made it cheaper, with its name and what it took off. */
export function DiscountLines({ quote, locale }: { quote: Quote; locale: string }) {
  return (quote.discounts ?? []).map((discount) => {
    const { label, amount } = formatDiscount(discount, quote.currency, locale);
    return (
      <div key={discount.ruleId} className="discount">
        <dt>
          <bdi>{label}</bdi>
        </dt>
        <dd>{amount}</dd>
      </div>
    );
  });
}
