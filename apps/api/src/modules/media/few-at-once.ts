import { unavailable } from '../../http/http.errors.ts';

/** Lets a few through at a time; the others wait in a line that has an end. */
export function fewAtOnce({ most, mostWaiting }: { most: number; mostWaiting: number }) {
  const waiting: (() => void)[] = [];
  let active = 0;
  return async <T>(act: () => Promise<T>): Promise<T> => {
    if (active < most) active += 1;
    else if (waiting.length >= mostWaiting) throw unavailable();
    // Whoever leaves hands the place on.
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
