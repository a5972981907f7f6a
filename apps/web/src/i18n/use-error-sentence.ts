import { errorCodes } from '@glossa/contracts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';

/** What to tell a person about a failure: by its code in their language, else in the server's own words. */
export function useErrorSentence(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('unreachable');
      const code = translated.find((known) => known === error.code);
      if (code) return t(code);
      return error.message;
    },
    [t],
  );
}

/** A bad request is explained best by the server, which knows the field; these say it as well ourselves. */
const untranslated = ['invalid_request'] as const;
type Untranslated = (typeof untranslated)[number];
type Translated = Exclude<(typeof errorCodes)[number], Untranslated>;

export const translated: readonly Translated[] = errorCodes.filter(
  (code): code is Translated => !untranslated.some((other) => other === code),
);
