import { SHARED_SIGNS } from './own-money.data.ts';

/**
 * "$" in the list of a Canadian studio are its own dollars, "руб" in a Belarusian one its own roubles, unless the text
 * says that others are meant.
 */
export function ownMoney(
  text: string,
  assumed: string,
): <Code extends string | null>(read: Code) => Code | string {
  const shared = Object.keys(SHARED_SIGNS).filter(
    (code) => SHARED_SIGNS[code]?.others.includes(assumed) && !SHARED_SIGNS[code]?.isMeant.test(text),
  );
  return (read) => (read !== null && shared.includes(read) ? assumed : read);
}
