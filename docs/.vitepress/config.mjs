// The books, built into static pages and served by the product under /docs.

const operators = [
  { text: 'Install', link: '/operate/install' },
  { text: 'Back up, restore, upgrade', link: '/operate/backup' },
  { text: 'Watch', link: '/operate/watch' },
  { text: 'Language models', link: '/operate/models' },
  { text: 'Grow', link: '/operate/scale' },
];

const calls = [
  { text: 'How to call it', link: '/api/' },
  { text: 'Talks and bookings', link: '/api/talks' },
  { text: 'A studio', link: '/api/studio' },
  { text: 'Accounts', link: '/api/account' },
  { text: 'Around the product', link: '/api/operating' },
];

const english = {
  nav: [
    { text: 'Owners', link: '/owners/' },
    { text: 'Operators', link: '/operate/install' },
    { text: 'Developers', link: '/develop/' },
    { text: 'API', link: '/api/' },
  ],
  sidebar: {
    '/api/': [{ text: 'The API', items: calls }],
    '/operate/': [{ text: 'For operators', items: operators }],
    '/develop/': [
      {
        text: 'For developers',
        items: [
          { text: 'How it is made', link: '/develop/' },
          { text: 'Glossary', link: '/glossary' },
        ],
      },
    ],
  },
};

const owners = (words) => ({
  nav: [{ text: words.title, link: words.link }],
  outline: { label: words.outline },
  docFooter: { prev: false, next: false },
  langMenuLabel: words.language,
  returnToTopLabel: words.top,
  sidebarMenuLabel: words.menu,
});

export default {
  title: 'Glossa',
  description: 'The sales manager of car studios: books for owners, operators and developers',
  base: '/docs/',
  srcExclude: ['decisions/**'],
  // No inline scripts: the product's pages forbid them.
  appearance: false,
  metaChunk: true,
  transformHtml: (html) => html.replace(/<script id="check-mac-os">.*?<\/script>/s, ''),
  themeConfig: { search: { provider: 'local' }, ...english },
  locales: {
    root: { label: 'English', lang: 'en' },
    de: {
      label: 'Deutsch',
      lang: 'de',
      link: '/de/inhaber',
      themeConfig: owners({
        title: 'Für Inhaber',
        link: '/de/inhaber',
        outline: 'Auf dieser Seite',
        language: 'Sprache wechseln',
        top: 'Nach oben',
        menu: 'Menü',
      }),
    },
    uk: {
      label: 'Українська',
      lang: 'uk',
      link: '/uk/vlasnykam',
      themeConfig: owners({
        title: 'Для власників',
        link: '/uk/vlasnykam',
        outline: 'На цій сторінці',
        language: 'Змінити мову',
        top: 'Угору',
        menu: 'Меню',
      }),
    },
    ru: {
      label: 'Русский',
      lang: 'ru',
      link: '/ru/vladeltsam',
      themeConfig: owners({
        title: 'Для владельцев',
        link: '/ru/vladeltsam',
        outline: 'На этой странице',
        language: 'Сменить язык',
        top: 'Наверх',
        menu: 'Меню',
      }),
    },
  },
};
