import { onceInView } from './in-view.ts';

/** The demo studio's chat is a page of its own; it is fetched when somebody can see its place. */
export function loadDemoChat(): void {
  const place = document.querySelector<HTMLElement>('[data-demo-chat]');
  if (!place) return;
  // On a phone its upper edge shows from the start; only who scrolls to it wants to talk.
  onceInView(place, 0.6, () => {
    if (document.readyState === 'complete') return fillPlace(place);
    window.addEventListener('load', () => fillPlace(place), { once: true });
  });
}

function fillPlace(place: HTMLElement): void {
  const frame = document.createElement('iframe');
  frame.src = place.dataset.demoChat ?? '';
  frame.title = place.dataset.title ?? '';
  place.replaceChildren(frame);
}
