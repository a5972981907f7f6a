import { configure } from '@testing-library/react';

// A busy machine may take seconds to load a page's code; a test waits for what it expects, not for a clock.
configure({ asyncUtilTimeout: 15_000 });
