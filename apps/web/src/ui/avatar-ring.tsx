import classes from './avatar-ring.module.css';

/** A bot's face: its initials inside the colour-shift ring. */
export function AvatarRing({ name, size = 44 }: { name: string; size?: number }) {
  return (
    <span
      className={classes.ring}
      style={{ width: size, height: size, fontSize: size * 0.32 }}
      aria-hidden="true"
    >
      <span className={classes.face}>{initials(name)}</span>
    </span>
  );
}

export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '', second] = words;
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2);
  return letters.join('').toUpperCase();
}
