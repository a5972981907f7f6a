import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { type ApiDescription, apiPages, forgottenGroups, writeApiPage } from './api-pages.ts';
import { typeInWords } from './type-in-words.ts';

let test: TestApp;
let description: ApiDescription;
beforeAll(async () => {
  test = await createTestApp();
  description = (await test.send('GET', '/api/openapi.json')).json();
});
afterAll(() => test.close());

// `npx vitest run --project api api-pages -u` writes them anew.
it.each(Object.keys(apiPages) as (keyof typeof apiPages)[])(
  'the book’s page “%s” tells of the API as it is',
  async (page) => {
    await expect(writeApiPage(description, page)).toMatchFileSnapshot(`../../../../docs/api/${page}.md`);
  },
);

it('no group of calls is forgotten', () => {
  expect(forgottenGroups(description)).toEqual([]);
});

it('says who may call', () => {
  expect(writeApiPage(description, 'studio')).toContain(
    '### GET /api/partner/:partnerId/event\n\nFor everybody who works in the studio, and administrators.',
  );
});

it.each([
  [{ type: 'string', format: 'uuid', nullable: true }, 'uuid | null'],
  [{ type: 'array', items: { enum: ['A', 'B'] } }, '("A" | "B")[]'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [
    {
      type: 'object',
      properties: { id: { type: 'integer' }, at: { type: 'string', format: 'date-time' } },
      required: ['id'],
    },
    '{\n  id: whole number\n  at?: date-time\n}',
  ],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [undefined, 'unknown'],
])('writes %j as a type', (schema, words) => {
  expect(typeInWords(schema)).toBe(words);
});
