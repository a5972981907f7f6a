import type { WidgetLook } from '@glossa/contracts';
import { type ChatFrame, createChatFrame } from './chat-frame.ts';
import { drawTeaser, drawWidget, makeLink } from './draw.ts';
import { openMemory } from './memory.ts';
import { followScheme, schemeOf } from './scheme.ts';
import type { Settings } from './settings.ts';
import type { WidgetApi } from './widget-api.ts';
import { styleWidget } from './widget-style.ts';
import { wordsFor } from './words.ts';

/** The page is read first: by the visitor before a greeting, by the browser before a frame nobody has asked for. */
const quietMs = 2_000;

export function mountWidget(page: Window, settings: Settings): WidgetApi {
  const { document } = page;
  const words = wordsFor(document.documentElement.lang, page.navigator.language);
  const memory = openMemory(page, settings.key);
  const { host, root, panel, launcher, show: draw } = drawWidget(document, toggle);
  const kept = memory.read();
  let look = kept.look?.color ? kept.look : settings.look;
  let frame: ChatFrame | null = null;
  let teaser: HTMLElement | null = null;
  let isOpen = false;
  let lastSeq = 0;
  let focusBefore: Element | null = null;
  const scheme = () => look.scheme ?? schemeOf(page);

  function show(): void {
    const seen = memory.read().seen ?? 0;
    if (isOpen && lastSeq > seen) memory.keep({ seen: lastSeq });
    const hasNews = !isOpen && lastSeq > seen;
    const opening = hasNews ? `${words.open}, ${words.news}` : words.open;
    draw({ isOpen, hasNews, label: isOpen ? words.close : opening });
  }

  function load(): ChatFrame {
    frame ??= createChatFrame(
      { page, settings, memory, scheme },
      {
        onReady() {
          panel.className = 'panel ready';
          if (isOpen) frame?.tellOpened();
        },
        onSaid(seq) {
          lastSeq = seq;
          if (seq === 0) memory.keep({ seen: 0 });
          show();
        },
        onClose: close,
        onSilence: () => panel.replaceChildren(makeLink(document, settings.chatUrl, words.elsewhere)),
      },
    );
    if (!panel.hasChildNodes()) panel.append(frame.element);
    return frame;
  }

  function open(): void {
    if (isOpen) return;
    isOpen = true;
    teaser?.remove();
    memory.keep({ isTeased: true });
    focusBefore = document.activeElement;
    const { element, tellOpened } = load();
    show();
    element.focus();
    tellOpened();
  }

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    show();
    const isOwn = focusBefore === null || focusBefore === document.body || focusBefore === host;
    if (isOwn || !(focusBefore instanceof HTMLElement)) launcher.focus();
    else focusBefore.focus();
  }

  function toggle(): void {
    if (isOpen) close();
    else open();
  }

  /** Once per visitor: where nothing can be kept nobody would know, and it stays away. */
  function tease(): void {
    if (memory.read().isTeased || !memory.isLasting() || !look.teaser || launcher.hidden) return;
    memory.keep({ isTeased: true });
    teaser = drawTeaser(document, look.teaser, words.dismiss, open);
    root.append(teaser);
  }

  function dress(): void {
    styleWidget(root, look, scheme());
    frame?.greet();
  }

  const reveal = page.setTimeout(() => {
    launcher.hidden = false;
  }, quietMs);

  function wear(next: WidgetLook | null): void {
    page.clearTimeout(reveal);
    memory.keep({ look: next });
    launcher.hidden = next === null;
    look = next ?? look;
    dress();
    page.setTimeout(tease, quietMs);
  }

  // Nobody sees a button change its colour and corner: it waits until they are known, from last time at best.
  launcher.hidden = !settings.isPreview && !kept.look;
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  followScheme(page, scheme, dress);
  dress();
  show();
  document.body.append(host);
  // Whoever has talked here before hears of an answer on every page of the site.
  if (kept.seen) page.setTimeout(load, quietMs);
  return { open, close, toggle, wear };
}
