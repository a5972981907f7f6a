import type { OpenLine } from '../../dialog-state.ts';
import { isSameWord, telling } from '../../prices/match/name-places.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { wishFor } from './change-wish.ts';
import type { WishReading } from './read-wish.ts';

/** "Polish and ceramic": of the services a job may be, the one that was called by its very name is not asked about. */
export function withCalled(wish: WishReading, message: Understanding): WishReading {
  if (isOnlyAsked(message)) return wish;
  const words = splitWords(message.text);
  const lines =
    wish.openLines ??
    (wish.open.length > 1 ? [{ services: wish.open.map(({ service }) => service), cars: [] }] : []);
  const called = lines.map((line) => calledOf(line, words));
  if (called.every((service) => service === null)) return wish;
  const fresh = called.flatMap((service) =>
    service === null || wish.wished.some((one) => one.service === service) ? [] : [wishFor(service, '')],
  );
  return {
    ...wish,
    wished: [...wish.wished, ...fresh],
    open: [],
    openLines: lines.filter((_, at) => called[at] === null),
    isTouched: true,
    isUnknown: false,
  };
}

/** A question that wants nothing yet is left as it was heard. */
function isOnlyAsked({ acts, intents }: Understanding): boolean {
  return intents.has('difference') || acts.has('ask.advice');
}

/** Its whole name is said, and no other of them has a word of that name. */
function calledOf({ services, cars }: OpenLine, words: readonly string[]): string | null {
  if (cars.length > 0 || services.length < 2) return null;
  const [only, ...more] = services.filter((service) =>
    telling(service).every((word) => words.some((said) => isSameWord(word, said))),
  );
  if (only === undefined || more.length > 0) return null;
  const own = telling(only);
  const isShared = services.some(
    (other) => other !== only && telling(other).some((word) => own.some((one) => isSameWord(word, one))),
  );
  return isShared ? null : only;
}
