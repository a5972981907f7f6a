import type { Quote } from '@glossa/contracts';
import { formatTotal } from '../i18n/format.ts';
import { localeOf } from '../i18n/language.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import { keepDots } from './keep-dots.ts';
import { DiscountLines, LinePrice } from './quote-lines.tsx';

export function QuoteReceipt({ quote }: { quote: Quote }) {
  const words = useWords();
  const phrasing = { locale: localeOf[useLanguage()], from: words.from, range: words.range };
  return (
    <dl className="card receipt" aria-label={words.quote}>
      {quote.car !== undefined && (
        <div className="receipt-car">
          <dt className="visually-hidden">{words.car}</dt>
          <dd>
            <bdi>{quote.car}</bdi>
          </dd>
        </div>
      )}
      {quote.lines.map((line) => (
        <div key={line.rowId}>
          <dt>
            <bdi>{keepDots(line.label)}</bdi>
          </dt>
          <dd>
            <LinePrice
              line={line}
              currency={quote.currency}
              phrasing={phrasing}
              listPrice={words.listPrice}
            />
          </dd>
        </div>
      ))}
      <DiscountLines quote={quote} locale={phrasing.locale} />
      {/* The sum of one line is that line. */}
      {quote.lines.length > 1 && (
        <div className="receipt-total">
          <dt>{words.total}</dt>
          <dd>{formatTotal(quote, phrasing)}</dd>
        </div>
      )}
    </dl>
  );
}
