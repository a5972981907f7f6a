import type { Language } from '@glossa/contracts';

type Words = { subject: string; body: string };

/** Asks whether an address is its reader's own. `{link}` and `{studio}` are filled in. */
export const confirmationMails: Record<'account' | 'notices', Record<Language, Words>> = {
  account: {
    EN: {
      subject: 'Please confirm your e-mail address',
      body: 'Welcome to Glossa. Please confirm that this address is yours; the link works for a week:\n{link}\n\nUntil then you can set everything up, but no notices are mailed to you. If you did not sign up, ignore this mail.',
    },
    DE: {
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      body: 'Willkommen bei Glossa. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört; der Link gilt eine Woche:\n{link}\n\nBis dahin können Sie alles einrichten, nur werden Ihnen keine Nachrichten gemailt. Wenn Sie sich nicht registriert haben, ignorieren Sie diese Mail.',
    },
    UA: {
      subject: 'Підтвердьте, будь ласка, свою адресу',
      body: 'Вітаємо у Glossa. Підтвердьте, що ця адреса ваша; посилання діє тиждень:\n{link}\n\nДо того ви можете все налаштувати, але сповіщення поштою не надходитимуть. Якщо ви не реєструвалися, проігноруйте цей лист.',
    },
    RU: {
      subject: 'Подтвердите, пожалуйста, свой адрес',
      body: 'Добро пожаловать в Glossa. Подтвердите, что этот адрес ваш; ссылка действует неделю:\n{link}\n\nДо этого вы можете всё настроить, но уведомления по почте приходить не будут. Если вы не регистрировались, проигнорируйте это письмо.',
    },
  },
  notices: {
    EN: {
      subject: '{studio} would like to send you notices',
      body: '{studio} has named this address for notices about bookings and clients. Please confirm that you want them; the link works for a week:\n{link}\n\nIf you know nothing about it, ignore this mail: nothing more will come.',
    },
    DE: {
      subject: '{studio} möchte Ihnen Nachrichten schicken',
      body: '{studio} hat diese Adresse für Nachrichten über Termine und Kunden angegeben. Bitte bestätigen Sie, dass Sie diese erhalten möchten; der Link gilt eine Woche:\n{link}\n\nWenn Sie davon nichts wissen, ignorieren Sie diese Mail: Es kommt nichts weiter.',
    },
    UA: {
      subject: '{studio} хоче надсилати вам сповіщення',
      body: 'Студія {studio} вказала цю адресу для сповіщень про записи та клієнтів. Підтвердьте, що хочете їх отримувати; посилання діє тиждень:\n{link}\n\nЯкщо ви нічого про це не знаєте, проігноруйте цей лист: більше нічого не прийде.',
    },
    RU: {
      subject: '{studio} хочет присылать вам уведомления',
      body: 'Студия {studio} указала этот адрес для уведомлений о записях и клиентах. Подтвердите, что хотите их получать; ссылка действует неделю:\n{link}\n\nЕсли вы ничего об этом не знаете, проигнорируйте это письмо: больше ничего не придёт.',
    },
  },
};
