import { typeInWords } from './type-in-words.ts';

/** What a page needs of the description of the API. */
export type ApiDescription = { paths: Record<string, Record<string, Call>> };

type Call = {
  tags?: string[];
  'x-access'?: string;
  parameters?: { in: string; name: string; required?: boolean; schema: unknown }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
};

type Listed = { method: string; path: string; call: Call };

/** The pages of the book about the API, and which groups of calls each tells of. */
export const apiPages = {
  talks: { title: 'Talks and bookings', groups: ['chat', 'booking', 'channel', 'trial', 'demo', 'site'] },
  studio: { title: 'A studio', groups: ['partner', 'bot', 'plan', 'quick-bot'] },
  account: {
    title: 'Accounts',
    groups: ['signup', 'auth', 'user', 'new-email', 'confirm-email', 'invitation'],
  },
  operating: {
    title: 'Around the product',
    groups: ['admin', 'contact', 'newsletter', 'notify-me', 'page-view'],
  },
} as const;

const accessWords: Record<string, string> = {
  public: 'Needs no sign-in.',
  identified: 'For whoever has a token, with or without an account here.',
  'signed-in': 'For everybody who is signed in.',
  'own-partner': 'For owners of the studio and administrators.',
  'own-team': 'For everybody who works in the studio, and administrators.',
  admin: 'For administrators.',
};

/** One page: every call of its groups, with who may call it, what it takes and what it gives. */
export function writeApiPage(description: ApiDescription, page: keyof typeof apiPages): string {
  const { title, groups } = apiPages[page];
  const calls = listCalls(description).filter(({ call }) =>
    groups.some((group: string) => call.tags?.includes(group)),
  );
  const sections = [...Map.groupBy(calls, subjectOf)].map(([subject, ofSubject]) =>
    [`## ${subject}`, ...ofSubject.map(writeCall)].join('\n\n'),
  );
  return `${[`# ${title}`, ...sections].join('\n\n')}\n`;
}

/** Groups of calls that no page tells of. */
export function forgottenGroups(description: ApiDescription): string[] {
  const told = new Set<string>(Object.values(apiPages).flatMap(({ groups }) => [...groups]));
  const all = listCalls(description).flatMap(({ call }) => call.tags ?? []);
  return [...new Set(all)].filter((group) => !told.has(group));
}

function listCalls({ paths }: ApiDescription): Listed[] {
  return Object.entries(paths)
    .flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, call]) => ({ method: method.toUpperCase(), path, call })),
    )
    .toSorted((a, b) => compare(a.path, b.path) || compare(a.method, b.method));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** By the first words that name something: `/api/partner/{id}/event/{id}` is about events. */
function subjectOf({ path }: Listed): string {
  const words = path.split('/').filter((word) => word !== '' && word !== 'api' && !word.startsWith('{'));
  return words[0] === 'partner' || words[0] === 'admin' ? words.slice(0, 2).join(' · ') : (words[0] ?? path);
}

function writeCall({ method, path, call }: Listed): string {
  const query = (call.parameters ?? []).filter((one) => one.in === 'query');
  const body = schemaOf(call.requestBody?.content);
  const answers = Object.entries(call.responses ?? {}).map(([status, { content }]) => {
    const schema = schemaOf(content);
    return `${status}${schema === undefined ? '' : ` ${typeInWords(schema)}`}`;
  });
  const asked = query.map(
    ({ name, required, schema }) => `${name}${required ? '' : '?'}: ${typeInWords(schema)}`,
  );
  const lines = [
    ...(asked.length > 0 ? [`query ${asked.join('\n      ')}`] : []),
    ...(body === undefined ? [] : [`body ${typeInWords(body)}`]),
    ...answers.map((answer) => `→ ${answer}`),
  ];
  const access = accessWords[call['x-access'] ?? ''] ?? '';
  return [`### ${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, access, fenced(lines.join('\n'))]
    .filter((part) => part !== '')
    .join('\n\n');
}

function fenced(text: string): string {
  return text === '' ? '' : `\`\`\`text\n${text}\n\`\`\``;
}

function schemaOf(content: Record<string, { schema?: unknown }> | undefined): unknown {
  return Object.values(content ?? {})[0]?.schema;
}
