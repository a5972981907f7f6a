const bubble = 'M21 12a8 8 0 0 1-8 8H4l1.8-3A8 8 0 1 1 21 12Z';
const cross = 'm6 6 12 12M18 6 6 18';

export type Drawing = {
  host: HTMLElement;
  root: ShadowRoot;
  panel: HTMLElement;
  launcher: HTMLButtonElement;
  show(state: { isOpen: boolean; hasNews: boolean; label: string }): void;
};

/** The button with its dot, and the room for the chat. Built piece by piece: a strict site forbids markup from strings. */
export function drawWidget(document: Document, onToggle: () => void): Drawing {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const panel = document.createElement('div');
  const launcher = makeButton(document, '', onToggle);
  const dot = document.createElement('i');
  const sign = makeSign(document);
  launcher.className = 'launcher';
  launcher.append(sign.ownerSVGElement ?? '', dot);
  panel.className = 'panel';
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-label', 'Chat');
  root.append(panel, launcher);
  return {
    host,
    root,
    panel,
    launcher,
    show({ isOpen, hasNews, label }) {
      panel.hidden = !isOpen;
      dot.hidden = !hasNews;
      sign.setAttribute('d', isOpen ? cross : bubble);
      launcher.setAttribute('aria-expanded', String(isOpen));
      launcher.setAttribute('aria-label', label);
    },
  };
}

/** The greeting beside the button: a tap opens the chat, the cross takes it away. */
export function drawTeaser(document: Document, text: string, dismissLabel: string, onOpen: () => void) {
  const teaser = document.createElement('div');
  const dismiss = makeButton(document, '✕', () => teaser.remove());
  dismiss.setAttribute('aria-label', dismissLabel);
  teaser.className = 'teaser';
  teaser.setAttribute('role', 'status');
  teaser.append(makeButton(document, text, onOpen), dismiss);
  return teaser;
}

export function makeLink(document: Document, url: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = text;
  return link;
}

function makeSign(document: Document): SVGPathElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(space, 'path');
  svg.append(path);
  return path;
}

function makeButton(document: Document, text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', onClick);
  return button;
}
