import {
  type Language,
  siteDemoLink,
  siteDemoMarks,
  siteFiles,
  siteOrigin,
  siteSchema,
} from '@glossa/contracts';
import type { Plugin } from 'vite';

/** In development the pages of the public site are written anew for every visit. */
export function writtenPages(api: string): Plugin {
  return {
    name: 'written-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = new URL(request.url ?? '/', siteOrigin).pathname;
        const file = siteFiles.find((one) => one.path === path);
        if (process.env.VITEST || !file) return next();
        try {
          const { renderSite } = await server.ssrLoadModule('/src/site/render-site.tsx');
          const pages: { path: string; html: string }[] = renderSite({
            css: '',
            script: '/src/site/enhance/site-in-development.ts',
          });
          const html = pages.find((page) => page.path === path)?.html ?? '';
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(path, await fill(html, file.language, api)));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function fill(html: string, language: Language, api: string): Promise<string> {
  const { demoChats } = siteSchema.parse(await (await fetch(`${api}/api/site`)).json());
  return html
    .replaceAll(siteDemoMarks.begin, '')
    .replaceAll(siteDemoMarks.end, '')
    .replaceAll(siteDemoLink, demoChats[language] ?? '')
    .replaceAll(siteOrigin, '');
}
