import type { Memory } from './memory.ts';
import type { Scheme } from './scheme.ts';
import type { Settings } from './settings.ts';

export type ChatFrame = {
  element: HTMLIFrameElement;
  tellOpened(): void;
  /** Who is around the chat: how it looks here, and the talk that was begun on another page. */
  greet(): void;
};

export type FrameNews = {
  onReady(): void;
  /** The number of the studio's last word; nought where nothing was said, or all was erased. */
  onSaid(seq: number): void;
  onClose(): void;
  onSilence(): void;
};

type Around = { page: Window; settings: Settings; memory: Memory; scheme: () => Scheme };

/** A chat that has not answered after this long may not be shown on this site. */
const patienceMs = 5_000;

/** The chat's window. It is heard only from its own frame and origin, and only in the words it knows. */
export function createChatFrame({ page, settings, memory, scheme }: Around, on: FrameNews): ChatFrame {
  const { chatUrl, origin: chatOrigin } = settings;
  const element = page.document.createElement('iframe');
  element.title = 'Chat';
  element.referrerPolicy = 'no-referrer';
  element.src = chatUrl.replace(/#|$/, (hash) => `?scheme=${scheme()}${langOf(page)}${hash}`);
  // In a sandboxed site the frame has no origin of its own either, and cannot be addressed by one.
  const isNameless = page.origin === 'null';
  const tell = (glossa: string, more?: object) =>
    element.contentWindow?.postMessage({ glossa, ...more }, isNameless ? '*' : chatOrigin);
  const greet = () =>
    tell('hello', {
      scheme: scheme(),
      // Only what can be kept is offered, and no key is ever called out to whoever listens.
      ...(memory.isLasting() && !isNameless && { talk: memory.read().talk ?? null }),
    });
  let isReady = false;

  page.addEventListener('message', ({ source, origin, data }) => {
    const isOurs =
      source === element.contentWindow && (origin === chatOrigin || (isNameless && origin === 'null'));
    if (!isOurs || typeof data !== 'object' || data === null) return;
    const { glossa, talk, seq } = data;
    if (glossa === 'ready' && !isReady) {
      isReady = true;
      on.onReady();
    }
    if (glossa === 'talk' && (talk === null || typeof talk === 'string')) memory.keep({ talk });
    if (glossa === 'said' && Number.isInteger(seq)) on.onSaid(seq);
    if (glossa === 'close') on.onClose();
  });
  element.addEventListener('load', () => {
    greet();
    page.setTimeout(() => {
      if (!isReady) on.onSilence();
    }, patienceMs);
  });
  return {
    element,
    tellOpened() {
      if (isReady) tell('opened');
    },
    greet,
  };
}

function langOf({ document }: Window): string {
  const { lang } = document.documentElement;
  return lang && `&lang=${encodeURIComponent(lang)}`;
}
