import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const standIn = '\0left-out/rrule';

/**
 * What libraries bring along and no screen uses. The schedule has a library for recurring events: ours are written one by
 * one, and an event that did recur would be drawn nowhere. It has a head and a list of its own, where the panel has
 * others (`withHeader: false`), and can show more events in a modal, where the panel shows them in a popover. The checker
 * of forms can write schemas as JSON, which only the server does for its documentation.
 */
export function leftOut(): Plugin {
  return {
    name: 'left-out',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id === 'rrule' ? standIn : null),
    load: (id) => {
      if (id === standIn) return 'export class RRule {}\nexport default { RRule };';
      if (schemaWriters.test(id)) return withoutBodies(readFileSync(id, 'utf8'));
      const [, unseen] = unseenParts.exec(id) ?? [];
      if (unseen) return `export const ${unseen} = () => null;\n${unseen}.displayName = '${unseen}';`;
      return moreEvents.test(id) ? withoutModal(readFileSync(id, 'utf8')) : null;
    },
  };
}

const schemaWriters = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;

const unseenParts = /\/@mantine\/schedule\/esm\/components\/\w+\/(AgendaView|ScheduleHeaderBase)\.mjs$/;
const moreEvents = /\/@mantine\/schedule\/esm\/components\/MoreEvents\/MoreEvents\.mjs$/;

function withoutModal(code: string): string {
  const shown = 'import { Modal, Popover,';
  // A new version may be written otherwise: better a build that stops than a screen that grows unseen.
  if (!code.includes(shown)) throw new Error('MoreEvents of the schedule imports its modal in another way.');
  return code.replace(shown, 'const Modal = () => null;\nimport { Popover,');
}

/** The same names, each a function that makes a function that does nothing. */
function withoutBodies(code: string): string {
  const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name);
  return [
    'const nothing = () => () => ({});',
    ...names.map((name) => `export const ${name} = nothing;`),
  ].join('\n');
}
