import { siteDemoMarks } from '@glossa/contracts';
import type { ReactNode } from 'react';

/**
 * What makes sense only where a demo studio is set up: a server without one leaves it out. React writes
 * no comments, so the marks are elements here and become comments when the page is written.
 */
export function DemoOnly({ children }: { children: ReactNode }) {
  return (
    <>
      <template data-mark={siteDemoMarks.begin} />
      {children}
      <template data-mark={siteDemoMarks.end} />
    </>
  );
}
