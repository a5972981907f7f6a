import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import type { ZodType } from 'zod';
import { useFieldMessage } from '../i18n/use-field-message.ts';
import { focusFirstError } from './focus-first-error.ts';

type ContractForm<Values> = Omit<UseFormInput<Values>, 'validate' | 'mode' | 'initialValues'> & {
  schema: ZodType;
  initialValues: Values;
};

/**
 * A form held to the same contract as the server, with its complaints in the reader's language.
 * A refused submit leads to the first field complained about.
 */
export function useContractForm<Values extends Record<string, unknown>>(
  options: ContractForm<Values>,
): UseFormReturnType<Values> {
  const { schema, ...input } = options;
  const say = useFieldMessage();
  const form = useForm<Values>({
    ...input,
    mode: 'controlled',
    validate: (values) => {
      const parsed = schema.safeParse(values);
      if (parsed.success) return {};
      // The first complaint about a field is the one to show, so it is written last.
      const issues = parsed.error.issues.toReversed();
      return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), say(issue.message)]));
    },
  });
  return {
    ...form,
    onSubmit: (onAccepted, onRefused = focusFirstError) => form.onSubmit(onAccepted, onRefused),
  };
}
