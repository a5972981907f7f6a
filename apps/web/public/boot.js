// Runs before the first paint and before any module: the page starts in the right colours and language.
// It is a file of its own because the content security policy allows no inline script.
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
  const saved = read('glossa-color-scheme');
  const prefersDark = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = saved === 'light' || saved === 'dark' ? saved : prefersDark ? 'dark' : 'light';
  root.setAttribute('data-mantine-color-scheme', scheme);

  const locales = { EN: 'en', DE: 'de', UA: 'uk', RU: 'ru' };
  const chosen = locales[read('glossa-language')];
  const offered = (navigator.languages ?? [])
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => Object.values(locales).includes(tag));
  root.lang = chosen ?? offered ?? 'en';
})();
