import type { Language } from '@glossa/contracts';

/** What a client hears when the calendar refuses for a reason no other time would mend. */
export const refusalWords: Record<'tooMany' | 'tooLate' | 'gone' | 'preview', Record<Language, string>> = {
  tooMany: {
    EN: 'You already have two open bookings with us, so I have not booked a third. I have told the studio, they will get in touch with you.',
    DE: 'Sie haben bereits zwei offene Termine bei uns, einen dritten habe ich daher nicht gebucht. Das Studio weiß Bescheid und meldet sich bei Ihnen.',
    UA: 'У вас уже є два відкриті записи, тому третій я не створював. Студію повідомлено, вам зателефонують або напишуть.',
    RU: 'У вас уже есть две открытые записи, поэтому третью я не создавал. Студия уже знает, с вами свяжутся.',
  },
  tooLate: {
    EN: 'It is too close to the appointment to change it here. I have told the studio, they will get in touch with you.',
    DE: 'So kurz vor dem Termin kann ich ihn hier nicht mehr ändern. Das Studio weiß Bescheid und meldet sich bei Ihnen.',
    UA: 'До візиту залишилося надто мало часу, щоб змінити запис тут. Студію повідомлено, з вами зв’яжуться.',
    RU: 'До визита осталось слишком мало времени, чтобы изменить запись здесь. Студия уже знает, с вами свяжутся.',
  },
  gone: {
    EN: 'I can’t find that booking any more. I have told the studio, they will get in touch with you.',
    DE: 'Diesen Termin finde ich nicht mehr. Das Studio weiß Bescheid und meldet sich bei Ihnen.',
    UA: 'Я більше не знаходжу цього запису. Студію повідомлено, з вами зв’яжуться.',
    RU: 'Я больше не нахожу этой записи. Студия уже знает, с вами свяжутся.',
  },
  preview: {
    EN: '(Preview: nothing was written to the calendar.)',
    DE: '(Vorschau: Im Kalender wurde nichts eingetragen.)',
    UA: '(Перегляд: до календаря нічого не записано.)',
    RU: '(Просмотр: в календарь ничего не записано.)',
  },
};
