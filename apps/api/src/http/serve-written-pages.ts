import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, presenceCookieName, siteDemoTalk, siteFiles } from '@glossa/contracts';
import type { FastifyInstance } from 'fastify';
import { readCookie } from './cookies.ts';
import { fillPage, type PageFacts } from './fill-page.ts';
import { robotsText, securityText, sitemapXml } from './site-notices.ts';

/** The talk of the demo studio as it stands now, as HTML; empty where there is none. */
export type DemoTalkHtml = (language: Language) => Promise<string>;

/** The public site: pages written at build time, filled in once, and what machines ask a site for. */
export function serveWrittenPages(
  app: FastifyInstance,
  webDir: string,
  { demoTalk, ...facts }: PageFacts & { demoTalk: DemoTalkHtml },
): void {
  const hidden = { schema: { hide: true } };
  const served = siteFiles.filter(({ page }) => page !== '/imprint' || facts.siteFacts.imprintName !== null);
  for (const { page, language, path, file } of served) {
    const html = fillPage(readFileSync(join(webDir, file), 'utf8'), language, facts);
    app.get(path, hidden, async (request, reply) => {
      reply.header('cache-control', 'no-cache');
      // The start page is for visitors; whoever works here goes to work. The panel asks whether it is true.
      if (page === '/' && readCookie(request.headers.cookie, presenceCookieName))
        return reply.redirect('/dashboard', 302);
      reply.type('text/html; charset=utf-8');
      if (!html.includes(siteDemoTalk)) return html;
      const talk = await demoTalk(language);
      return html.replace(siteDemoTalk, () => talk);
    });
  }
  // Whoever types a slash behind an address means the page before it.
  for (const { path } of served)
    if (path !== '/') app.get(`${path}/`, hidden, (_request, reply) => reply.redirect(path, 301));
  app.get('/en', hidden, (_request, reply) => reply.redirect('/', 301));

  const publicUrl = facts.publicUrl.replace(/\/$/, '');
  app.get('/robots.txt', hidden, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(publicUrl)),
  );
  app.get('/sitemap.xml', hidden, (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(sitemapXml(publicUrl, [...new Set(served.map(({ page }) => page))])),
  );
  app.get('/.well-known/security.txt', hidden, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText(publicUrl, new Date())),
  );
}
