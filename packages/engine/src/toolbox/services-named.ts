import { ENGINE_LANGUAGES, type PriceRow } from '../facts.ts';
import { namesIn } from '../wording/list-names.ts';
import { foldText } from '../words/fold-text.ts';

/** The services a text names, by the list's own words or the trade's in any of our languages. */
export function servicesNamed(text: string, rows: readonly PriceRow[]): string[] {
  const said = foldText(text);
  const services = [...new Set(rows.map(({ service }) => service))];
  return services.filter((service) =>
    [service, ...ENGINE_LANGUAGES.flatMap((language) => namesIn(rows, language).get(service) ?? [])].some(
      (name) => isIn(said, foldText(name)),
    ),
  );
}

function isIn(text: string, name: string): boolean {
  const at = name.trim() === '' ? -1 : text.indexOf(name);
  if (at < 0) return false;
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\d]/u.test(sign);
  return !isLetter(text[at - 1]) && !isLetter(text[at + name.length]);
}
