import type { ChatPage, Language, WidgetLook } from '@glossa/contracts';
import { z } from 'zod';
import { acceptedLanguage } from '../../../http/accepted-language.ts';
import type { PublicChat } from '../../../http/serve-sites.ts';
import type { ZodApp } from '../../../http/zod-app.ts';

const params = z.object({ chatLinkId: z.string().max(64) });
const query = z.object({ lang: z.string().max(40).optional() });

/**
 * How the chat button looks today, so that a site's code need not change with it. A script and not data: a site that
 * lets the widget in lets this in too, whatever else its policy forbids. A bot that can't talk has no button.
 */
export function widgetLookRoute(app: ZodApp, findChat: (chatLinkId: string) => Promise<PublicChat>): void {
  app.get(
    '/api/chat/:chatLinkId/widget.js',
    {
      config: { access: 'public', rateLimit: { max: 240, timeWindow: '1 minute' } },
      schema: { hide: true, params, querystring: query },
    },
    async (request, reply) => {
      const { opening } = await findChat(request.params.chatLinkId);
      const language =
        acceptedLanguage(request.query.lang) ?? acceptedLanguage(request.headers['accept-language']);
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=60')
        .header('vary', 'accept-language')
        .header('cross-origin-resource-policy', 'cross-origin');
      const look = opening && widgetLookOf(opening, language ?? opening.language);
      return `Glossa.wear(${JSON.stringify(look).replaceAll('<', '\\u003c')})`;
    },
  );
}

function widgetLookOf({ look, openings }: ChatPage, language: Language): WidgetLook {
  const { accentColor, launcherPosition, scheme = 'AUTO', teaser = true } = look;
  return {
    color: accentColor,
    isLeft: launcherPosition === 'LEFT',
    scheme: scheme === 'AUTO' ? null : scheme === 'DARK' ? 'dark' : 'light',
    teaser: teaser ? openings[language].greeting : '',
  };
}
