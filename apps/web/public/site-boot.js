// Runs before the first paint of a written page: the saved theme, and the reader's language where the address
// names none. It is a file of its own because the content security policy allows no inline script.
(() => {
  // Schemas would otherwise probe for `eval`, which the policy forbids and the browser reports.
  globalThis.__zod_globalConfig = { jitless: true };

  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const root = document.documentElement;
  const scheme = read('glossa-color-scheme');
  if (scheme === 'light' || scheme === 'dark') root.setAttribute('data-mantine-color-scheme', scheme);

  // The address of another language was asked for by name and is respected.
  if (root.lang !== 'en') return;
  const locales = { EN: 'en', DE: 'de', UA: 'uk', RU: 'ru' };
  const chosen = locales[read('glossa-language')];
  const offered = (navigator.languages ?? [])
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => Object.values(locales).includes(tag));
  const wanted = chosen ?? offered ?? 'en';
  if (wanted === 'en') return;
  const { pathname, search, hash } = location;
  location.replace(`/${wanted}${pathname === '/' ? '' : pathname}${search}${hash}`);
})();
