import { expect, it, vi } from 'vitest';
import { followHistory } from './follow-history.ts';

const pageAt = (pathname: string) => ({ pathname, reload: vi.fn() });

it('asks for the page anew when going back to an address of the panel', () => {
  const page = pageAt('/');
  followHistory(page, '/');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(page.reload).not.toHaveBeenCalled();
  page.pathname = '/dashboard';
  dispatchEvent(new PopStateEvent('popstate'));
  expect(page.reload).toHaveBeenCalledOnce();
});

it('does so where somebody went back before it was there', () => {
  const page = pageAt('/dashboard');
  followHistory(page, '/');
  expect(page.reload).toHaveBeenCalledOnce();
});
