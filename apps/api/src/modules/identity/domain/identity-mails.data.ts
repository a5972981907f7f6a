import type { Language } from '@glossa/contracts';

type Words = { subject: string; body: string };

/** The mails about an account. `{link}` and `{email}` are filled in. */
export const identityMails: Record<
  'reset' | 'registered' | 'deleted' | 'newEmail' | 'emailChanged',
  Record<Language, Words>
> = {
  reset: {
    EN: {
      subject: 'Your new Glossa password',
      body: 'You asked for a new password. This link works once, for one hour:\n{link}\n\nIf it wasn’t you, ignore this mail: your password stays as it is.',
    },
    DE: {
      subject: 'Ihr neues Glossa-Passwort',
      body: 'Sie haben ein neues Passwort angefordert. Dieser Link gilt einmal und eine Stunde lang:\n{link}\n\nWenn Sie das nicht waren, ignorieren Sie diese Mail: Ihr Passwort bleibt, wie es ist.',
    },
    UA: {
      subject: 'Ваш новий пароль Glossa',
      body: 'Ви попросили новий пароль. Це посилання спрацює один раз, протягом години:\n{link}\n\nЯкщо це були не ви, проігноруйте цей лист: пароль залишиться тим самим.',
    },
    RU: {
      subject: 'Ваш новый пароль Glossa',
      body: 'Вы запросили новый пароль. Эта ссылка сработает один раз, в течение часа:\n{link}\n\nЕсли это были не вы, проигнорируйте это письмо: пароль останется прежним.',
    },
  },
  newEmail: {
    EN: {
      subject: 'Your new address for Glossa',
      body: 'You want to log in with this address from now on. Please confirm it with this link, which works for one hour:\n{link}\n\nIf it wasn’t you, ignore this mail: nothing changes.',
    },
    DE: {
      subject: 'Ihre neue Adresse für Glossa',
      body: 'Sie möchten sich künftig mit dieser Adresse anmelden. Bitte bestätigen Sie das mit diesem Link; er gilt eine Stunde:\n{link}\n\nWenn Sie das nicht waren, ignorieren Sie diese Mail: Es ändert sich nichts.',
    },
    UA: {
      subject: 'Ваша нова адреса для Glossa',
      body: 'Ви хочете надалі входити за цією адресою. Підтвердьте це за посиланням; воно діє годину:\n{link}\n\nЯкщо це були не ви, проігноруйте цей лист: усе залишиться, як є.',
    },
    RU: {
      subject: 'Ваш новый адрес для Glossa',
      body: 'Вы хотите теперь входить по этому адресу. Подтвердите это по ссылке; она действует час:\n{link}\n\nЕсли это были не вы, проигнорируйте это письмо: всё останется как есть.',
    },
  },
  emailChanged: {
    EN: {
      subject: 'Your Glossa address was changed',
      body: 'From now on you log in with {email}, no longer with this address.\n\nIf it wasn’t you, reply to this mail at once.',
    },
    DE: {
      subject: 'Ihre Glossa-Adresse wurde geändert',
      body: 'Ab jetzt melden Sie sich mit {email} an, nicht mehr mit dieser Adresse.\n\nWenn Sie das nicht waren, antworten Sie bitte sofort auf diese Mail.',
    },
    UA: {
      subject: 'Вашу адресу у Glossa змінено',
      body: 'Відтепер ви входите за адресою {email}, а не за цією.\n\nЯкщо це були не ви, одразу дайте відповідь на цей лист.',
    },
    RU: {
      subject: 'Ваш адрес в Glossa изменён',
      body: 'Теперь вы входите по адресу {email}, а не по этому.\n\nЕсли это были не вы, сразу ответьте на это письмо.',
    },
  },
  registered: {
    EN: {
      subject: 'You already have a Glossa account',
      body: 'Somebody, probably you, tried to sign up with this address. There is an account already:\n{link}\n\nIf you forgot the password, ask for a new one there. If it wasn’t you, ignore this mail.',
    },
    DE: {
      subject: 'Sie haben bereits ein Glossa-Konto',
      body: 'Jemand, wahrscheinlich Sie, wollte sich mit dieser Adresse registrieren. Ein Konto gibt es schon:\n{link}\n\nPasswort vergessen? Dort fordern Sie ein neues an. Wenn Sie das nicht waren, ignorieren Sie diese Mail.',
    },
    UA: {
      subject: 'У вас уже є акаунт Glossa',
      body: 'Хтось, імовірно ви, намагався зареєструватися з цією адресою. Акаунт із нею вже є:\n{link}\n\nЗабули пароль? Там можна попросити новий. Якщо це були не ви, проігноруйте цей лист.',
    },
    RU: {
      subject: 'У вас уже есть аккаунт Glossa',
      body: 'Кто-то, вероятно вы, пытался зарегистрироваться с этим адресом. Аккаунт с ним уже есть:\n{link}\n\nЗабыли пароль? Там можно запросить новый. Если это были не вы, проигнорируйте это письмо.',
    },
  },
  deleted: {
    EN: {
      subject: 'Your Glossa account is deleted',
      body: 'Your account {email} is deleted, with everything that belonged to it. Your chat links no longer answer.\n\nThis is the last mail about it. If it wasn’t you, reply to this mail at once.',
    },
    DE: {
      subject: 'Ihr Glossa-Konto ist gelöscht',
      body: 'Ihr Konto {email} ist gelöscht, mit allem, was dazugehörte. Ihre Chat-Links antworten nicht mehr.\n\nDas ist die letzte Mail dazu. Wenn Sie das nicht waren, antworten Sie bitte sofort auf diese Mail.',
    },
    UA: {
      subject: 'Ваш акаунт Glossa видалено',
      body: 'Акаунт {email} видалено разом з усім, що до нього належало. Ваші посилання на чат більше не відповідають.\n\nЦе останній лист про нього. Якщо це були не ви, одразу дайте відповідь на цей лист.',
    },
    RU: {
      subject: 'Ваш аккаунт Glossa удалён',
      body: 'Аккаунт {email} удалён вместе со всем, что к нему относилось. Ваши ссылки на чат больше не отвечают.\n\nЭто последнее письмо о нём. Если это были не вы, сразу ответьте на это письмо.',
    },
  },
};
