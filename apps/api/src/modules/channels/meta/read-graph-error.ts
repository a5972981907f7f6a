/** What became of a call: done, try later, or one of the ways it can be hopeless. */
export type Outcome<T = unknown> = { kind: 'done'; value: T } | Refusal;

export type Refusal =
  /** Too much at once: the same again after so many seconds. */
  | { kind: 'later'; afterSeconds: number; code: number }
  /** Nobody may write freely: the client has been silent for too long. */
  | { kind: 'outside_window'; code: number }
  /** This person can't be written to any more. */
  | { kind: 'blocked'; code: number }
  | { kind: 'token_invalid'; code: number }
  /** This message will never go through. */
  | { kind: 'refused'; code: number; reason: string }
  /** Meta is in trouble or can't be reached. */
  | { kind: 'failed'; code: number | null; reason: string };

export type GraphError = { code: number; subcode: number | null; message: string };

/** Meta's words for "slow down", with how long each asks us to wait. */
const patience = new Map([
  [4, 60],
  [17, 60],
  [32, 60],
  [613, 60],
  [80007, 60],
  [130429, 10],
  [131048, 60],
  // One person may be written to every six seconds.
  [131056, 6],
  [133016, 60],
]);
const troubles = new Set([1, 2, 131000, 131016, 131057, 133004]);
const deadTokens = new Set([0, 102, 190, 463, 467]);
const closedWindows = new Set([131047]);
/** Of code 10, which otherwise means a missing permission. */
const closedWindowSubcodes = new Set([2018278, 2534022]);
const blocked = new Set([551, 131050]);
const blockedSubcodes = new Set([1545041, 2018108]);

export function readGraphError({ code, subcode, message }: GraphError): Refusal {
  const reason = `Meta said: ${message}`.slice(0, 200);
  const wait = patience.get(code);
  if (wait !== undefined) return { kind: 'later', afterSeconds: wait, code };
  if (deadTokens.has(code)) return { kind: 'token_invalid', code };
  if (closedWindows.has(code) || closedWindowSubcodes.has(subcode ?? 0))
    return { kind: 'outside_window', code };
  if (blocked.has(code) || blockedSubcodes.has(subcode ?? 0)) return { kind: 'blocked', code };
  if (troubles.has(code)) return { kind: 'failed', code, reason };
  return { kind: 'refused', code, reason };
}
