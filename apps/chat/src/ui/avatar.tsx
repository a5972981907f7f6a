import { initialsOf } from './initials.ts';

export function Avatar({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  return (
    <span className={isLarge ? 'avatar avatar-large' : 'avatar'} aria-hidden="true">
      <span>{initialsOf(name)}</span>
    </span>
  );
}
