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

/**
 * Expanded or collapsed beside the page, open or closed above it on a phone; ctrl or meta + b toggles.
 * Until somebody chooses, tablets give the room to the page.
 */
export function useSidebar(): Sidebar {
  const isMobile = useMediaQuery('(max-width: 767.98px)', false, { getInitialValueInEffect: false });
  const isNarrow = useMediaQuery('(max-width: 1023.98px)', false, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState(() => readSidebarState(document.cookie));
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const state: SidebarState = chosen ?? (isNarrow ? 'collapsed' : 'expanded');

  const toggle = useCallback(() => {
    if (isMobile) return setDrawerOpen((open) => !open);
    const next = state === 'expanded' ? 'collapsed' : 'expanded';
    saveSidebarState(document, next);
    setChosen(next);
  }, [isMobile, state]);

  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  // Also while a field has the focus: the shortcut types nothing there.
  useHotkeys([['mod+B', toggle]], [], true);

  return { isMobile, isCollapsed: !isMobile && state === 'collapsed', isDrawerOpen, toggle, closeDrawer };
}
