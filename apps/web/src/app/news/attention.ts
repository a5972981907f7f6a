const count = /^\(\d+\) /;

/** Shows in the tab how much happened while nobody looked: in its title and on its sign. */
export function createAttention(page: Window) {
  const { document } = page;
  let unseen = 0;

  function show(): void {
    const bare = document.title.replace(count, '');
    const title = unseen === 0 ? bare : `(${unseen}) ${bare}`;
    if (document.title !== title) document.title = title;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const href = unseen === 0 ? '/favicon.svg' : '/favicon-news.svg';
    if (icon && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
  }

  function clear(): void {
    unseen = 0;
    show();
  }

  // Each screen sets the title anew.
  const watcher = new MutationObserver(show);
  watcher.observe(document.head, { subtree: true, childList: true, characterData: true });
  page.addEventListener('focus', clear);
  return {
    add(more: number) {
      if (document.hasFocus()) return;
      unseen += more;
      show();
    },
    stop() {
      watcher.disconnect();
      page.removeEventListener('focus', clear);
      clear();
    },
  };
}
