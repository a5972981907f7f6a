import type { Language } from '@glossa/contracts';

type Words = { subject: string; asked: string; goOn: string };

/** Around an answer of the studio that goes to a client by mail. */
export const answeredWords: Record<Language, Words> = {
  EN: { subject: '{studio} has answered you', asked: 'You asked:', goOn: 'Go on in the chat:' },
  DE: { subject: '{studio} hat Ihnen geantwortet', asked: 'Sie haben gefragt:', goOn: 'Weiter im Chat:' },
  UA: { subject: '{studio}: відповідь на ваше запитання', asked: 'Ви запитали:', goOn: 'Продовжити в чаті:' },
  RU: { subject: '{studio}: ответ на ваш вопрос', asked: 'Вы спросили:', goOn: 'Продолжить в чате:' },
};
