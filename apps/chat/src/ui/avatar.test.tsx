import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

afterEach(cleanup);

it('shows the picture of the bot', () => {
  const { container } = render(<Avatar name="Lack & Glanz" picture="abc 1" />);
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^\/api\/chat\/.*\/avatar\?v=abc%201$/);
});

it('shows the initials where there is no picture, and where it can’t be loaded', () => {
  const { container, rerender } = render(<Avatar name="Lack Glanz" />);
  expect(container.textContent).toBe('LG');
  rerender(<Avatar name="Lack Glanz" picture="abc" />);
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(container.textContent).toBe('LG');
});
