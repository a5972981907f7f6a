import { countryOfAddress, countryOfZone, currencyOf, currencySchema } from '@glossa/contracts';
import { Select, SimpleGrid } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useLanguage } from '../i18n/use-language.ts';
import { countryOptions, currencyOptions } from './place-options.ts';

const needed = { message: 'must not be empty' };

/** What a form with these fields has to hold beside its own. */
export const placeFields = {
  country: z.string().min(1, needed),
  currency: z.string().min(1, needed).pipe(currencySchema),
};

type Place = { country: string; currency: string };
type PlaceFieldsProps = Place & {
  address: string;
  errors: { country?: ReactNode; currency?: ReactNode };
  onChange: (place: Place) => void;
};

/**
 * The question for country and currency. The address answers it while it is typed, the browser's zone before that; what
 * was chosen by hand stays, and nothing is sent that was not seen.
 */
export function PlaceFields({ address, country, currency, errors, onChange }: PlaceFieldsProps) {
  const { t } = useTranslation('place');
  const { locale } = useLanguage();
  const [chosen, setChosen] = useState<Partial<Place>>({});
  const place = placeOf(address, chosen);
  const isNews = place.country !== country || place.currency !== currency;
  useEffect(() => {
    if (isNews) onChange(place);
  });
  const lands = useMemo(() => countryOptions(locale, country), [locale, country]);
  const money = useMemo(() => currencyOptions(locale), [locale]);
  const list = {
    searchable: true,
    allowDeselect: false,
    placeholder: t('choose'),
    nothingFoundMessage: t('nothingFound'),
    limit: 80,
    comboboxProps: { keepMounted: false },
  } as const;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md" spacing="lg">
      <Select
        label={t('country')}
        description={t('countryUse')}
        data={lands}
        {...list}
        value={country || null}
        error={errors.country}
        onChange={(code) => setChosen({ ...chosen, country: code ?? '' })}
      />
      <Select
        label={t('currency')}
        description={t('currencyUse')}
        data={money}
        {...list}
        value={currency || null}
        error={errors.currency}
        onChange={(code) => setChosen({ ...chosen, currency: code ?? '' })}
      />
    </SimpleGrid>
  );
}

function placeOf(address: string, chosen: Partial<Place>): Place {
  const country = chosen.country ?? likelyCountry(address);
  return { country, currency: chosen.currency ?? currencyOf(country) ?? '' };
}

function likelyCountry(address: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return countryOfAddress(address) ?? countryOfZone(timeZone) ?? '';
}
