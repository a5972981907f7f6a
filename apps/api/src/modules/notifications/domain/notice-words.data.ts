import type { Language } from '@glossa/contracts';
import type { NoticeName } from './notice.ts';

type Words = {
  subjects: Record<NoticeName, string>;
  /** The line above a client's own words. */
  wrote: string;
  /** Below a notice that a messenger's reply answers. */
  replyHere: string;
  newTime: string;
  plan: string;
  trialSoon: string;
  trialOver: string;
  disconnected: string;
  unlinked: string;
  held: string;
};

/** What a studio is told, in its own language. */
export const noticeWords: Record<Language, Words> = {
  EN: {
    subjects: {
      waiting: 'a client wants to talk to a person',
      price: 'a client asks for a price that is not on your list',
      question: 'a client asks something only you can answer',
      time: 'a client asks for a time',
      lead: 'a new lead',
      contact: 'a client left a way to be reached',
      photo: 'a client sent photos for you to look at',
      booking: 'a new booking',
      moved: 'a booking was moved',
      cancelled: 'a booking was cancelled',
      coming: 'a client confirmed the booking',
      late: 'a client is running late',
      plan: "{percent} % of this month's dialogs are used",
      trialThree: 'your trial ends in three days',
      trialOne: 'your trial ends tomorrow',
      trialOver: 'your trial is over',
      disconnected: 'your Telegram bot is disconnected',
      unlinked: '{messenger} is disconnected',
      held: 'a message is waiting in {messenger}',
    },
    wrote: 'In the chat with {bot} a client wrote:',
    replyHere: 'Reply to this message and the client gets your answer.',
    newTime: 'New time: ',
    plan: '{count} of {limit} dialogs of your plan are used this month. When they run out, your bot takes the contacts of new clients instead of quoting and booking.',
    trialSoon:
      'Until then everything works as it does now. Afterwards your bot still answers, but only takes contacts: no prices, no bookings. Choose a plan to go on:',
    trialOver:
      'Your bot still answers clients and takes their contacts, but it no longer quotes or books. Nothing is lost. Choose a plan to go on:',
    disconnected:
      "Telegram no longer accepts the token of {bot}. Copy the current token from BotFather into the bot's settings: {link}",
    unlinked:
      "Meta no longer accepts the token of {bot} for {messenger}. Copy a current token into the bot's settings: {link}",
    held: 'A client of {bot} has not written in {messenger} for 24 hours, and Meta then allows approved templates only. Your message waits and goes out as soon as the client writes again. You can also call: {link}',
  },
  DE: {
    subjects: {
      waiting: 'ein Kunde möchte mit einem Mitarbeiter sprechen',
      price: 'ein Kunde fragt nach einem Preis, der nicht auf Ihrer Liste steht',
      question: 'ein Kunde fragt etwas, das nur Sie beantworten können',
      time: 'ein Kunde fragt nach einem Termin',
      lead: 'eine neue Anfrage',
      contact: 'ein Kunde hat Kontaktdaten hinterlassen',
      photo: 'ein Kunde hat Ihnen Fotos geschickt',
      booking: 'eine neue Buchung',
      moved: 'eine Buchung wurde verschoben',
      cancelled: 'eine Buchung wurde abgesagt',
      coming: 'ein Kunde hat den Termin bestätigt',
      late: 'ein Kunde verspätet sich',
      plan: '{percent} % der Dialoge dieses Monats sind verbraucht',
      trialThree: 'Ihre Testphase endet in drei Tagen',
      trialOne: 'Ihre Testphase endet morgen',
      trialOver: 'Ihre Testphase ist vorbei',
      disconnected: 'Ihr Telegram-Bot ist getrennt',
      unlinked: '{messenger} ist getrennt',
      held: 'eine Nachricht wartet in {messenger}',
    },
    wrote: 'Im Chat mit {bot} hat ein Kunde geschrieben:',
    replyHere: 'Antworten Sie auf diese Nachricht, und der Kunde bekommt Ihre Antwort.',
    newTime: 'Neue Zeit: ',
    plan: '{count} von {limit} Dialogen Ihres Tarifs sind diesen Monat verbraucht. Sind alle weg, nimmt Ihr Bot von neuen Kunden nur die Kontaktdaten auf, statt Preise zu nennen und zu buchen.',
    trialSoon:
      'Bis dahin läuft alles wie jetzt. Danach antwortet Ihr Bot weiter, nimmt aber nur Kontaktdaten auf: keine Preise, keine Buchungen. Wählen Sie einen Tarif:',
    trialOver:
      'Ihr Bot antwortet Kunden weiter und nimmt ihre Kontaktdaten auf, nennt aber keine Preise mehr und bucht nicht. Nichts geht verloren. Wählen Sie einen Tarif:',
    disconnected:
      'Telegram nimmt das Token von {bot} nicht mehr an. Kopieren Sie das aktuelle Token von BotFather in die Einstellungen des Bots: {link}',
    unlinked:
      'Meta akzeptiert das Token von {bot} für {messenger} nicht mehr. Tragen Sie in den Einstellungen des Bots ein aktuelles Token ein: {link}',
    held: 'Ein Kunde von {bot} hat in {messenger} seit 24 Stunden nicht geschrieben; Meta erlaubt dann nur genehmigte Vorlagen. Ihre Nachricht wartet und geht hinaus, sobald der Kunde wieder schreibt. Sie können auch anrufen: {link}',
  },
  UA: {
    subjects: {
      waiting: 'клієнт хоче поговорити з менеджером',
      price: 'клієнт питає про ціну, якої немає у вашому прайсі',
      question: 'клієнт запитує те, на що можете відповісти лише ви',
      time: 'клієнт питає про час',
      lead: 'нова заявка',
      contact: 'клієнт залишив контакт',
      photo: 'клієнт надіслав вам фото',
      booking: 'новий запис',
      moved: 'запис перенесено',
      cancelled: 'запис скасовано',
      coming: 'клієнт підтвердив запис',
      late: 'клієнт запізнюється',
      plan: 'використано {percent} % діалогів цього місяця',
      trialThree: 'пробний період закінчується за три дні',
      trialOne: 'пробний період закінчується завтра',
      trialOver: 'пробний період закінчився',
      disconnected: 'ваш Telegram-бот відключено',
      unlinked: '{messenger} від’єднано',
      held: 'повідомлення чекає у {messenger}',
    },
    wrote: 'У чаті з {bot} клієнт написав:',
    replyHere: 'Дайте відповідь на це повідомлення — клієнт отримає її в чаті.',
    newTime: 'Новий час: ',
    plan: 'Цього місяця використано {count} з {limit} діалогів вашого тарифу. Коли вони закінчаться, бот братиме в нових клієнтів лише контакт, без цін і запису.',
    trialSoon:
      'До того все працює, як зараз. Потім бот і далі відповідатиме, але братиме лише контакти: без цін і запису. Оберіть тариф:',
    trialOver:
      'Бот і далі відповідає клієнтам і бере їхні контакти, але не називає цін і не записує. Нічого не втрачено. Оберіть тариф:',
    disconnected:
      'Telegram більше не приймає токен бота {bot}. Скопіюйте чинний токен із BotFather у налаштування бота: {link}',
    unlinked:
      'Meta більше не приймає токен бота {bot} для {messenger}. Вставте чинний токен у налаштуваннях бота: {link}',
    held: 'Клієнт бота {bot} не писав у {messenger} понад 24 години, і тоді Meta дозволяє лише схвалені шаблони. Ваше повідомлення чекає й піде, щойно клієнт напише знову. Можна також зателефонувати: {link}',
  },
  RU: {
    subjects: {
      waiting: 'клиент хочет поговорить с менеджером',
      price: 'клиент спрашивает о цене, которой нет в вашем прайсе',
      question: 'клиент спрашивает то, на что можете ответить только вы',
      time: 'клиент спрашивает о времени',
      lead: 'новая заявка',
      contact: 'клиент оставил контакт',
      photo: 'клиент прислал вам фото',
      booking: 'новая запись',
      moved: 'запись перенесена',
      cancelled: 'запись отменена',
      coming: 'клиент подтвердил запись',
      late: 'клиент опаздывает',
      plan: 'использовано {percent} % диалогов этого месяца',
      trialThree: 'пробный период закончится через три дня',
      trialOne: 'пробный период закончится завтра',
      trialOver: 'пробный период закончился',
      disconnected: 'ваш Telegram-бот отключён',
      unlinked: '{messenger} отключён',
      held: 'сообщение ждёт в {messenger}',
    },
    wrote: 'В чате с {bot} клиент написал:',
    replyHere: 'Ответьте на это сообщение — клиент получит ваш ответ в чате.',
    newTime: 'Новое время: ',
    plan: 'В этом месяце использовано {count} из {limit} диалогов вашего тарифа. Когда они закончатся, бот будет брать у новых клиентов только контакт, без цен и записи.',
    trialSoon:
      'До этого всё работает как сейчас. Потом бот продолжит отвечать, но будет брать только контакты: без цен и записи. Выберите тариф:',
    trialOver:
      'Бот по-прежнему отвечает клиентам и берёт их контакты, но не называет цен и не записывает. Ничего не потеряно. Выберите тариф:',
    disconnected:
      'Telegram больше не принимает токен бота {bot}. Скопируйте действующий токен из BotFather в настройки бота: {link}',
    unlinked:
      'Meta больше не принимает токен бота {bot} для {messenger}. Вставьте действующий токен в настройках бота: {link}',
    held: 'Клиент бота {bot} не писал в {messenger} больше 24 часов, и тогда Meta разрешает только одобренные шаблоны. Ваше сообщение ждёт и уйдёт, как только клиент напишет снова. Можно также позвонить: {link}',
  },
};
