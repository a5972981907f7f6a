import { connectMessengerSchema } from '@glossa/contracts';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { connectMessenger, type MessengerPlace } from '../../api/messengers.ts';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { toastSuccess } from '../../ui/toast.ts';

type Options = { place: MessengerPlace; needsSecret: boolean; isNew: boolean; onDone: () => void };
const fields = ['phoneNumberId', 'businessId', 'token', 'appSecret'] as const;
type Values = Record<(typeof fields)[number], string>;

/** The form's values, held to the contract and to what this messenger needs; complaints say what to copy. */
export function useConnectForm({ place, needsSecret, isNew, onDone }: Options) {
  const { t } = useTranslation('messengers');
  const queryClient = useQueryClient();
  const isWhatsApp = place.messenger === 'whatsapp';
  const needed = [
    'token',
    ...(isNew && isWhatsApp ? ['phoneNumberId', 'businessId'] : []),
    ...(isNew && needsSecret ? ['appSecret'] : []),
  ];
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: { phoneNumberId: '', businessId: '', token: '', appSecret: '' },
    validate: (values) => {
      const parsed = connectMessengerSchema.safeParse(filled(values));
      const wrong = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0])));
      return Object.fromEntries(
        fields
          .filter((field) => wrong.has(field) || (needed.includes(field) && values[field].trim() === ''))
          .map((field) => [field, t(`form.wrong.${field}`)]),
      );
    },
  });
  const connecting = useMutation({
    mutationFn: (values: Values) => connectMessenger(place, connectMessengerSchema.parse(filled(values))),
    onSuccess: async () => {
      toastSuccess(isNew ? t('connected') : t('replaced'));
      form.reset();
      await queryClient.invalidateQueries({ queryKey: keys.messengers(place.botId) });
      onDone();
    },
  });
  return {
    form,
    submit: form.onSubmit((values) => connecting.mutate(values), focusFirstError),
    isPending: connecting.isPending,
    error: connecting.error,
  };
}

function filled(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
}
