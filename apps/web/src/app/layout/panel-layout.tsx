import { lazyRouteComponent, Outlet, useBlocker } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/use-session.ts';
import { AuthSpinner } from '../../ui/auth-spinner.tsx';
import { isLoadingFlagSet } from '../../ui/loading-flag.ts';
import { QuestionHost } from '../../ui/question-host.tsx';
import { useNews } from '../news/use-news.ts';
import { usePalette } from '../palette/use-palette.tsx';
import { SidebarContent } from '../sidebar/sidebar-content.tsx';
import { useSidebar } from '../sidebar/use-sidebar.ts';
import classes from './panel-layout.module.css';
import { TopBar } from './top-bar.tsx';
import { useLiveChanges } from './use-live-changes.ts';

const TabBar = lazyRouteComponent(() => import('./tab-bar.tsx'), 'TabBar');
const PhoneMenu = lazyRouteComponent(() => import('./phone-menu.tsx'), 'PhoneMenu');

/** The frame of every screen behind the login. */
export function PanelLayout() {
  const { t } = useTranslation('frame');
  const session = useSession();
  const sidebar = useSidebar();
  const palette = usePalette();
  const partnerId = session.status === 'signedIn' ? session.user.partner?.id : undefined;
  useLiveChanges(partnerId, useNews(partnerId));
  // The flag covers every way of leaving, the browser's back button included.
  useBlocker({ shouldBlockFn: isLoadingFlagSet, enableBeforeUnload: isLoadingFlagSet });
  if (session.status !== 'signedIn') return <AuthSpinner />;
  const hasTabs = sidebar.isMobile && partnerId !== undefined;

  return (
    <div
      className={classes.frame}
      data-sidebar={sidebar.isCollapsed ? 'collapsed' : 'expanded'}
      data-tabs={hasTabs || undefined}
    >
      <a href="#content" className={classes.skip}>
        {t('skipToContent')}
      </a>
      {sidebar.isMobile ? (
        <Suspense fallback={null}>
          <PhoneMenu isOpen={sidebar.isDrawerOpen} onClose={sidebar.closeDrawer} />
        </Suspense>
      ) : (
        <aside className={classes.sidebar}>
          <SidebarContent isCollapsed={sidebar.isCollapsed} />
        </aside>
      )}
      <div className={classes.page}>
        <TopBar sidebar={sidebar} hasToggle={!hasTabs} onSearch={palette.openPalette} />
        <main id="content" className={classes.main} tabIndex={-1}>
          <Outlet />
        </main>
        {sidebar.isMobile && partnerId ? (
          <Suspense fallback={null}>
            <TabBar partnerId={partnerId} isMenuOpen={sidebar.isDrawerOpen} onMenu={sidebar.toggle} />
          </Suspense>
        ) : null}
        {palette.view}
        <QuestionHost />
      </div>
    </div>
  );
}
