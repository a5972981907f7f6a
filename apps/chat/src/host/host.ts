import { type HostMessage, type HostScheme, type PreviewLook, readHostMessage } from './host-message.ts';

export type HostState = {
  /** The widget's script is around: closing is its business, and it wants to know of news. */
  isWidget: boolean;
  scheme: HostScheme | null;
  /** The site's own storage can hold the key to the talk where ours is refused. */
  canKeep: boolean;
  /** The key the site holds, from another page of it. */
  talk: string | null;
  look: PreviewLook | null;
};

/** The page around the chat, if there is one. It is told how much was said, never what. */
export type Host = {
  getState(): HostState;
  subscribe(listener: () => void): () => void;
  onOpened(listener: () => void): () => void;
  /** The number of the studio's last word. */
  tellSaid(seq: number): void;
  /** Hands the key to the talk over, or null once there is none. Only where the site is known by its name. */
  keepTalk(talk: string | null): void;
  close(): void;
};

/** Only the window around this frame is heard; unsaved looks only from the panel, which has our own origin. */
export function createHost(page: Window, { isPreview }: { isPreview: boolean }): Host {
  const listeners = new Set<() => void>();
  const openers = new Set<() => void>();
  let state: HostState = { isWidget: false, scheme: null, canKeep: false, talk: null, look: null };
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
    hear(message);
  });

  function hear(message: Exclude<HostMessage, { kind: 'look' }>): void {
    switch (message.kind) {
      case 'hello': {
        const { scheme, canKeep, talk } = message;
        tell({ glossa: 'ready' });
        change({ isWidget: true, scheme, talk, canKeep: canKeep && !isPreview && origin !== 'null' });
        return;
      }
      case 'opened':
        if (!state.isWidget) change({ isWidget: true });
        isOpenedEarly = openers.size === 0;
        for (const opener of openers) opener();
    }
  }

  function tell(message: { glossa: 'ready' | 'said' | 'close'; seq?: number }): void {
    // A sandboxed site has no origin to address. The word carries nothing that others may not know.
    if (origin !== null) page.parent.postMessage(message, origin === 'null' ? '*' : origin);
  }

  return {
    getState: () => state,
    subscribe: (listener) => added(listeners, listener),
    onOpened(listener) {
      if (isOpenedEarly) listener();
      isOpenedEarly = false;
      return added(openers, listener);
    },
    tellSaid: (seq) => tell({ glossa: 'said', seq }),
    keepTalk(talk) {
      if (origin !== null && state.canKeep) page.parent.postMessage({ glossa: 'talk', talk }, origin);
    },
    close: () => tell({ glossa: 'close' }),
  };
}

function added(set: Set<() => void>, listener: () => void): () => void {
  set.add(listener);
  return () => set.delete(listener);
}
