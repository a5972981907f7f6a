import { countries, currencies } from '@glossa/contracts';

/** Countries to choose from by their names, with the one that is chosen even where it is not among the usual ones. */
export function countryOptions(locale: string, current: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return [...new Set([...countries, ...(current ? [current] : [])])]
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

export function currencyOptions(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return currencies.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }));
}
