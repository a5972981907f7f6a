import { type PreviewLook, readHostMessage } from './host-message.ts';

export type HostState = {
  /** The widget's script is around: closing is its business, and it wants to know of news. */
  isWidget: boolean;
  look: PreviewLook | null;
};

/** The page around the chat, if there is one. It is told that something was said, never what. */
export type Host = {
  getState(): HostState;
  subscribe(listener: () => void): () => void;
  onOpened(listener: () => void): () => void;
  tellNews(): void;
  close(): void;
};

/** Only the window around this frame is heard; unsaved looks only from the panel, which has our own origin. */
export function createHost(page: Window, { isPreview }: { isPreview: boolean }): Host {
  const listeners = new Set<() => void>();
  const openers = new Set<() => void>();
  let state: HostState = { isWidget: false, look: null };
  let origin: string | null = null;
  // The widget may open the frame before the chat has anything to write in.
  let isOpenedEarly = false;

  function change(next: Partial<HostState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  page.addEventListener('message', (event) => {
    if (page.parent === page || event.source !== page.parent) return;
    const message = readHostMessage(event.data);
    if (message === null) return;
    if (message.kind === 'look') {
      if (isPreview && event.origin === page.location.origin) change({ look: message.look });
      return;
    }
    origin = event.origin;
    if (!state.isWidget) change({ isWidget: true });
    if (message.kind === 'hello') tell('ready');
    if (message.kind === 'opened') {
      isOpenedEarly = openers.size === 0;
      for (const opener of openers) opener();
    }
  });

  function tell(glossa: 'ready' | 'news' | 'close'): void {
    // A sandboxed site has no origin to address. The word carries nothing that others may not know.
    if (origin !== null) page.parent.postMessage({ glossa }, origin === 'null' ? '*' : origin);
  }

  return {
    getState: () => state,
    subscribe: (listener) => added(listeners, listener),
    onOpened(listener) {
      if (isOpenedEarly) listener();
      isOpenedEarly = false;
      return added(openers, listener);
    },
    tellNews: () => tell('news'),
    close: () => tell('close'),
  };
}

function added(set: Set<() => void>, listener: () => void): () => void {
  set.add(listener);
  return () => set.delete(listener);
}
