import type { Language } from '@glossa/contracts';

/** Many notices in one mail. `{count}` is filled in. */
export const digestWords: Record<Language, { subject: string; intro: string; more: string }> = {
  EN: {
    subject: '{count} more notices from your bots',
    intro: 'A lot happened, so here it is in one mail:',
    more: '… and {count} more.',
  },
  DE: {
    subject: '{count} weitere Nachrichten Ihrer Bots',
    intro: 'Es gab viel zu melden, deshalb hier alles in einer Mail:',
    more: '… und {count} weitere.',
  },
  UA: {
    subject: 'Нові сповіщення від ваших ботів: {count}',
    intro: 'Новин було багато, тому вони в одному листі:',
    more: '… і ще {count}.',
  },
  RU: {
    subject: 'Новые уведомления от ваших ботов: {count}',
    intro: 'Новостей было много, поэтому они в одном письме:',
    more: '… и ещё {count}.',
  },
};
