const attribute = 'data-mantine-color-scheme';

export function switchThemes(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-switch]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const root = document.documentElement;
      const isDark = root.getAttribute(attribute)
        ? root.getAttribute(attribute) === 'dark'
        : matchMedia('(prefers-color-scheme: dark)').matches;
      const next = isDark ? 'light' : 'dark';
      root.setAttribute(attribute, next);
      try {
        localStorage.setItem('glossa-color-scheme', next);
      } catch {
        // It lasts as long as the page.
      }
    });
  }
}
