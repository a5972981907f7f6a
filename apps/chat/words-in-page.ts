import type { Plugin } from 'vite';

const languageOf: Record<string, string> = { en: 'EN', de: 'DE', uk: 'UA', ru: 'RU' };

/**
 * Notes in the chat's page where the words of each language are. The server, which knows who is reading, turns the note
 * into a link to one of them: the words are then on their way together with the script that wants them.
 */
export function wordsInPage(): Plugin {
  return {
    name: 'words-in-page',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const files: Record<string, string> = {};
      for (const chunk of Object.values(bundle)) {
        const locale =
          chunk.type === 'chunk' && /\/src\/locales\/(\w+)\.json$/.exec(chunk.facadeModuleId ?? '')?.[1];
        const language = locale ? languageOf[locale] : undefined;
        if (language !== undefined) files[language] = `/chat-app/${chunk.fileName}`;
      }
      if (Object.keys(files).length !== 4)
        this.error('The languages of the chat are not in files of their own.');
      page.source = String(page.source).replace(
        '</head>',
        `<!--words ${JSON.stringify(files)}-->\n  </head>`,
      );
    },
  };
}
