/** The field the server put into the page, for whoever writes before the chat is awake. */
export function findEarlyField(page: Document): HTMLTextAreaElement | null {
  return page.querySelector('#early textarea');
}

/** Ends the server's picture of the chat. Gives back what was typed there, and whether somebody is still at it. */
export function endEarlyPage(page: Document): { typed: string; isFocused: boolean } {
  const field = findEarlyField(page);
  const typed = field?.value ?? '';
  const isFocused = field !== null && page.activeElement === field;
  page.getElementById('early')?.remove();
  return { typed, isFocused };
}
