const nameOf = (partnerId: string) => `glossa-price-text-${partnerId}`;

/** Text that has not reached the server yet. A browser that keeps nothing is no reason to fail. */
export function readLocalDraft(partnerId: string): string | null {
  try {
    return localStorage.getItem(nameOf(partnerId));
  } catch {
    return null;
  }
}

export function keepLocalDraft(partnerId: string, text: string): void {
  try {
    localStorage.setItem(nameOf(partnerId), text);
  } catch {
    // Full or forbidden storage: the text is still on the screen and on its way to the server.
  }
}

/** Once the server has this text. Whatever was typed since then stays. */
export function forgetLocalDraft(partnerId: string, text: string): void {
  try {
    if (localStorage.getItem(nameOf(partnerId)) === text) localStorage.removeItem(nameOf(partnerId));
  } catch {
    // Nothing was kept, so there is nothing to forget.
  }
}
