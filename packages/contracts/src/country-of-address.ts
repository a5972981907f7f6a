import { addressShapes, cityNames, countryAliases, misleadingNames } from './address-words.data.ts';
import { countries } from './countries.ts';

/** The country an address is in, by its name, its way of writing or its city; null where it could be anywhere. */
export function countryOfAddress(address: string): string | null {
  return byName(address) ?? addressShapes.find(([shape]) => shape.test(address))?.[1] ?? byCity(address);
}

/** A country is named last in an address, so of several names the last counts. */
function byName(address: string): string | null {
  const text = address.toLowerCase();
  const found = knownNames()
    .map(({ name, country }) => ({ country, at: lastIndexOfWord(text, name), length: name.length }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at + b.length - (a.at + a.length) || b.length - a.length);
  return found[0]?.country ?? null;
}

function byCity(address: string): string | null {
  const words = address.toLowerCase().split(/[^\p{L}-]+/u);
  const found = Object.entries(cityNames).filter(([, cities]) =>
    cities.split(' ').some((city) => words.includes(city)),
  );
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

function lastIndexOfWord(text: string, word: string): number {
  const at = text.lastIndexOf(word);
  if (at < 0) return -1;
  const around = `${text.charAt(at - 1)}${text.charAt(at + word.length)}`;
  return /[\p{L}\d]/u.test(around) ? -1 : at;
}

type KnownName = { name: string; country: string };
let names: KnownName[] | null = null;

/** What countries are called in our four languages, and by their own people. */
function knownNames(): KnownName[] {
  names ??= [
    ...Object.entries(countryAliases).map(([name, country]) => ({ name, country })),
    ...['en', 'de', 'uk', 'ru'].flatMap(namesIn),
  ];
  return names;
}

function namesIn(locale: string): KnownName[] {
  const display = new Intl.DisplayNames(locale, { type: 'region' });
  return countries
    .map((country) => ({ country, name: (display.of(country) ?? '').toLowerCase() }))
    .filter(({ name }) => name !== '' && !misleadingNames.has(name));
}
