import { onceInView } from './in-view.ts';

/** A scene further down waits for its reader; who asked for less motion sees how it ends at once. */
export function playScenes(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const scene of document.querySelectorAll<HTMLElement>('[data-scene]')) {
    if (scene.getBoundingClientRect().top < innerHeight) continue;
    scene.dataset.waiting = '';
    onceInView(scene, 0.4, () => {
      delete scene.dataset.waiting;
      scene.dataset.playing = '';
    });
  }
}
