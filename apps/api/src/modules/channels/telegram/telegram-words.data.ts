import type { Language } from '@glossa/contracts';

type Words = {
  /** Stands above what a person of the studio wrote. */
  person: string;
  manage: string;
  notice: string;
  textOnly: string;
  voice: string;
  photoUnread: string;
  photoHeic: string;
  stopped: string;
  linked: string;
  linkUsed: string;
  test: string;
};

export const channelWords: Record<Language, Words> = {
  EN: {
    person: 'From the studio:',
    manage: 'Change or cancel:',
    notice:
      'I am an AI assistant of the studio, not a person. Please send nothing sensitive. Your data: {privacy} — /stop ends our chat.',
    textOnly: 'I can only read text and take photos. Please tell me in words what you need.',
    voice: "I can't listen to voice messages. Please write to me what you need.",
    photoUnread:
      "I couldn't open this picture. Please send it again as a photo (JPEG, PNG or WebP) or tell me in words what it shows.",
    photoHeic:
      "I couldn't open this picture: it came as a HEIC file. Please send it as a photo rather than as a file, or send a screenshot of it.",
    stopped: 'All right, I won’t write to you any more. Send /start to bring me back.',
    linked:
      'Done: from now on I’ll tell you here about new bookings, clients who want to talk to you and open price questions.',
    linkUsed: 'This link has been used or has expired. Please make a new one in the settings.',
    test: 'This is a test message from your control panel. Everything works.',
  },
  DE: {
    person: 'Aus dem Studio:',
    manage: 'Ändern oder absagen:',
    notice:
      'Ich bin ein KI-Assistent des Studios, kein Mensch. Bitte senden Sie nichts Vertrauliches. Ihre Daten: {privacy} — /stop beendet den Chat.',
    textOnly: 'Ich kann nur Text lesen und Fotos annehmen. Bitte schreiben Sie mir, was Sie brauchen.',
    voice: 'Sprachnachrichten kann ich leider nicht anhören. Bitte schreiben Sie mir, was Sie brauchen.',
    photoUnread:
      'Dieses Bild ließ sich nicht öffnen. Bitte senden Sie es noch einmal als Foto (JPEG, PNG oder WebP) oder schreiben Sie mir, was darauf zu sehen ist.',
    photoHeic:
      'Dieses Bild ließ sich nicht öffnen: Es kam als HEIC-Datei. Bitte senden Sie es als Foto statt als Datei oder schicken Sie einen Screenshot davon.',
    stopped: 'In Ordnung, ich schreibe Ihnen nicht mehr. Mit /start bin ich wieder da.',
    linked:
      'Erledigt: Ab jetzt melde ich Ihnen hier neue Buchungen, Kunden, die mit einem Mitarbeiter sprechen möchten, und offene Preisfragen.',
    linkUsed:
      'Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte erstellen Sie in den Einstellungen einen neuen.',
    test: 'Das ist eine Testnachricht aus Ihrem Control Panel. Alles funktioniert.',
  },
  UA: {
    person: 'Від студії:',
    manage: 'Змінити або скасувати:',
    notice:
      'Я ШІ-помічник студії, не людина. Будь ласка, не надсилайте нічого конфіденційного. Ваші дані: {privacy} — /stop завершує чат.',
    textOnly: 'Я читаю лише текст і приймаю фото. Напишіть, будь ласка, що вам потрібно.',
    voice: 'Голосові повідомлення я прослухати не можу. Напишіть, будь ласка, що вам потрібно.',
    photoUnread:
      'Це зображення не вдалося відкрити. Надішліть його ще раз як фото (JPEG, PNG або WebP) або напишіть, що на ньому.',
    photoHeic:
      'Це зображення не вдалося відкрити: воно надійшло файлом HEIC. Надішліть його як фото, а не як файл, або зробіть знімок екрана.',
    stopped: 'Гаразд, більше не писатиму. Щоб повернути мене, надішліть /start.',
    linked:
      'Готово: відтепер повідомлятиму вас тут про нові записи, про клієнтів, яким потрібен менеджер, і про запитання щодо цін без відповіді.',
    linkUsed: 'Це посилання вже використано або воно застаріло. Створіть нове в налаштуваннях.',
    test: 'Це тестове повідомлення з вашої панелі. Усе працює.',
  },
  RU: {
    person: 'От студии:',
    manage: 'Изменить или отменить:',
    notice:
      'Я ИИ-помощник студии, не человек. Пожалуйста, не присылайте ничего конфиденциального. Ваши данные: {privacy} — /stop завершает чат.',
    textOnly: 'Я читаю только текст и принимаю фото. Напишите, пожалуйста, что вам нужно.',
    voice: 'Голосовые сообщения я прослушать не могу. Напишите, пожалуйста, что вам нужно.',
    photoUnread:
      'Это изображение не удалось открыть. Пришлите его ещё раз как фото (JPEG, PNG или WebP) или напишите, что на нём.',
    photoHeic:
      'Это изображение не удалось открыть: оно пришло файлом HEIC. Пришлите его как фото, а не как файл, или сделайте скриншот.',
    stopped: 'Хорошо, больше писать не буду. Чтобы вернуть меня, отправьте /start.',
    linked:
      'Готово: теперь буду сообщать вам здесь о новых записях, о клиентах, которым нужен менеджер, и о вопросах о ценах, на которые нет ответа.',
    linkUsed: 'Эта ссылка уже использована или устарела. Создайте новую в настройках.',
    test: 'Это тестовое сообщение из вашей панели. Всё работает.',
  },
};
