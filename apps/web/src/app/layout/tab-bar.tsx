import { UnstyledButton } from '@mantine/core';
import {
  IconCalendar,
  IconDots,
  IconMessages,
  IconSun,
  IconTags,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { useIsStaff } from '../../session/is-staff.ts';
import { WaitingBadge } from '../sidebar/waiting-badge.tsx';
import classes from './tab-bar.module.css';

type Tab = { name: 'today' | 'inbox' | 'calendar' | 'prices' | 'clients'; to: Place; icon: TablerIcon };
type Place = (typeof paths)['dashboard' | 'conversations' | 'calendar' | 'pricing' | 'clients'];

const tabs: readonly Tab[] = [
  { name: 'today', to: paths.dashboard, icon: IconSun },
  { name: 'inbox', to: paths.conversations, icon: IconMessages },
  { name: 'calendar', to: paths.calendar, icon: IconCalendar },
  { name: 'prices', to: paths.pricing, icon: IconTags },
];

const staffTabs: readonly Tab[] = [
  { name: 'calendar', to: paths.calendar, icon: IconCalendar },
  { name: 'inbox', to: paths.conversations, icon: IconMessages },
  { name: 'clients', to: paths.clients, icon: IconUsers },
];

type TabBarProps = { partnerId: string; isMenuOpen: boolean; onMenu: () => void };

/** The places of every day within reach of a thumb; the rest stands behind "More". */
export function TabBar({ partnerId, isMenuOpen, onMenu }: TabBarProps) {
  const { t } = useTranslation('frame');
  const isStaff = useIsStaff();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const isAt = (place: string) => pathname === place || pathname.startsWith(`${place}/`);
  return (
    <nav className={classes.bar} aria-label={t('tabs.label')}>
      {(isStaff ? staffTabs : tabs).map(({ name, to, icon: Icon }) => (
        <Link key={name} to={to} className={classes.tab} aria-current={isAt(to) ? 'page' : undefined}>
          <span className={classes.sign}>
            <Icon size={22} stroke={1.7} aria-hidden="true" />
            {name === 'inbox' ? <WaitingBadge partnerId={partnerId} /> : null}
          </span>
          {t(`tabs.${name}`)}
        </Link>
      ))}
      <UnstyledButton
        className={classes.tab}
        aria-expanded={isMenuOpen}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <span className={classes.sign}>
          <IconDots size={22} stroke={1.7} aria-hidden="true" />
        </span>
        {t('tabs.more')}
      </UnstyledButton>
    </nav>
  );
}
