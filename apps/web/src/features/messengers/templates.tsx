import { type Language, languages, type MessageTemplate, saveTemplatesSchema } from '@glossa/contracts';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { type MessengerPlace, saveTemplates } from '../../api/messengers.ts';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import classes from './messengers.module.css';

type Row = { name: string; code: string };
type Values = Record<Language, Row>;
const usualCodes: Record<Language, string> = { EN: 'en', DE: 'de', UA: 'uk', RU: 'ru' };

/** The approved text for each language; empty means that words outside the 24 hours wait. */
export function Templates({ place, saved }: { place: MessengerPlace; saved: MessageTemplate[] }) {
  const { t } = useTranslation(['messengers', 'ui']);
  const queryClient = useQueryClient();
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: valuesOf(saved),
    validate: (values) => complaints(values, t('templates.wrong')),
  });
  const saving = useMutation({
    mutationFn: (values: Values) => saveTemplates(place, templatesOf(values)),
    onSuccess: async () => {
      toastSuccess(t('templates.saved'));
      form.resetDirty();
      await queryClient.invalidateQueries({ queryKey: keys.messengers(place.botId) });
    },
    onError: useFailureToast(),
  });
  return (
    <details className={classes.templates}>
      <summary>{t('templates.title')}</summary>
      <form noValidate onSubmit={form.onSubmit((values) => saving.mutate(values), focusFirstError)}>
        <Stack gap="xs" mt="xs">
          <Text size="sm" c="dimmed">
            {t('templates.text')}
          </Text>
          <Text size="sm" c="dimmed">
            {t('templates.example')} <code>{t('templates.exampleText', { gap: '{{1}}' })}</code>
          </Text>
          {languages.map((language) => (
            <div key={language} className={classes.template}>
              <TextInput
                label={t('templates.name', { language: t(`ui:language.${language}`) })}
                autoComplete="off"
                spellCheck={false}
                {...form.getInputProps(`${language}.name`)}
              />
              <TextInput
                label={t('templates.code')}
                autoComplete="off"
                spellCheck={false}
                {...form.getInputProps(`${language}.code`)}
              />
            </div>
          ))}
          <Group>
            <Button type="submit" variant="default" loading={saving.isPending} disabled={!form.isDirty()}>
              {t('templates.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </details>
  );
}

function valuesOf(saved: readonly MessageTemplate[]): Values {
  const rowOf = (language: Language): Row => {
    const { name = '', code = usualCodes[language] } = saved.find((one) => one.language === language) ?? {};
    return { name, code };
  };
  return { EN: rowOf('EN'), DE: rowOf('DE'), UA: rowOf('UA'), RU: rowOf('RU') };
}

function templatesOf(values: Values): MessageTemplate[] {
  return languages
    .filter((language) => values[language].name.trim() !== '')
    .map((language) => ({
      language,
      name: values[language].name.trim(),
      code: values[language].code.trim(),
    }));
}

function complaints(values: Values, sentence: string): Record<string, string> {
  const templates = templatesOf(values);
  const parsed = saveTemplatesSchema.safeParse({ templates });
  if (parsed.success) return {};
  const wrong = parsed.error.issues.map(({ path: [, index, field] }) => {
    const { language = 'EN' } = templates[Number(index)] ?? {};
    return [`${language}.${String(field ?? 'name')}`, sentence];
  });
  return Object.fromEntries(wrong);
}
