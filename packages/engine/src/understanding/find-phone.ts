import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js';

/** The phone number in a message, in international form. Only numbers that can exist in the studio's country or abroad count. */
export function findPhone(text: string, country: string | undefined): string | null {
  if (!/\d[\d\s()/.-]{5,}\d/.test(text)) return null;
  const home = countryOf(country);
  const found = findPhoneNumbersInText(
    text.slice(0, 1000),
    home ? { defaultCountry: home, extended: true } : { extended: true },
  );
  return found.find((one) => one.number.isPossible())?.number.number ?? null;
}

function countryOf(country: string | undefined): CountryCode | null {
  const code = country?.toUpperCase() ?? '';
  return isSupportedCountry(code) ? code : null;
}
