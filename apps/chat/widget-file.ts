import type { Plugin } from 'vite';

/**
 * Makes `widget.js` of the widget's entry: one plain script under a name that never changes. Wrapped into a
 * function, because it runs among the names of somebody else's page.
 */
export function widgetFile(): Plugin {
  return {
    name: 'widget-file',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.fileName !== 'widget.js') continue;
        if (chunk.imports.length > 0) this.error('The widget must not share code with the chat page.');
        chunk.code = `(()=>{${chunk.code.trim()}})();\n`;
      }
    },
  };
}
