import type { Language } from '@glossa/contracts';

/** What a client is told when the owner has put a price to a question, in the client's language. */
export const priceAnswers: Record<Language, (service: string, price: string) => string> = {
  EN: (service, price) => `The studio has answered: ${service} costs ${price}. Shall we find a time for you?`,
  DE: (service, price) =>
    `Das Studio hat geantwortet: ${service} kostet ${price}. Sollen wir einen Termin für Sie suchen?`,
  UA: (service, price) => `Студія відповіла: ${service} – ${price}. Підібрати вам час?`,
  RU: (service, price) => `Студия ответила: ${service} – ${price}. Подобрать вам время?`,
};
