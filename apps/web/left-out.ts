import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const standIn = '\0left-out/rrule';

/**
 * What libraries bring along and no screen uses. The schedule has a library for recurring events: ours are written one by
 * one, and an event that did recur would be drawn nowhere. The checker of forms can write schemas as JSON, which only the
 * server does for its documentation.
 */
export function leftOut(): Plugin {
  return {
    name: 'left-out',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id === 'rrule' ? standIn : null),
    load: (id) => {
      if (id === standIn) return 'export class RRule {}\nexport default { RRule };';
      return schemaWriters.test(id) ? withoutBodies(readFileSync(id, 'utf8')) : null;
    },
  };
}

const schemaWriters = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;

/** The same names, each a function that makes a function that does nothing. */
function withoutBodies(code: string): string {
  const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name);
  return [
    'const nothing = () => () => ({});',
    ...names.map((name) => `export const ${name} = nothing;`),
  ].join('\n');
}
