import type { Mail } from '../../../mail/outbox.ts';

/** Mails go out before we know a person's language, so they speak English and German, briefly. */
export function resetMail(recipient: string, link: string): Mail {
  return {
    recipient,
    subject: 'Your new Glossa password · Ihr neues Glossa-Passwort',
    body: [
      'You asked for a new password. This link works once, for one hour:',
      link,
      'If it was not you, do nothing: your password stays as it is.',
      '',
      'Sie haben ein neues Passwort angefordert. Der Link oben gilt einmal und eine Stunde lang.',
      'Wenn Sie das nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
    ].join('\n'),
  };
}

export function alreadyRegisteredMail(recipient: string, loginLink: string): Mail {
  return {
    recipient,
    subject: 'You already have a Glossa account · Sie haben bereits ein Glossa-Konto',
    body: [
      'Somebody, probably you, tried to sign up with this address. There is an account already:',
      loginLink,
      'If you forgot the password, ask for a new one there. If it was not you, do nothing.',
      '',
      'Jemand, wahrscheinlich Sie, wollte sich mit dieser Adresse registrieren. Ein Konto gibt es schon;',
      'über den Link oben melden Sie sich an oder fordern ein neues Passwort an.',
    ].join('\n'),
  };
}
