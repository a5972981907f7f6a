import './act-as-shipped.ts';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach } from 'vitest';
import { missQuickly } from './quick-misses.ts';
import { styleQuickly } from './quick-styles.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

configure({
  // A busy machine may take seconds to load a page's code; a test waits for what it expects, not for a clock.
  asyncUtilTimeout: 30_000,
  // As in a browser: what a click opens may still have to be loaded. React's own wrapper for tests forgets a part that
  // waits for its code when the click is over, and never draws it.
  eventWrapper: (dispatch) => {
    const before = globalThis.IS_REACT_ACT_ENVIRONMENT;
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      return flushSync(dispatch);
    } finally {
      globalThis.IS_REACT_ACT_ENVIRONMENT = before;
    }
  },
});

missQuickly();
styleQuickly();

// Test files share a worker and what it has loaded: nobody finds what another one left on the screen.
afterEach(() => {
  cleanup();
  notifications.clean();
});
