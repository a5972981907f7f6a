import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from './field-message.ts';

/** Turns what a contract says about a field into a sentence beside that field. */
export function useFieldMessage(): (message: string) => string {
  const { t } = useTranslation('fields');
  return useCallback(
    (message) => {
      const said = fieldMessage(message);
      if ('count' in said) return t(said.key, { count: said.count });
      if ('number' in said) return t(said.key, { number: said.number });
      return t(said.key);
    },
    [t],
  );
}
