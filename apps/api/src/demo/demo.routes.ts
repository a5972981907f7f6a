import { beginDemoTalkSchema, demoTalkKeySchema } from '@glossa/contracts';
import type { ZodApp } from '../http/zod-app.ts';
import type { TalkDeps } from '../modules/conversations/index.ts';
import { beginDemoTalk } from './begin-demo-talk.ts';
import type { DemoChats } from './seed-demo.ts';

/** The start page's way into a talk with a demo studio. */
export function demoRoutes(app: ZodApp, deps: TalkDeps & { demoChats: DemoChats }): void {
  app.post(
    '/api/demo/talk',
    {
      // As many talks as one address may begin with any studio.
      config: { access: 'public', rateLimit: { max: 10, timeWindow: '1 hour' } },
      schema: { body: beginDemoTalkSchema, response: { 200: demoTalkKeySchema } },
    },
    async (request) => beginDemoTalk(deps, request.body.language),
  );
}
