import type { MessageReason, Partner, PriceRow } from '@glossa/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { getPriceList } from '../../api/pricing.ts';
import { useFormat } from '../../i18n/use-format.ts';
import classes from './transcript.module.css';
import { useMoment } from './use-moment.ts';

type WhyProps = { id: string; partner: Partner; reason: MessageReason };

/** What stood behind a reply: who worded it, from which prices and times, and what was held back. */
export function Why({ id, partner, reason }: WhyProps) {
  const { t } = useTranslation('conversations');
  const moment = useMoment(partner.config.timezone);
  const prices = useQuery({
    queryKey: keys.priceList(partner.id),
    queryFn: () => getPriceList(partner.id),
    enabled: reason.rowIds.length > 0,
  });
  const engine = reason.engine === 'built-in' ? t('why.builtIn') : reason.engine;
  return (
    <dl id={id} className={classes.reason}>
      <Fact label={t('why.engine')}>{engine}</Fact>
      {reason.fallback ? <Fact label={t('why.fallback')}>{reason.fallback}</Fact> : null}
      {reason.rowIds.map((rowId) => (
        <Fact key={rowId} label={t('why.row')}>
          <RowWords row={prices.data?.rows.find((row) => row.id === rowId)} isLoading={prices.isPending} />
        </Fact>
      ))}
      {reason.listVersion === null ? null : (
        <Fact label={t('why.version')}>
          {t('why.versionNumber', { version: reason.listVersion })}
          {prices.data && prices.data.version !== reason.listVersion
            ? ` · ${t('why.versionNow', { version: prices.data.version })}`
            : null}
        </Fact>
      )}
      {reason.slots.length > 0 ? (
        <Fact label={t('why.slots')}>{reason.slots.map(moment).join('; ')}</Fact>
      ) : null}
      {reason.blocked.length > 0 ? <Fact label={t('why.blocked')}>{reason.blocked.join(', ')}</Fact> : null}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** The row as it stands in the list now; it may have gone since. */
function RowWords({ row, isLoading }: { row: PriceRow | undefined; isLoading: boolean }) {
  const { t } = useTranslation('conversations');
  const format = useFormat();
  if (!row) return isLoading ? '…' : t('why.rowGone');
  const name = [row.service, row.zone, row.material, row.carType].filter(Boolean).join(', ');
  return `${name}: ${format.price(row)}`;
}
