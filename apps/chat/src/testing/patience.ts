import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine may take seconds to load a page's code; a test waits for what it expects, not for a clock.
configure({ asyncUtilTimeout: 30_000 });

// Test files share a worker and what it has loaded: nobody finds what another one left on the screen.
afterEach(cleanup);
