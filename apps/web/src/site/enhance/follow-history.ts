/**
 * Who came here from the panel has its addresses behind them, and to the browser they belong to this document: going
 * back changes the address and nothing else. An address that is not this page's own is therefore asked for anew, also
 * where somebody went back before this script was there.
 */
export function followHistory(
  page: Pick<Location, 'pathname' | 'reload'> = location,
  own = pathLoaded(),
): void {
  const follow = () => {
    if (page.pathname !== own) page.reload();
  };
  follow();
  addEventListener('popstate', follow);
}

/** The path this document was asked for by, whatever the address says by now. */
function pathLoaded(): string {
  const [loading] = performance.getEntriesByType('navigation');
  return new URL(loading?.name ?? location.href, location.href).pathname;
}
