import { createRequire } from 'node:module';
import { flushSync } from 'react-dom';

type React = { act?: (callback: () => unknown) => PromiseLike<unknown> };

/**
 * The tests draw with React as it is shipped, which is several times as quick as the one for developers but has no
 * `act`. What the testing library needs of it: that what was asked for is on the page afterwards.
 */
const react = createRequire(import.meta.url)('react') as React;
react.act ??= (callback) => {
  let result: unknown;
  flushSync(() => {
    result = callback();
  });
  return Promise.resolve(result);
};
