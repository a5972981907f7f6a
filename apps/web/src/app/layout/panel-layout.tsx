import { Drawer } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Outlet, useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/use-session.ts';
import { AuthSpinner } from '../../ui/auth-spinner.tsx';
import { isLoadingFlagSet } from '../../ui/loading-flag.ts';
import { usePalette } from '../palette/use-palette.tsx';
import { SidebarContent } from '../sidebar/sidebar-content.tsx';
import { useSidebar } from '../sidebar/use-sidebar.ts';
import classes from './panel-layout.module.css';
import { TopBar } from './top-bar.tsx';
import { useLiveChanges } from './use-live-changes.ts';

/** The frame of every screen behind the login. */
export function PanelLayout() {
  const { t } = useTranslation('frame');
  const session = useSession();
  const sidebar = useSidebar();
  const palette = usePalette();
  useLiveChanges(session.status === 'signedIn' ? session.user.partner?.id : undefined);
  // The flag covers every way of leaving, the browser's back button included.
  useBlocker({ shouldBlockFn: isLoadingFlagSet, enableBeforeUnload: isLoadingFlagSet });
  if (session.status !== 'signedIn') return <AuthSpinner />;

  return (
    <div className={classes.frame} data-sidebar={sidebar.isCollapsed ? 'collapsed' : 'expanded'}>
      <a href="#content" className={classes.skip}>
        {t('skipToContent')}
      </a>
      {sidebar.isMobile ? (
        <Drawer
          opened={sidebar.isDrawerOpen}
          onClose={sidebar.closeDrawer}
          size="18rem"
          padding={0}
          withCloseButton={false}
          attributes={{ content: { 'aria-label': t('navigation') } }}
          classNames={{ body: classes.drawer }}
        >
          <SidebarContent isCollapsed={false} onNavigate={sidebar.closeDrawer} />
        </Drawer>
      ) : (
        <aside className={classes.sidebar}>
          <SidebarContent isCollapsed={sidebar.isCollapsed} />
        </aside>
      )}
      <div className={classes.page}>
        <TopBar sidebar={sidebar} onSearch={palette.openPalette} />
        <main id="content" className={classes.main} tabIndex={-1}>
          <ModalsProvider>
            <Outlet />
          </ModalsProvider>
        </main>
        {palette.view}
      </div>
    </div>
  );
}
