/** Subscribing begins a message. What somebody has typed already stays below it. */
export function beginSubscribeMessages(): void {
  const message = document.querySelector<HTMLTextAreaElement>('#contact-message');
  if (!message) return;
  let begun = '';
  for (const button of document.querySelectorAll<HTMLElement>('[data-subscribe]')) {
    button.addEventListener('click', () => {
      const draft = button.dataset.subscribe ?? '';
      message.value = withDraft(message.value, draft, begun);
      begun = draft;
      document.getElementById('contact')?.scrollIntoView();
      document.getElementById('contact-name')?.focus({ preventScroll: true });
    });
  }
}

/** `begun` is the draft of an earlier press: it is exchanged, not repeated. */
export function withDraft(typed: string, draft: string, begun: string): string {
  const own = (begun && typed.startsWith(begun) ? typed.slice(begun.length) : typed).trim();
  return own ? `${draft}\n\n${own}` : draft;
}
