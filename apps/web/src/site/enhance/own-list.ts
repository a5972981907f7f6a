import { savedTrialKey } from '../../api/trial-key.ts';
import { onceInView } from './in-view.ts';

const load = () => import('./own-list/open-own-list.ts');

/** Reading, table and talk are fetched when somebody begins to use the field, or comes back to a list of theirs. */
export function offerOwnList(): void {
  const place = document.querySelector<HTMLElement>('[data-own-list]');
  const form = place?.querySelector('form');
  if (!place || !form) return;
  const open = () => load().then(({ openOwnList }) => openOwnList(place, form));
  form.addEventListener('focusin', () => void open().catch(() => undefined), { once: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void open().then(({ read }) => read());
  });
  form.querySelector('[data-use-example]')?.addEventListener('click', () => {
    const field = form.querySelector('textarea');
    if (!field) return;
    field.value = place.dataset.example ?? '';
    void open().then(({ read }) => read());
  });
  if (savedTrialKey() !== null) onceInView(place, 0.1, () => void open().then(({ restore }) => restore()));
}
