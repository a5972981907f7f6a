import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import { readSidebarState, type SidebarState, saveSidebarState } from './sidebar-cookie.ts';

export type Sidebar = {
  isMobile: boolean;
  isCollapsed: boolean;
  isDrawerOpen: boolean;
  toggle: () => void;
  closeDrawer: () => void;
};

/** Expanded or collapsed beside the page, open or closed above it on a phone; ctrl or meta + b toggles. */
export function useSidebar(): Sidebar {
  const isMobile = useMediaQuery('(max-width: 767.98px)', false, { getInitialValueInEffect: false });
  const [state, setState] = useState<SidebarState>(() => readSidebarState(document.cookie));
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isMobile) return setDrawerOpen((open) => !open);
    const next = state === 'expanded' ? 'collapsed' : 'expanded';
    saveSidebarState(document, next);
    setState(next);
  }, [isMobile, state]);

  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  // Also while a field has the focus: the shortcut types nothing there.
  useHotkeys([['mod+B', toggle]], [], true);

  return { isMobile, isCollapsed: !isMobile && state === 'collapsed', isDrawerOpen, toggle, closeDrawer };
}
