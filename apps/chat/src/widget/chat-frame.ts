import type { Settings } from './settings.ts';

export type ChatFrame = { element: HTMLIFrameElement; tellOpened(): void };

export type FrameNews = { onReady(): void; onNews(): void; onClose(): void; onSilence(): void };

/** A chat that has not answered after this long may not be shown on this site. */
const patienceMs = 5_000;

/** The chat's window. It is heard only from its own frame and origin, and only in the words it knows. */
export function createChatFrame(page: Window, settings: Settings, title: string, on: FrameNews): ChatFrame {
  const element = page.document.createElement('iframe');
  element.title = title;
  element.referrerPolicy = 'no-referrer';
  element.src = settings.chatUrl;
  // In a sandboxed site the frame has no origin of its own either, and cannot be addressed by one.
  const isNameless = page.origin === 'null';
  const tell = (glossa: string) =>
    element.contentWindow?.postMessage({ glossa }, isNameless ? '*' : settings.origin);
  let isReady = false;

  page.addEventListener('message', ({ source, origin, data }) => {
    const isOurs =
      source === element.contentWindow && (origin === settings.origin || (isNameless && origin === 'null'));
    if (!isOurs || typeof data !== 'object' || data === null) return;
    if (data.glossa === 'ready') {
      isReady = true;
      on.onReady();
    }
    if (data.glossa === 'news') on.onNews();
    if (data.glossa === 'close') on.onClose();
  });
  element.addEventListener('load', () => {
    tell('hello');
    page.setTimeout(() => {
      if (!isReady) on.onSilence();
    }, patienceMs);
  });
  return {
    element,
    tellOpened() {
      if (isReady) tell('opened');
    },
  };
}
