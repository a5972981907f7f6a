/**
 * Who came here from the panel has its addresses behind them, and to the browser they belong to this document: going
 * back changes the address and nothing else. An address that is not this page's own is therefore asked for anew.
 */
export function followHistory(): void {
  const own = location.pathname;
  addEventListener('popstate', () => {
    if (location.pathname !== own) location.reload();
  });
}
