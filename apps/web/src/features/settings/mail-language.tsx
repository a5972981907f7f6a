import { languages } from '@glossa/contracts';
import { Select } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getMailLanguage, saveMailLanguage } from '../../api/account.ts';
import { keys } from '../../api/keys.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

/** The language of mails to this person; until one is chosen, the browser's of the first visit. */
export function MailLanguage() {
  const { t } = useTranslation(['settings', 'ui']);
  const queryClient = useQueryClient();
  const chosen = useQuery({ queryKey: keys.mailLanguage, queryFn: getMailLanguage });
  const save = useMutation({
    mutationFn: saveMailLanguage,
    onSuccess: (language) => {
      queryClient.setQueryData(keys.mailLanguage, language);
      toastSuccess(t('language.saved'));
    },
    onError: useFailureToast(),
  });
  return (
    <Select
      label={t('language.mails')}
      placeholder={t('language.unknown')}
      maw={280}
      mt="lg"
      allowDeselect={false}
      disabled={chosen.isPending || save.isPending}
      comboboxProps={{ keepMounted: false }}
      data={languages.map((code) => ({ value: code, label: t(`ui:language.${code}`) }))}
      value={chosen.data ?? null}
      onChange={(value) => {
        const language = languages.find((code) => code === value);
        if (language && language !== chosen.data) save.mutate(language);
      }}
    />
  );
}
