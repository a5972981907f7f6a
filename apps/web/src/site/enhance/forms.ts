import { fillWords } from '../fill-words.ts';
import { isFormKind } from './form-kinds.ts';

/** The checks and calls are fetched when a form is first touched, not with the page. */
const loadCalls = () => import('./form-calls.ts');

export function takeOverForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-form]')) {
    form.addEventListener('focusin', () => void loadCalls().catch(() => undefined), { once: true });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void submit(form);
    });
  }
}

async function submit(form: HTMLFormElement): Promise<void> {
  const { form: kind, unreachable = '' } = form.dataset;
  if (!isFormKind(kind) || form.ariaBusy === 'true') return;
  const values = Object.fromEntries(new FormData(form));
  setBusy(form, true);
  showFailure(form, null);
  try {
    const { takeForm } = await loadCalls();
    const outcome = await takeForm(kind, values, document.documentElement.lang);
    showComplaints(form, outcome.is === 'refused' ? outcome.complaints : {});
    if (outcome.is === 'failed') showFailure(form, outcome.sentence ?? unreachable);
    if (outcome.is === 'sent') thank(form, String(values.email));
  } catch {
    showFailure(form, unreachable);
  } finally {
    setBusy(form, false);
  }
}

function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  form.ariaBusy = String(isBusy);
  form.querySelector('[type="submit"]')?.setAttribute('aria-disabled', String(isBusy));
}

/** Each complaint stands below its field, and the first one gets the keyboard. */
function showComplaints(form: HTMLFormElement, complaints: Record<string, string>): void {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[aria-describedby]');
  for (const field of [...fields].reverse()) {
    const complaint = complaints[field.name];
    field.setAttribute('aria-invalid', String(complaint !== undefined));
    const place = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    if (place) {
      place.textContent = complaint ?? '';
      place.hidden = complaint === undefined;
    }
    if (complaint !== undefined) field.focus();
  }
}

function showFailure(form: HTMLFormElement, sentence: string | null): void {
  const place = form.querySelector<HTMLElement>('[data-failure]');
  if (!place) return;
  place.textContent = sentence;
  place.hidden = sentence === null;
}

function thank(form: HTMLFormElement, email: string): void {
  const done = form.parentElement?.querySelector<HTMLElement>('[data-done]');
  const text = done?.querySelector('[data-done-text]');
  if (!done || !text) return;
  text.textContent = fillWords(done.dataset.done ?? '', { email: email.trim() });
  form.hidden = true;
  done.hidden = false;
}
