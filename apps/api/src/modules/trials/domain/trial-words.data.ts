import type { Language } from '@glossa/contracts';

type TrialWords = {
  studio: string;
  bot: string;
  greeting: string;
  /** Said where a reply would have booked something or told somebody. */
  nothingWritten: string;
  /** Who the talk was with, in the inbox of who kept it. */
  visitor: string;
};

export const trialWords: Record<Language, TrialWords> = {
  EN: {
    studio: 'Your Studio',
    bot: 'Mia',
    greeting: 'Hello! I am Mia, an AI assistant with your price list. Ask me what your clients ask you.',
    nothingWritten: '(A trial: nothing was booked and nobody was told.)',
    visitor: 'You, before signing up',
  },
  DE: {
    studio: 'Ihrem Studio',
    bot: 'Mia',
    greeting:
      'Hallo! Ich bin Mia, ein KI-Assistent mit Ihrer Preisliste. Fragen Sie mich, was Ihre Kunden Sie fragen.',
    nothingWritten: '(Nur zur Probe: Es wurde nichts gebucht und niemand benachrichtigt.)',
    visitor: 'Sie, vor der Anmeldung',
  },
  UA: {
    studio: '«Ваша студія»',
    bot: 'Мія',
    greeting: 'Вітаю! Я Мія, ШІ-помічник із вашим прайсом. Запитуйте те, що питають у вас клієнти.',
    nothingWritten: '(Це проба: нічого не записано й нікого не повідомлено.)',
    visitor: 'Ви, до реєстрації',
  },
  RU: {
    studio: '«Ваша студия»',
    bot: 'Мия',
    greeting:
      'Здравствуйте! Я Мия, ИИ-помощник с вашим прайсом. Спрашивайте то, о чём вас спрашивают клиенты.',
    nothingWritten: '(Это проба: ничего не записано и никто не оповещён.)',
    visitor: 'Вы, до регистрации',
  },
};
