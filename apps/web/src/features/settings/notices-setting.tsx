import { type NoticeKind, type NoticeOverview, noticeKinds } from '@glossa/contracts';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getNotices } from '../../api/keeping.ts';
import { keys } from '../../api/keys.ts';
import { isOwnerLinked } from '../../api/telegram.ts';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Section } from '../../ui/section.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import classes from './notices-setting.module.css';
import { UnconfirmedAddress } from './unconfirmed-address.tsx';
import { useSaveNotices } from './use-save-notices.ts';

type Way = 'mail' | 'telegram';

/** Which notices come by which way. A tick is saved at once. */
export function NoticesSetting({ partnerId }: { partnerId: string }) {
  const { t } = useTranslation('settings');
  const notices = useQuery({ queryKey: keys.notices(partnerId), queryFn: () => getNotices(partnerId) });
  const linked = useQuery({
    queryKey: keys.ownerTelegram(partnerId),
    queryFn: () => isOwnerLinked(partnerId),
  });
  return (
    <Section title={t('notices.title')} text={t('notices.text')}>
      <QueryView query={notices} skeleton={<LineSkeletons count={6} />}>
        {(wanted) => (
          <>
            <NoticeTable
              partnerId={partnerId}
              wanted={wanted}
              // Nothing is promised on a way that leads nowhere yet.
              ways={linked.data ? ['mail', 'telegram'] : ['mail']}
            />
            {wanted.unconfirmed.map((email) => (
              <UnconfirmedAddress key={email} partnerId={partnerId} email={email} />
            ))}
          </>
        )}
      </QueryView>
      {linked.data === false ? <Notice>{t('notices.linkTelegram')}</Notice> : null}
    </Section>
  );
}

type NoticeTableProps = { partnerId: string; wanted: NoticeOverview; ways: readonly Way[] };

function NoticeTable({ partnerId, wanted, ways }: NoticeTableProps) {
  const { t } = useTranslation('settings');
  const save = useSaveNotices(partnerId);
  const toggle = (way: Way, kind: NoticeKind) => {
    const has = wanted[way].includes(kind);
    const next = noticeKinds.filter((one) => (one === kind ? !has : wanted[way].includes(one)));
    save.mutate({ ...wanted, [way]: next });
  };
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td />
          {ways.map((way) => (
            <th key={way} scope="col">
              {t(`notices.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {noticeKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`notices.${kind}`)}</th>
            {ways.map((way) => (
              <td key={way}>
                <Checkbox
                  aria-label={t('notices.choose', { way: t(`notices.${way}`), kind: t(`notices.${kind}`) })}
                  checked={wanted[way].includes(kind)}
                  onChange={() => toggle(way, kind)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
