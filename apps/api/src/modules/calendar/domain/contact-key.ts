/**
 * What makes two spellings of a phone number one contact: the last nine digits, which leave out the country's
 * code and the leading zero. Null where there is no number worth the name.
 */
export function contactKey(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length < 6 ? null : digits.slice(-9);
}
