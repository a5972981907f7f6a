import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import { goKeys } from './read-shortcut.ts';
import { useShortcuts } from './use-shortcuts.ts';

const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })));
const ShortcutSheet = lazy(() =>
  import('./shortcut-sheet.tsx').then((module) => ({ default: module.ShortcutSheet })),
);

/** What keys and the search button open. Neither is loaded before somebody asks for it. */
export function usePalette() {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'palette' | 'help' | null>(null);
  const [wasPaletteOpened, setWasPaletteOpened] = useState(false);
  const openPalette = useCallback(() => {
    setWasPaletteOpened(true);
    setOpened('palette');
  }, []);
  useShortcuts(
    useCallback(
      (shortcut) => {
        if (shortcut.kind === 'palette') return openPalette();
        if (shortcut.kind === 'help') return setOpened('help');
        setOpened(null);
        void navigate({ to: goKeys[shortcut.key] });
      },
      [navigate, openPalette],
    ),
  );
  const close = useCallback(() => setOpened(null), []);
  const view = (
    <Suspense fallback={null}>
      {wasPaletteOpened ? (
        <Palette isOpen={opened === 'palette'} onClose={close} onHelp={() => setOpened('help')} />
      ) : null}
      {opened === 'help' ? <ShortcutSheet onClose={close} /> : null}
    </Suspense>
  );
  return { openPalette, view };
}
