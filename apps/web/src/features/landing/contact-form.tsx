import { contactSchema } from '@glossa/contracts';
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { submitContact } from '../../api/contact.ts';
import { FormError } from '../../ui/form-error.tsx';
import { useContractForm } from '../../ui/use-contract-form.ts';
import classes from './contact-form.module.css';

/** `draft` is the message a Subscribe button has already begun. */
export function ContactForm({ draft }: { draft: string }) {
  const { t } = useTranslation('landing');
  const form = useContractForm({
    schema: contactSchema,
    initialValues: { name: '', email: '', message: '', website: '' },
  });
  const send = useMutation({ mutationFn: submitContact });
  const { setFieldValue } = form;
  useEffect(() => {
    if (draft) setFieldValue('message', draft);
  }, [draft, setFieldValue]);

  if (send.isSuccess) {
    return (
      <div role="status">
        <Text fw={650} fz="lg">
          {t('contact.sentTitle')}
        </Text>
        <Text c="dimmed">{t('contact.sentText', { email: send.variables.email })}</Text>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={form.onSubmit((values) => send.mutate(contactSchema.parse(values)))}>
      <Stack>
        <FormError error={send.error} />
        <TextInput label={t('contact.name')} autoComplete="name" {...form.getInputProps('name')} />
        <TextInput
          label={t('contact.email')}
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <Textarea label={t('contact.message')} autosize minRows={4} {...form.getInputProps('message')} />
        <div className={classes.trap} aria-hidden="true">
          <input tabIndex={-1} autoComplete="off" {...form.getInputProps('website')} />
        </div>
        <Group>
          <Button type="submit" variant="filled" size="md" loading={send.isPending}>
            {t('contact.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
