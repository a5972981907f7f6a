/** What somebody is for the visit: it stands before a name and is none of it. */
const ROLE =
  'ansprechpartner(?:in)?|kontaktperson|kontakt|halter(?:in)?|fahrer(?:in)?|besitzer(?:in)?|eigentümer(?:in)?|inhaber(?:in)?|auftraggeber(?:in)?|kunde|kundin|firma|chef(?:in)?|kolleg(?:e|in)|colleague|коллега|колега|contact(?: person)?|owner|driver|customer|client|keeper|manager|company|контактн\\p{L}* (?:лицо|особа)|контакт|водитель(?:ница)?|водій(?:ка)?|хозяин|хозяйка|владелец|владелица|власник|власниця|господар|господиня|клиент(?:ка)?|клієнт(?:ка)?|заказчик|замовник|менеджер|фирма|фірма|компания|компанія|організація|организация';

const LEADING_ROLE = new RegExp(`^(?:(?:${ROLE})\\s+(?:(?:is|ist|це|это|heißt|heisst)\\s+)?)+`, 'iu');
const NAMED_ROLE = new RegExp(
  `(?<!\\p{L})(?:${ROLE})[\\s:–-]+(?:(?:is|ist|це|это)\\s+)?(\\p{Lu}\\p{Ll}[\\p{L}'’ʼ-]*(?:\\s\\p{Lu}\\p{Ll}[\\p{L}'’ʼ-]*)?)`,
  'u',
);
const ANY_CASE = new RegExp(`(?<!\\p{L})(?:${ROLE})(?!\\p{L})`, 'iu');

/** "Ansprechpartner Tobias Baumann": the name without what its bearer is. */
export function withoutRole(name: string | null, text: string): string | null {
  if (name === null || !LEADING_ROLE.test(name)) return name;
  const left = name.replace(LEADING_ROLE, '').trim();
  return left === '' ? namedInRole(text) : left;
}

/** Somebody is named by what they are for the visit, so nobody asks for a person of the studio. */
export function namesInRole(text: string): boolean {
  return namedInRole(text) !== null;
}

function namedInRole(text: string): string | null {
  const role = ANY_CASE.exec(text);
  // The role may be written with a capital or without; the name has one.
  const from = role ? text.slice(role.index).replace(/^\p{L}/u, (letter) => letter.toLowerCase()) : '';
  return NAMED_ROLE.exec(from)?.[1] ?? null;
}
