import { type SiteFactName, siteFactMarks } from '@glossa/contracts';
import type { ReactNode } from 'react';

/** What is said only where the operator has configured it; a server without it leaves it out. */
export function WhenKnown({ fact, children }: { fact: SiteFactName; children: ReactNode }) {
  const { begin, end } = siteFactMarks(fact);
  return (
    <>
      <template data-mark={begin} />
      {children}
      <template data-mark={end} />
    </>
  );
}
