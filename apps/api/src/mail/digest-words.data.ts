import type { Language } from '@glossa/contracts';

/** Many notices in one mail. `{count}` is filled in. */
export const digestWords: Record<Language, { subject: string; intro: string; more: string }> = {
  EN: {
    subject: '{count} more notices from your bots',
    intro: 'There was a lot to tell, so here it is in one mail:',
    more: '… and {count} more.',
  },
  DE: {
    subject: '{count} weitere Nachrichten Ihrer Bots',
    intro: 'Es gab viel zu melden, darum kommt es in einer Mail:',
    more: '… und {count} weitere.',
  },
  UA: {
    subject: 'Ще {count} сповіщень від ваших ботів',
    intro: 'Новин було багато, тому вони в одному листі:',
    more: '… і ще {count}.',
  },
  RU: {
    subject: 'Ещё {count} уведомлений от ваших ботов',
    intro: 'Новостей было много, поэтому они в одном письме:',
    more: '… и ещё {count}.',
  },
};
