import type { Plugin } from 'vite';

const standIn = '\0left-out/rrule';

/**
 * The schedule brings a library for recurring events, which every visitor of the calendar would load. Our
 * events happen once: it is built without, and an event that did recur would be drawn nowhere.
 */
export function leftOut(): Plugin {
  return {
    name: 'left-out',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id === 'rrule' ? standIn : null),
    load: (id) => (id === standIn ? 'export class RRule {}\nexport default { RRule };' : null),
  };
}
