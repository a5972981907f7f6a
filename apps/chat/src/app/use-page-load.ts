import type { ChatPage } from '@glossa/contracts';
import { useEffect, useState } from 'react';
import type { ChatApi } from '../api/api.ts';
import type { Answer } from '../api/failure.ts';
import { backoffMs } from '../conversation/backoff.ts';
import type { Ending } from '../conversation/conversation-state.ts';
import { createPause } from '../conversation/pause.ts';

export type PageLoad =
  | { status: 'loading' }
  | { status: 'ready'; page: ChatPage }
  | { status: 'missing'; ending: Ending }
  | { status: 'unreachable' };

/** Loads what the page needs before the first word unless it came with it, and keeps trying while nobody answers. */
export function usePageLoad(api: ChatApi, opening: ChatPage | null): { load: PageLoad; retry: () => void } {
  const [load, setLoad] = useState<PageLoad>(
    opening === null ? { status: 'loading' } : { status: 'ready', page: opening },
  );
  const [pause] = useState(createPause);

  useEffect(() => {
    if (opening !== null) return;
    let isCurrent = true;
    async function run(): Promise<void> {
      for (let failures = 1; isCurrent; failures += 1) {
        const result = toPageLoad(await api.loadPage());
        if (!isCurrent) return;
        setLoad(result);
        if (result.status !== 'unreachable') return;
        await pause.wait(backoffMs(failures, Math.random()));
      }
    }
    void run();
    window.addEventListener('online', pause.end);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', pause.end);
      pause.end();
    };
  }, [api, pause, opening]);

  return { load, retry: pause.end };
}

function toPageLoad(answer: Answer<ChatPage>): PageLoad {
  if (answer.ok) return { status: 'ready', page: answer.value };
  const { failure } = answer;
  if (failure.kind === 'missing') return { status: 'missing', ending: failure.code };
  return failure.kind === 'refused' ? { status: 'missing', ending: 'not_found' } : { status: 'unreachable' };
}
