import { useId } from 'react';
import classes from './brand-mark.module.css';

/** The drop: the one place besides the hero and the avatar ring that shows the colour shift. */
export function BrandDrop({ size = 26 }: { size?: number }) {
  const gradient = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={gradient} x1="4" y1="6" x2="28" y2="28" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#12C2B1" />
          <stop offset="0.55" stopColor="#3B82F6" />
          <stop offset="1" stopColor="#8B5CF6" />
        </linearGradient>
      </defs>
      <path
        fill={`url(#${gradient})`}
        d="M16 1.500c-.7 0-1.300.3-1.700.9C10.600 7.300 5 13.800 5 19.600 5 25.600 9.900 30.500 16 30.500s11-4.900 11-10.900c0-5.800-5.600-12.300-9.300-17.200-.4-.6-1-.9-1.700-.9Z"
      />
    </svg>
  );
}

export function Wordmark({ subtitle }: { subtitle?: string }) {
  return (
    <span className={classes.mark}>
      <BrandDrop />
      <span className={classes.words}>
        <span className={classes.name}>Glossa</span>
        {subtitle ? <span className={classes.subtitle}>{subtitle}</span> : null}
      </span>
    </span>
  );
}
