import type { Language } from '@glossa/contracts';

export type WeeklyWords = {
  subject: string;
  title: string;
  dialogs: string;
  bookings: string;
  conversion: string;
  booked: string;
  done: string;
  upsells: string;
  ofOffered: string;
  persons: string;
  ofAsked: string;
  heldBack: string;
  questions: string;
  stillOpen: string;
  before: string;
  byDay: string;
  open: string;
  off: string;
};

/** The mail about a week. `{studio}`, `{from}`, `{to}` and figures are filled in. */
export const weeklyWords: Record<Language, WeeklyWords> = {
  EN: {
    subject: '{studio}: your week, {from} – {to}',
    title: 'Your week, {from} – {to}',
    dialogs: 'Dialogs',
    bookings: 'Bookings by the bot',
    conversion: 'Dialogs that led to a booking',
    booked: 'Booked',
    done: 'Completed',
    upsells: 'Extras sold',
    ofOffered: '{taken} of {offered} offered',
    persons: 'Someone from the studio within two minutes',
    ofAsked: '{inTime} of {asked} who asked',
    heldBack: 'Unproven prices stopped',
    questions: 'Questions without an answer',
    stillOpen: '{questions}, still open {open}',
    before: 'the week before: {value}',
    byDay: 'Day by day',
    open: 'See all numbers',
    off: 'This mail comes on Mondays. You can switch it off in the settings under “Notices”:',
  },
  DE: {
    subject: '{studio}: Ihre Woche, {from} – {to}',
    title: 'Ihre Woche, {from} – {to}',
    dialogs: 'Dialoge',
    bookings: 'Buchungen durch den Bot',
    conversion: 'Dialoge mit Buchung',
    booked: 'Gebucht',
    done: 'Erledigt',
    upsells: 'Dazugebuchte Extras',
    ofOffered: '{taken} von {offered} angebotenen',
    persons: 'Ein Mitarbeiter binnen zwei Minuten',
    ofAsked: '{inTime} von {asked}, die danach fragten',
    heldBack: 'Gestoppte Preise ohne Beleg',
    questions: 'Fragen ohne Antwort',
    stillOpen: '{questions}, noch offen {open}',
    before: 'Woche davor: {value}',
    byDay: 'Tag für Tag',
    open: 'Alle Zahlen ansehen',
    off: 'Diese Mail kommt montags. In den Einstellungen unter „Benachrichtigungen“ schalten Sie sie ab:',
  },
  UA: {
    subject: '{studio}: ваш тиждень, {from} – {to}',
    title: 'Ваш тиждень, {from} – {to}',
    dialogs: 'Діалоги',
    bookings: 'Записи через бота',
    conversion: 'Діалоги, що привели до запису',
    booked: 'Записано на суму',
    done: 'Виконано на суму',
    upsells: 'Взяли додаткову послугу',
    ofOffered: '{taken} із {offered} запропонованих',
    persons: 'Менеджер відповів за дві хвилини',
    ofAsked: '{inTime} з {asked}, хто просив',
    heldBack: 'Зупинені ціни без підтвердження',
    questions: 'Питання без відповіді',
    stillOpen: '{questions}, ще відкриті {open}',
    before: 'тижнем раніше: {value}',
    byDay: 'День за днем',
    open: 'Усі показники',
    off: 'Цей лист надходить щопонеділка. Вимкнути його можна в налаштуваннях, у розділі «Сповіщення»:',
  },
  RU: {
    subject: '{studio}: ваша неделя, {from} – {to}',
    title: 'Ваша неделя, {from} – {to}',
    dialogs: 'Диалоги',
    bookings: 'Записи через бота',
    conversion: 'Диалоги, которые привели к записи',
    booked: 'Записано на сумму',
    done: 'Выполнено на сумму',
    upsells: 'Взяли дополнительную услугу',
    ofOffered: '{taken} из {offered} предложенных',
    persons: 'Менеджер ответил за две минуты',
    ofAsked: '{inTime} из {asked}, кто просил',
    heldBack: 'Остановленные цены без подтверждения',
    questions: 'Вопросы без ответа',
    stillOpen: '{questions}, ещё открыты {open}',
    before: 'неделей раньше: {value}',
    byDay: 'День за днём',
    open: 'Все показатели',
    off: 'Это письмо приходит по понедельникам. Отключить его можно в настройках, в разделе «Уведомления»:',
  },
};
