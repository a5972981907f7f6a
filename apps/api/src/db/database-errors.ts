/** SQLSTATE classes and codes that mean "not now" rather than "never". */
const passingStates = /^(08|25006|53|57P0|57014|40001|40P01|55P03)/;
/** Those of a connection that leads nowhere any more: the server stops, or another one leads and this one only reads. */
const lostStates = /^(08|25006|57P0)/;
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const poolSentences = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Query read timeout',
];
const lostSentences = poolSentences.slice(1);

/** True for errors of a database that is down, restarting, overloaded or too slow. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causes(error).some((cause) => {
    const code = codeOf(cause);
    if (code !== null && 'syscall' in cause && networkCodes.has(code)) return true;
    if (code !== null && 'severity' in cause && passingStates.test(code)) return true;
    return poolSentences.some((sentence) => cause.message.startsWith(sentence));
  });
}

/** True where the same work over another connection may well succeed: after a failover, a restart, a cut line. */
export function isConnectionLost(error: unknown): boolean {
  return causes(error).some((cause) => {
    const code = codeOf(cause);
    if (code !== null && 'syscall' in cause && networkCodes.has(code)) return true;
    if (code !== null && 'severity' in cause && lostStates.test(code)) return true;
    return lostSentences.some((sentence) => cause.message.startsWith(sentence));
  });
}

/** The name of the constraint a write ran into, or null when it failed for another reason. */
export function violatedConstraint(error: unknown): string | null {
  for (const cause of causes(error)) {
    const code = codeOf(cause);
    if (code?.startsWith('23') && 'constraint' in cause && typeof cause.constraint === 'string')
      return cause.constraint;
  }
  return null;
}

function codeOf(error: Error): string | null {
  return 'code' in error && typeof error.code === 'string' ? error.code : null;
}

function causes(error: unknown): Error[] {
  const found: Error[] = [];
  for (let next = error; next instanceof Error && found.length < 5; next = next.cause) {
    found.push(next);
    if (next instanceof AggregateError) found.push(...next.errors.filter((inner) => inner instanceof Error));
  }
  return found;
}
