import { afterEach, expect, it, vi } from 'vitest';
import { createAttention } from './attention.ts';

afterEach(() => vi.restoreAllMocks());

it('counts in the tab what happened while nobody looked, whatever screen is shown', async () => {
  document.head.innerHTML = '<title>Calendar</title><link rel="icon" href="/favicon.svg">';
  const icon = () => document.querySelector('link')?.getAttribute('href');
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const attention = createAttention(window);
  attention.add(1);
  attention.add(2);
  expect([document.title, icon()]).toEqual(['(3) Calendar', '/favicon-news.svg']);
  document.title = 'Pricing';
  await vi.waitFor(() => expect(document.title).toBe('(3) Pricing'));
  window.dispatchEvent(new Event('focus'));
  expect([document.title, icon()]).toEqual(['Pricing', '/favicon.svg']);
  focus.mockReturnValue(true);
  attention.add(1);
  expect(document.title).toBe('Pricing');
  attention.stop();
});
