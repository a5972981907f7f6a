import type { Language, TeamRole } from '@glossa/contracts';

type Words = { subject: string; body: string; roles: Record<TeamRole, string> };

/** The mail with an invitation. `{studio}`, `{role}` and `{link}` are filled in. */
export const invitationMails: Record<Language, Words> = {
  EN: {
    subject: '{studio} invites you to the team',
    body: '{studio} would like to work with you in Glossa. {role}\n\nThe link works once, for a week:\n{link}\n\nIf you don’t know the studio, ignore this mail.',
    roles: {
      OWNER: 'As an owner you can do everything there.',
      STAFF: 'You will see the calendar, the conversations and the clients.',
    },
  },
  DE: {
    subject: '{studio} lädt Sie ins Team ein',
    body: '{studio} möchte in Glossa mit Ihnen arbeiten. {role}\n\nDer Link gilt einmal und eine Woche lang:\n{link}\n\nWenn Sie das Studio nicht kennen, ignorieren Sie diese Mail.',
    roles: {
      OWNER: 'Als Inhaberin oder Inhaber können Sie dort alles tun.',
      STAFF: 'Sie sehen Kalender, Gespräche und Kunden.',
    },
  },
  UA: {
    subject: '{studio} запрошує вас до команди',
    body: '{studio} хоче працювати з вами у Glossa. {role}\n\nПосилання спрацює один раз, протягом тижня:\n{link}\n\nЯкщо ви не знаєте цієї студії, проігноруйте цей лист.',
    roles: {
      OWNER: 'Як власнику вам буде доступно все.',
      STAFF: 'Ви бачитимете календар, розмови та клієнтів.',
    },
  },
  RU: {
    subject: '{studio} приглашает вас в команду',
    body: '{studio} хочет работать с вами в Glossa. {role}\n\nСсылка сработает один раз, в течение недели:\n{link}\n\nЕсли вы не знаете эту студию, проигнорируйте это письмо.',
    roles: {
      OWNER: 'Как владельцу вам будет доступно всё.',
      STAFF: 'Вы будете видеть календарь, диалоги и клиентов.',
    },
  },
};
