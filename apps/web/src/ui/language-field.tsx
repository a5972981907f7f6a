import { Autocomplete, type AutocompleteProps, type OptionsFilter } from '@mantine/core';

/** Names as their own speakers write them. Any other value is as welcome. */
const suggestions = [
  'English',
  'Deutsch',
  'Українська',
  'Русский',
  'Polski',
  'Čeština',
  'Română',
  'Türkçe',
  'Français',
  'Español',
  'Italiano',
];

/** A bot's language: a free value (a code, a name or a locale) with the usual ones at hand. */
export function LanguageField(props: Omit<AutocompleteProps, 'data' | 'filter'>) {
  return (
    <Autocomplete
      data={suggestions}
      filter={showAllOnceChosen}
      // The list is labelled like the field: while closed it stays out of the page.
      comboboxProps={{ keepMounted: false }}
      maxLength={60}
      autoComplete="off"
      {...props}
    />
  );
}

/** A complete name is no search: with it in the field the whole list is offered again. */
const showAllOnceChosen: OptionsFilter = ({ options, search }) => {
  const wanted = search.trim().toLowerCase();
  const isChosen = suggestions.some((name) => name.toLowerCase() === wanted);
  if (isChosen) return options;
  return options.filter((option) => 'label' in option && option.label.toLowerCase().includes(wanted));
};
