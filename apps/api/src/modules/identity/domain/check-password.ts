import { commonPasswords } from './common-passwords.data.ts';

/**
 * Why a password is too easy to guess, or null when it will do. Length is checked by the contract;
 * here it is about passwords that are long and still on every guessing list.
 */
export function findPasswordWeakness(password: string, email: string): string | null {
  const plain = password.normalize('NFKC').toLowerCase();
  const letters = plain.replace(/[^\p{L}]/gu, '');
  const [mailbox = ''] = email.toLowerCase().split('@');
  if (commonPasswords.has(plain) || commonPasswords.has(letters)) {
    return 'This password is on every list of common passwords. Please choose another one.';
  }
  if (new Set(plain).size < 5 || isKeyboardWalk(plain)) {
    return 'This password is too regular. Please use a longer mix of words or characters.';
  }
  if (mailbox.length >= 4 && letters.includes(mailbox) && plain.length - mailbox.length < 6) {
    return 'The password must not be made of your e-mail address.';
  }
  return null;
}

const walks = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'йцукенгшщзхъфывапролджэячсмитьбю',
];

function isKeyboardWalk(plain: string): boolean {
  return walks.some((walk) => walk.includes(plain) || [...walk].reverse().join('').includes(plain));
}
