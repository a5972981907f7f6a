import type { Language } from '@glossa/contracts';

type NewsletterMail = { subject: string; body: (links: { confirm: string; leave: string }) => string };

/** The mail that asks whether it was really this person who signed up. */
export const newsletterMails: Record<Language, NewsletterMail> = {
  EN: {
    subject: 'One click for the Glossa newsletter',
    body: ({ confirm, leave }) =>
      `Hello,\n\nplease confirm that you want our mail once a month:\n${confirm}\n\nThe link works for seven days. If it wasn’t you, do nothing: without your click nothing comes.\n\nTo be taken off the list, now or later:\n${leave}\n`,
  },
  DE: {
    subject: 'Ein Klick für den Glossa-Newsletter',
    body: ({ confirm, leave }) =>
      `Guten Tag,\n\nbitte bestätigen Sie, dass Sie unsere Mail einmal im Monat möchten:\n${confirm}\n\nDer Link gilt sieben Tage. Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne Ihren Klick kommt nichts.\n\nJetzt oder später abmelden:\n${leave}\n`,
  },
  UA: {
    subject: 'Один клік для розсилки Glossa',
    body: ({ confirm, leave }) =>
      `Вітаємо!\n\nПідтвердьте, будь ласка, що хочете отримувати наш лист раз на місяць:\n${confirm}\n\nПосилання діє сім днів. Якщо це були не ви, нічого не робіть: без вашого кліку нічого не прийде.\n\nВідписатися зараз чи пізніше:\n${leave}\n`,
  },
  RU: {
    subject: 'Один клик для рассылки Glossa',
    body: ({ confirm, leave }) =>
      `Здравствуйте!\n\nПодтвердите, пожалуйста, что хотите получать наше письмо раз в месяц:\n${confirm}\n\nСсылка действует семь дней. Если это были не вы, ничего не делайте: без вашего клика ничего не придёт.\n\nОтписаться сейчас или позже:\n${leave}\n`,
  },
};
