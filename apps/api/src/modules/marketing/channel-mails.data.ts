import type { Language } from '@glossa/contracts';

type ChannelMail = {
  subject: (channel: string) => string;
  body: (about: { channel: string; link: string }) => string;
};

/** The one mail to somebody who waited for a channel. */
export const channelMails: Record<Language, ChannelMail> = {
  EN: {
    subject: (channel) => `${channel} is here`,
    body: ({ channel, link }) =>
      `Hello,\n\nyou asked us to write once Glossa answers on ${channel}. Now it does: your assistant can talk to clients there, quote prices from your list and take bookings.\n\nConnect it in the control panel under “My bots”, Messengers:\n${link}\n\nThis was the one mail you asked for. We have deleted your address from the waiting list.\n`,
  },
  DE: {
    subject: (channel) => `${channel} ist da`,
    body: ({ channel, link }) =>
      `Guten Tag,\n\nSie wollten Bescheid bekommen, sobald Glossa auch auf ${channel} antwortet. Jetzt ist es so weit: Ihr Assistent kann dort mit Kunden schreiben, Preise aus Ihrer Liste nennen und Termine vergeben.\n\nVerbinden können Sie es im Control Panel unter „Meine Bots“, Messenger:\n${link}\n\nDas war die eine Mail, um die Sie gebeten hatten. Ihre Adresse haben wir von der Warteliste gelöscht.\n`,
  },
  UA: {
    subject: (channel) => `${channel} уже працює`,
    body: ({ channel, link }) =>
      `Вітаємо!\n\nВи просили написати, щойно Glossa почне відповідати в ${channel}. Тепер це працює: ваш помічник може спілкуватися там із клієнтами, називати ціни з вашого прайсу й записувати.\n\nПід’єднати можна в панелі: «Мої боти», «Месенджери»:\n${link}\n\nЦе той єдиний лист, про який ви просили. Вашу адресу ми видалили зі списку очікування.\n`,
  },
  RU: {
    subject: (channel) => `${channel} уже работает`,
    body: ({ channel, link }) =>
      `Здравствуйте!\n\nВы просили написать, как только Glossa начнёт отвечать в ${channel}. Теперь это работает: ваш помощник может общаться там с клиентами, называть цены из вашего прайса и записывать.\n\nПодключить можно в панели: «Мои боты», «Мессенджеры»:\n${link}\n\nЭто то единственное письмо, о котором вы просили. Ваш адрес мы удалили из списка ожидания.\n`,
  },
};
