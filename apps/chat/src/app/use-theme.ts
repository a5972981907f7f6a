import { useLayoutEffect } from 'react';
import { makeTheme } from '../theme/theme.ts';
import { useMediaQuery } from '../ui/use-media-query.ts';

/** Sets the studio's colours as CSS variables, for the scheme the reader prefers. */
export function useTheme(accentColor: string): void {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const theme = makeTheme(accentColor, isDark ? 'dark' : 'light');
    for (const [name, color] of Object.entries(theme)) style.setProperty(name, color);
  }, [accentColor, isDark]);
}
