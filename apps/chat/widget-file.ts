import type { Plugin } from 'vite';

/**
 * Makes `widget.js` and what it loads: plain scripts under names that never change. Wrapped into functions, because
 * they run among the names of somebody else's page.
 */
export function widgetFile(): Plugin {
  return {
    name: 'widget-file',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.fileName.startsWith('widget')) continue;
        if (chunk.imports.length > 0) this.error('The widget must not share code with the chat page.');
        chunk.code = `(()=>{${chunk.code.trim()}})();\n`;
      }
    },
  };
}
