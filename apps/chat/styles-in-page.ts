import type { Plugin } from 'vite';

/**
 * Puts the chat's styles into its page. They are small, and a client on a slow phone sees the greeting one journey to
 * the server earlier.
 */
export function stylesInPage(): Plugin {
  return {
    name: 'styles-in-page',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      page.source = String(page.source).replace(
        /<link rel="stylesheet"[^>]*href="\/chat-app\/([^"]+)">/g,
        (link: string, file: string) => {
          const styles = bundle[file];
          if (styles?.type !== 'asset') return link;
          delete bundle[file];
          return `<style>${String(styles.source).trim()}</style>`;
        },
      );
      if (page.source.includes('rel="stylesheet"')) this.error('The styles of the chat are not in its page.');
    },
  };
}
