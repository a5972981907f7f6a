import { useLayoutEffect } from 'react';
import { bars, makeTheme, type Scheme } from '../theme/theme.ts';
import { useMediaQuery } from '../ui/use-media-query.ts';

/** Sets the studio's colours as CSS variables, for the scheme that was chosen, else the one the reader prefers. */
export function useTheme(accentColor: string, chosen: Scheme | null): void {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const scheme = chosen ?? (prefersDark ? 'dark' : 'light');
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    dataset.scheme = scheme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', bars[scheme]);
    for (const [name, color] of Object.entries(makeTheme(accentColor, scheme)))
      style.setProperty(name, color);
  }, [accentColor, scheme]);
}
