const passing = new Set(['40P01', '40001', '55P03']);
const mostTries = 3;

/**
 * Runs a transaction again that the database broke off in favour of another one. Only for whoever opened it:
 * inside a bigger one there is nothing left to run again. After the last try the request is answered with 503.
 */
export async function retrying<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === mostTries || !isPassing(error)) throw error;
    }
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isCode = 'code' in error && typeof error.code === 'string' && passing.has(error.code);
  return isCode || isPassing(error.cause);
}
