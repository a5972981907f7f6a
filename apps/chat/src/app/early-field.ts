/** The field the server put into the page, for whoever writes before the chat is awake. */
export function findEarlyField(page: Document): HTMLTextAreaElement | null {
  return page.querySelector('#early textarea');
}

export type EarlyWords = {
  typed: string;
  /** Enter was pressed behind the words: they were meant to be sent. */
  isSent: boolean;
  isFocused: boolean;
};

/** Ends the server's picture of the chat. Gives back what was typed there, and whether somebody is still at it. */
export function endEarlyPage(page: Document): EarlyWords {
  const field = findEarlyField(page);
  const written = field?.value ?? '';
  const isFocused = field !== null && page.activeElement === field;
  page.getElementById('early')?.remove();
  return { typed: isSent(written) ? written.trim() : written, isSent: isSent(written), isFocused };
}

function isSent(written: string): boolean {
  return written.trim() !== '' && /\n[^\S\n]*$/.test(written);
}
