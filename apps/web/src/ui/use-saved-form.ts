import { useMutation } from '@tanstack/react-query';
import { type FormEventHandler, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';
import { useErrorSentence } from '../i18n/use-error-sentence.ts';
import { isSame } from './changed-fields.ts';
import { focusFirstError } from './focus-first-error.ts';
import { whileLoading } from './loading-flag.ts';
import { toastSuccess } from './toast.ts';
import { useUnsavedMark } from './unsaved-guard.tsx';
import { useContractForm } from './use-contract-form.ts';

type SavedForm<Values> = {
  schema: ZodType;
  /** What the server holds now. */
  saved: Values;
  /** Sends the values and gives back what the server made of them. */
  save: (values: Values) => Promise<Values>;
  /** Whoever saves several forms at once says so itself. */
  isQuiet?: boolean;
  /** The field a refusal is about, where it is about one. */
  refusedField?: (error: unknown) => (keyof Values & string) | null;
};

/**
 * A form over something that exists already: knows whether it was changed, saves, discards, and
 * never loses what was typed, neither to a refusal nor to a newer answer of the server.
 */
export function useSavedForm<Values extends Record<string, unknown>>(options: SavedForm<Values>) {
  const { schema, saved, save, isQuiet = false, refusedField = () => null } = options;
  const { t } = useTranslation('editing');
  const sentence = useErrorSentence();
  const form = useContractForm({ schema, initialValues: saved });
  const isDirty = !isSame(form.values, saved);
  useUnsavedMark(isDirty);

  const lastSaved = useRef(saved);
  const { getValues, setValues } = form;
  useEffect(() => {
    const before = lastSaved.current;
    lastSaved.current = saved;
    if (!isSame(before, saved) && isSame(getValues(), before)) setValues(saved);
  }, [saved, getValues, setValues]);

  const saving = useMutation({
    mutationFn: (values: Values) => whileLoading(() => save(values)),
    onSuccess: (next, sent) => {
      // Somebody who types on while it is saved keeps the newer words.
      if (isSame(form.getValues(), sent)) form.setValues(next);
      if (!isQuiet) toastSuccess(t('saved'));
    },
    onError: (error) => {
      const field = refusedField(error);
      if (!field) return;
      form.setFieldError(field, sentence(error));
      focusFirstError({ [field]: true });
    },
  });
  const submit: FormEventHandler<HTMLFormElement> = form.onSubmit((values) => {
    if (isDirty) saving.mutate(values);
  });
  const discard = () => {
    form.setValues(saved);
    form.clearErrors();
    saving.reset();
  };
  const error = refusedField(saving.error) ? null : saving.error;
  return { form, isDirty, isSaving: saving.isPending, error, submit, discard };
}
