const storageKey = 'glossa-trial';

/** The key to a list a visitor tried on the start page; whoever signs up in this browser may keep that list. */
export function savedTrialKey(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function saveTrialKey(key: string | null): void {
  try {
    if (key === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, key);
  } catch {
    // Without storage the list lasts as long as the page.
  }
}
