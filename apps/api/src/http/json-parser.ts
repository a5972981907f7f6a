import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { invalidRequest } from './http.errors.ts';

/**
 * JSON only. An empty body counts as none (a DELETE may announce JSON and send nothing), and NUL
 * characters, which PostgreSQL cannot store, are refused before anything else looks at the text.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') return done(null, undefined);
    if (/\\u0000|\0/i.test(text))
      return done(invalidRequest('The text contains NUL characters, which can’t be stored.'));
    try {
      const parsed = parse(text);
      // Fastify says null where there is no body at all, so a written one would look like none.
      if (parsed === null) return done(invalidRequest('The body must be an object.'));
      done(null, parsed);
    } catch {
      done(new AppError('invalid', 'invalid_json', 'This is not valid JSON.'));
    }
  });
}

function parse(text: string): unknown {
  return JSON.parse(text, (key, value) => {
    if (key === '__proto__') throw new SyntaxError('forbidden key');
    return value;
  });
}
