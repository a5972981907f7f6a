// The borders of the house, checked by machine. scripts/borders.test.ts proves that a crossing is reported.

/** A module may use only those above it in this list, and only through their door. */
const modules = [
  'identity',
  'partners',
  'team',
  'plans',
  'bots',
  'assistant',
  'pricing',
  'notifications',
  'calendar',
  'conversations',
  'clients',
  'numbers',
  'media',
  'push',
  'channels',
  'trials',
  'marketing',
  'page-views',
  'audit',
  'retention',
];

const moduleOrder = modules.map((name, i) => ({
  name: `${name}-looks-up-only`,
  comment: `${name} may only use modules above it in the list of modules.`,
  severity: 'error',
  from: { path: `^apps/api/src/modules/${name}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^apps/api/src/modules/(${modules.slice(i + 1).join('|') || 'none'})/` },
}));

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    rule(
      'no-rings',
      'Modules that need each other are one module.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    ...moduleOrder,
    rule(
      'modules-through-their-door',
      'Another module is used through its index.ts; only tables may refer to tables.',
      { path: '^apps/api/src/modules/([^/]+)/', pathNot: '\\.(table|store|test)\\.ts$' },
      { path: '^apps/api/src/modules/([^/]+)/', pathNot: ['^apps/api/src/modules/$1/', '/index\\.ts$'] },
    ),
    rule(
      'tables-and-stores-touch-tables',
      'A table or store may refer to another module’s tables, for keys and joins, and to nothing deeper.',
      { path: '^apps/api/src/modules/([^/]+)/.*\\.(table|store)\\.ts$' },
      {
        path: '^apps/api/src/modules/([^/]+)/',
        pathNot: ['^apps/api/src/modules/$1/', '/index\\.ts$', '\\.table\\.ts$'],
      },
    ),
    rule(
      'ground-below-modules',
      'Database, HTTP, jobs, mail and secrets know no module.',
      { path: '^apps/api/src/(db|http|jobs|mail|secrets)/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/api/src/(modules|demo)/' },
    ),
    rule(
      'rules-are-pure',
      'A module’s domain knows no database, queue or server.',
      { path: '^apps/api/src/modules/[^/]+/domain/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/api/src/(db|jobs)/|node_modules/(fastify|pg|drizzle-orm|better-auth|pg-boss)/' },
    ),
    rule(
      'engine-is-pure',
      'The engine knows no database, network, server or environment.',
      { path: '^packages/engine/src/', pathNot: '(\\.test\\.ts$|/eval/)' },
      {
        path: [
          '^apps/',
          '^node:',
          '^(fs|http|https|net|child_process|os|crypto)$',
          'node_modules/(fastify|pg|drizzle-orm|ai|better-auth)/',
        ],
      },
    ),
    rule(
      'contracts-are-leaf',
      'Contracts know nothing but zod.',
      { path: '^packages/contracts/src/' },
      { path: '^(apps|packages/engine)/' },
    ),
    rule(
      'apps-are-apart',
      'Browser apps and server share contracts only.',
      { path: '^apps/(web|chat)/' },
      { path: '^(apps/api|packages/engine)/' },
    ),
    rule(
      'web-and-chat-are-apart',
      'The chat page stays small: it takes nothing from the panel.',
      { path: '^apps/chat/' },
      { path: '^apps/web/' },
    ),
    rule(
      'features-are-apart',
      'Features never import each other or a page; pages compose them.',
      { path: '^apps/web/src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      {
        path: ['^apps/web/src/(pages|app)/', '^apps/web/src/features/([^/]+)/'],
        pathNot: '^apps/web/src/features/$1/',
      },
    ),
    rule(
      'ui-and-api-are-below',
      'What draws and what calls knows neither features nor pages.',
      { path: '^apps/web/src/(ui|api|i18n|session|paths)', pathNot: '\\.test\\.tsx?$' },
      { path: '^apps/web/src/(features|pages|app)/' },
    ),
    rule(
      'api-client-without-react',
      'The API client knows nothing of React.',
      { path: '^apps/web/src/api/', pathNot: '\\.test\\.tsx?$' },
      { path: 'node_modules/(react|@mantine|@tanstack)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    skipAnalysisNotInRules: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
