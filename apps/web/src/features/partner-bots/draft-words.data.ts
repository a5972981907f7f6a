import type { Language } from '@glossa/contracts';

type Pair = readonly [question: string, answer: string];

type DraftWords = {
  opening: (studio: string) => string;
  services: (names: string) => Pair;
  carTypes: (names: string) => Pair;
  cancel: (hours: number) => Pair;
  call: (phone: string) => Pair;
  policies: (text: string) => Pair;
};

/** Questions clients ask every studio, with answers that hold whatever facts are put in. */
export const draftWords: Record<Language, DraftWords> = {
  EN: {
    opening: (studio) =>
      `Hello, this is ${studio}. Which car are we talking about, and what shall we do for it?`,
    services: (names) => ['Q: Which services do you offer?', `A: We do ${names}.`],
    carTypes: (names) => ['Q: Which kinds of cars do you work on?', `A: We have prices for ${names}.`],
    cancel: (hours) => [
      'Q: Can I move or cancel my booking?',
      `A: Yes, up to ${hours} hours before, with the link in your confirmation.`,
    ],
    call: (phone) => ['Q: Can I simply call somebody?', `A: Of course: ${phone}.`],
    policies: (text) => ['Q: What are your terms and conditions?', `A: ${text}`],
  },
  DE: {
    opening: (studio) =>
      `Guten Tag, hier ist ${studio}. Um welches Auto geht es, und was dürfen wir dafür tun?`,
    services: (names) => ['F: Welche Leistungen bieten Sie an?', `A: Wir machen ${names}.`],
    carTypes: (names) => ['F: Welche Fahrzeuge nehmen Sie an?', `A: Wir haben Preise für ${names}.`],
    cancel: (hours) => [
      'F: Kann ich meinen Termin verschieben oder absagen?',
      `A: Ja, bis ${hours} Stunden vorher, über den Link in Ihrer Bestätigung.`,
    ],
    call: (phone) => ['F: Kann ich einfach jemanden anrufen?', `A: Natürlich: ${phone}.`],
    policies: (text) => ['F: Welche Bedingungen gelten bei Ihnen?', `A: ${text}`],
  },
  UA: {
    opening: (studio) => `Вітаємо, це ${studio}. Про яке авто йдеться і що для нього зробити?`,
    services: (names) => ['П: Які послуги ви надаєте?', `В: Ми робимо: ${names}.`],
    carTypes: (names) => ['П: З якими автомобілями ви працюєте?', `В: Маємо ціни для: ${names}.`],
    cancel: (hours) => [
      'П: Чи можна перенести або скасувати запис?',
      `В: Так, не пізніше ніж за ${hours} год, за посиланням у підтвердженні.`,
    ],
    call: (phone) => ['П: Чи можна просто зателефонувати?', `В: Звісно: ${phone}.`],
    policies: (text) => ['П: Які у вас умови роботи?', `В: ${text}`],
  },
  RU: {
    opening: (studio) => `Здравствуйте, это ${studio}. О какой машине речь и что для неё сделать?`,
    services: (names) => ['В: Какие услуги вы оказываете?', `О: Мы делаем: ${names}.`],
    carTypes: (names) => ['В: С какими автомобилями вы работаете?', `О: Есть цены для: ${names}.`],
    cancel: (hours) => [
      'В: Можно перенести или отменить запись?',
      `О: Да, не позже чем за ${hours} ч, по ссылке в подтверждении.`,
    ],
    call: (phone) => ['В: Можно просто позвонить?', `О: Конечно: ${phone}.`],
    policies: (text) => ['В: Какие у вас условия работы?', `О: ${text}`],
  },
};
