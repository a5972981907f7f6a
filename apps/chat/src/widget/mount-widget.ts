import { type ChatFrame, createChatFrame } from './chat-frame.ts';
import type { Settings } from './settings.ts';
import { styleWidget } from './widget-style.ts';
import { wordsFor } from './words.ts';

/** What a site may do with the widget: `Glossa.open()` on a button of its own. */
export type WidgetApi = { open(): void; close(): void; toggle(): void };

const bubble = 'M21 12a8 8 0 0 1-8 8H4l1.8-3A8 8 0 1 1 21 12Z';
const cross = 'm6 6 12 12M18 6 6 18';

export function mountWidget(page: Window, settings: Settings): WidgetApi {
  const { document } = page;
  const words = wordsFor(document.documentElement.lang, page.navigator.language);
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const panel = document.createElement('div');
  const launcher = document.createElement('button');
  const dot = document.createElement('i');
  const sign = makeSign(document);
  let frame: ChatFrame | null = null;
  let isOpen = false;
  let focusBefore: Element | null = null;

  function show(hasNews: boolean): void {
    panel.hidden = !isOpen;
    dot.hidden = !hasNews;
    sign.setAttribute('d', isOpen ? cross : bubble);
    launcher.setAttribute('aria-expanded', String(isOpen));
    const opening = hasNews ? `${words.open}, ${words.news}` : words.open;
    launcher.setAttribute('aria-label', isOpen ? words.close : opening);
  }

  function open(): void {
    if (isOpen) return;
    isOpen = true;
    focusBefore = document.activeElement;
    if (frame === null) {
      frame = createChatFrame(page, settings, 'Chat', {
        onReady() {
          panel.className = 'panel ready';
          if (isOpen) frame?.tellOpened();
        },
        onNews: () => isOpen || show(true),
        onClose: close,
        onSilence: () => panel.replaceChildren(linkTo(document, settings.chatUrl, words.elsewhere)),
      });
      panel.append(frame.element);
    }
    show(false);
    frame.element.focus();
    frame.tellOpened();
  }

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    show(false);
    const isOwn = focusBefore === null || focusBefore === document.body || focusBefore === host;
    if (isOwn || !(focusBefore instanceof HTMLElement)) launcher.focus();
    else focusBefore.focus();
  }

  const toggle = () => (isOpen ? close() : open());
  panel.className = 'panel';
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-label', 'Chat');
  launcher.type = 'button';
  launcher.append(sign.ownerSVGElement ?? '', dot);
  launcher.addEventListener('click', toggle);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  styleWidget(root, settings);
  root.append(panel, launcher);
  show(false);
  document.body.append(host);
  return { open, close, toggle };
}

/** Built piece by piece: a strict site forbids markup from strings. */
function makeSign(document: Document): SVGPathElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(space, 'path');
  svg.append(path);
  return path;
}

function linkTo(document: Document, url: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = text;
  return link;
}
