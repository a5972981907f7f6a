import { findAccessToken, forgetAccessToken } from './access-token.ts';
import { readEvents } from './read-events.ts';

const shortestPauseMs = 2_000;
const longestPauseMs = 60_000;

/**
 * Hears that something of the business changed until `signal` says stop. A broken line is taken up again, after
 * ever longer pauses; whatever happened meanwhile is told as one change.
 */
export async function listenToPartner(
  partnerId: string,
  onChange: () => void,
  signal: AbortSignal,
): Promise<void> {
  let pauseMs = shortestPauseMs;
  let wasAway = false;
  while (!signal.aborted) {
    const response = await openStream(partnerId, signal);
    if (response) {
      pauseMs = shortestPauseMs;
      if (wasAway) onChange();
      await hear(response, onChange);
    }
    wasAway = true;
    await pause(pauseMs, signal);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

async function openStream(partnerId: string, signal: AbortSignal): Promise<Response | null> {
  try {
    const token = await findAccessToken();
    if (!token || signal.aborted) return null;
    const response = await fetch(`/api/partner/${encodeURIComponent(partnerId)}/live`, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}` },
      signal,
    });
    if (response.status === 401) forgetAccessToken();
    return response.ok ? response : null;
  } catch {
    // No line is no defect: the next try tells whether there is one again.
    return null;
  }
}

async function hear(response: Response, onChange: () => void): Promise<void> {
  try {
    for await (const { event } of readEvents(response)) if (event === 'change') onChange();
  } catch {
    // The line broke, or the page was left.
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
