import { IconLogout } from '@tabler/icons-react';
import { Link, lazyRouteComponent, useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/use-user.ts';
import { BrandDrop, Wordmark } from '../../ui/brand-mark.tsx';
import { useLoadingFlag } from '../../ui/loading-flag.ts';
import { entryIcons } from './entry-icons.ts';
import { PlanMeter } from './plan-meter.tsx';
import classes from './sidebar.module.css';
import { activeEntry, sidebarEntries } from './sidebar-entries.ts';
import { useLogOut } from './use-log-out.ts';
import { WaitingBadge } from './waiting-badge.tsx';

/** The router marks a link on every page below its own as well; which entry a page belongs to is decided here. */
const exactly = { exact: true };

/** Brand, entries and the way out: the same inside the sidebar and the phone's drawer. */
export function SidebarContent({
  isCollapsed,
  onNavigate,
}: {
  isCollapsed: boolean;
  onNavigate?: () => void;
}) {
  const { t } = useTranslation('frame');
  const user = useUser();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const isBusy = useLoadingFlag();
  const logOut = useLogOut();
  if (!user) return null;
  const entries = sidebarEntries(user);
  const active = activeEntry(entries, pathname);

  return (
    <div className={classes.content} data-collapsed={isCollapsed || undefined}>
      <Link
        to={paths.dashboard}
        className={classes.brand}
        aria-label={isCollapsed ? t('toDashboard') : undefined}
        onClick={onNavigate}
      >
        {isCollapsed ? <BrandDrop size={24} /> : <Wordmark subtitle={t('subtitle')} />}
      </Link>
      <nav aria-label={t('navigation')} className={classes.entries}>
        {entries.map((entry) => {
          const Icon = entryIcons[entry.name];
          const label = t(`entries.${entry.name}`);
          return (
            <Hint key={entry.name} label={label} isShown={isCollapsed}>
              <Link
                to={entry.href}
                activeOptions={exactly}
                className={classes.entry}
                aria-current={entry === active ? 'page' : undefined}
                aria-disabled={isBusy || undefined}
                aria-label={isCollapsed ? label : undefined}
                title={isBusy ? t('busy') : undefined}
                onClick={onNavigate}
              >
                <Icon size={19} stroke={1.7} aria-hidden="true" />
                {isCollapsed ? null : <span>{label}</span>}
                {entry.name === 'conversations' && user.partner ? (
                  <WaitingBadge partnerId={user.partner.id} />
                ) : null}
              </Link>
            </Hint>
          );
        })}
      </nav>
      {user.partner?.role === 'OWNER' && !isCollapsed ? <PlanMeter partnerId={user.partner.id} /> : null}
      <Hint label={t('logOut')} isShown={isCollapsed}>
        <button type="button" className={classes.entry} onClick={logOut} aria-label={t('logOut')}>
          <IconLogout size={19} stroke={1.7} aria-hidden="true" />
          {isCollapsed ? null : <span>{t('logOut')}</span>}
        </button>
      </Hint>
    </div>
  );
}

const EntryHint = lazyRouteComponent(() => import('./entry-hint.tsx'), 'EntryHint');

/** A folded sidebar says its words beside the icons; an open one needs no hints. */
function Hint({ label, isShown, children }: { label: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return children;
  return (
    <Suspense fallback={children}>
      <EntryHint label={label}>{children}</EntryHint>
    </Suspense>
  );
}
