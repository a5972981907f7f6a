/** The menu opens by itself; a chosen part, a press elsewhere and Escape close it. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu]')) {
    const close = () => {
      menu.open = false;
    };
    document.addEventListener('click', ({ target }) => {
      const isInside = target instanceof Element && menu.contains(target);
      if (!isInside || target.closest('a')) close();
    });
    menu.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !menu.open) return;
      close();
      menu.querySelector('summary')?.focus();
    });
  }
}
