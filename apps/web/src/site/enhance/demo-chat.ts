import { pageLanguage } from './language-choice.ts';
import { showOwnWords } from './talk-lines.ts';

/** What the call needs is fetched with the first letter, and so is the talk itself. */
const loadCalls = () => import('./demo-calls.ts');

/** The talk on the page is only to be read until somebody types: then it becomes the visitor's own and goes on live. */
export function goOnWithDemo(): void {
  const form = document.querySelector<HTMLFormElement>('[data-demo-chat]');
  const field = form?.querySelector<HTMLInputElement>('[name="own"]');
  if (!form || !field) return;
  let talk: Promise<string> | null = null;
  const begin = () => {
    talk ??= loadCalls().then(({ beginTalk }) => beginTalk(pageLanguage()));
    // A failed beginning is told when something is to be said, and then tried anew.
    talk.catch(() => {
      talk = null;
    });
    return talk;
  };
  form.addEventListener('input', () => void begin().catch(() => undefined), { once: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = wordsOf(event, field);
    if (text === '') field.focus();
    else if (form.ariaBusy !== 'true') void goOn(form, field, { text, begin });
  });
}

type Said = { text: string; begin: () => Promise<string> };

async function goOn(form: HTMLFormElement, field: HTMLInputElement, { text, begin }: Said): Promise<void> {
  const failure = form.querySelector<HTMLElement>('[data-failure]');
  if (failure) failure.hidden = true;
  form.ariaBusy = 'true';
  const takeBack = showOwnWords(form, text);
  const typed = field.value;
  field.value = '';
  try {
    const { say } = await loadCalls();
    const url = form.dataset.demoChat ?? '';
    const token = await begin();
    await say(url, token, text, pageLanguage());
    showChat(form, `${url}#talk=${token}`);
  } catch (error) {
    takeBack();
    field.value = typed || text;
    form.ariaBusy = 'false';
    if (!failure) return;
    const sentence = await loadCalls().then(
      ({ sentenceOf }) => sentenceOf(error),
      () => null,
    );
    failure.textContent = sentence ?? form.dataset.unreachable ?? '';
    failure.hidden = false;
  }
}

/** A pressed choice is said as it stands. */
function wordsOf({ submitter }: SubmitEvent, field: HTMLInputElement): string {
  const choice = submitter instanceof HTMLButtonElement && submitter.name === 'say' ? submitter.value : null;
  return (choice ?? field.value).trim();
}

/** The chat's own page takes over where the talk stands, once it is there to be seen. */
function showChat(form: HTMLFormElement, url: string): void {
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.title = form.dataset.title ?? '';
  frame.style.visibility = 'hidden';
  frame.addEventListener('load', () => {
    for (const part of form.children) if (part instanceof HTMLElement && part !== frame) part.inert = true;
    frame.style.visibility = '';
    frame.focus();
  });
  form.append(frame);
}
