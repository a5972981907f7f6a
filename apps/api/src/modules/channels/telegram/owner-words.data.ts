import type { Language } from '@glossa/contracts';

export type OwnerWords = {
  sent: string;
  keepIt: string;
  keep: string;
  leave: string;
  kept: string;
  left: string;
  already: string;
  gone: string;
  full: string;
  textOnly: string;
};

/** What the bot says to people of the studio who answer a notice. */
export const ownerWords: Record<Language, OwnerWords> = {
  EN: {
    sent: 'Sent to the client.',
    keepIt: 'Keep this answer for next time?',
    keep: 'Keep it',
    leave: 'Only this once',
    kept: 'Kept. From now on I answer this myself; you can change the words in the business profile.',
    left: 'All right, only this once.',
    already: 'This has been answered already, so nothing was sent.',
    gone: 'This conversation no longer exists, so nothing was sent.',
    full: 'You keep 100 answers already. Remove one in the business profile to keep another.',
    textOnly: 'I can only pass on text. Please answer in words.',
  },
  DE: {
    sent: 'An den Kunden gesendet.',
    keepIt: 'Diese Antwort fürs nächste Mal behalten?',
    keep: 'Behalten',
    leave: 'Nur dieses Mal',
    kept: 'Gemerkt. Ab jetzt beantworte ich das selbst; den Wortlaut ändern Sie im Betriebsprofil.',
    left: 'In Ordnung, nur dieses Mal.',
    already: 'Das wurde schon beantwortet, deshalb wurde nichts gesendet.',
    gone: 'Dieses Gespräch gibt es nicht mehr, deshalb wurde nichts gesendet.',
    full: 'Sie haben schon 100 Antworten. Entfernen Sie im Betriebsprofil eine, um eine neue zu behalten.',
    textOnly: 'Ich kann nur Text weitergeben. Bitte antworten Sie in Worten.',
  },
  UA: {
    sent: 'Надіслано клієнту.',
    keepIt: 'Зберегти цю відповідь на майбутнє?',
    keep: 'Зберегти',
    leave: 'Лише цього разу',
    kept: 'Збережено. Тепер я відповідатиму на це сам; змінити слова можна в профілі студії.',
    left: 'Гаразд, лише цього разу.',
    already: 'На це вже відповіли, тому нічого не надіслано.',
    gone: 'Цієї розмови більше немає, тому нічого не надіслано.',
    full: 'У вас уже 100 відповідей. Видаліть одну в профілі студії, щоб зберегти нову.',
    textOnly: 'Я можу передати лише текст. Відповідайте, будь ласка, словами.',
  },
  RU: {
    sent: 'Отправлено клиенту.',
    keepIt: 'Сохранить этот ответ на будущее?',
    keep: 'Сохранить',
    leave: 'Только в этот раз',
    kept: 'Сохранено. Теперь я отвечаю на это сам; изменить слова можно в профиле студии.',
    left: 'Хорошо, только в этот раз.',
    already: 'На это уже ответили, поэтому ничего не отправлено.',
    gone: 'Этого диалога больше нет, поэтому ничего не отправлено.',
    full: 'У вас уже 100 ответов. Удалите один в профиле студии, чтобы сохранить новый.',
    textOnly: 'Я могу передать только текст. Ответьте, пожалуйста, словами.',
  },
};
