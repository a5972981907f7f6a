import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './surface.module.css';

type SurfaceProps = BoxProps & {
  children: ReactNode;
  component?: 'div' | 'section' | 'li';
  'aria-label'?: string;
};

/** A sheet with a hairline around it: the only kind of box the panel knows. */
export function Surface({ children, className, p = { base: 'md', sm: 'lg' }, ...props }: SurfaceProps) {
  return (
    <Box className={className ? `${classes.surface} ${className}` : classes.surface} p={p} {...props}>
      {children}
    </Box>
  );
}
