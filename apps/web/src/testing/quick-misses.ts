import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/**
 * A query that waits misses many times before it hits, and each miss used to write the whole page into an error nobody
 * reads. Only the last one, when the patience is over, tells what was on the page.
 */
export function missQuickly(): void {
  configure({
    getElementError: (message, container) =>
      isWaiting() ? new Error(message ?? '') : getElementError(message, container),
  });
}

function isWaiting(): boolean {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}
