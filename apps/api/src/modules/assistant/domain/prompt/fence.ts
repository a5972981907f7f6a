/** Text of the studio or a client between marks that it cannot write itself. */
export function fence(text: string, most: number): string {
  return `<data>${stripHidden(text)
    .replaceAll(/<\/?data>/gi, '')
    .slice(0, most)}</data>`;
}

/** Tag characters and lone surrogates can carry words a person does not see. */
function stripHidden(text: string): string {
  return text.toWellFormed().replaceAll(/[\u{E0000}-\u{E007F}\u202A-\u202E\u2066-\u2069]/gu, '');
}
