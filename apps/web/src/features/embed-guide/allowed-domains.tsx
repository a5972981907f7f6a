import { type Bot, updateBotSchema } from '@glossa/contracts';
import { Button, Group, Stack, TagsInput, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../i18n/use-field-message.ts';
import { isSame } from '../../ui/changed-fields.ts';
import { FormError } from '../../ui/form-error.tsx';
import { toDomain } from './to-domain.ts';
import { useSaveDomains } from './use-save-domains.ts';

const domainsSchema = updateBotSchema.shape.allowedDomains.unwrap();

/** Which sites may show the chat. Browsers hold to it, whatever is pasted elsewhere. */
export function AllowedDomains({ bot }: { bot: Bot }) {
  const { t } = useTranslation('embed-guide');
  const fieldMessage = useFieldMessage();
  const [domains, setDomains] = useState(bot.allowedDomains);
  const saving = useSaveDomains(bot);
  // What is typed but not yet entered counts as well: nobody loses a site to a missing key press.
  const [typed, setTyped] = useState('');
  const all = unique([...domains, typed]);
  const complaint = domainsSchema.safeParse(domains).error?.issues[0]?.message;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setDomains(all);
    setTyped('');
    const checked = domainsSchema.safeParse(all);
    if (checked.success)
      saving.mutate(checked.data, { onSuccess: (saved) => setDomains(saved.allowedDomains) });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <TagsInput
          label={t('domains.label')}
          description={t('domains.hint')}
          placeholder={domains.length === 0 ? 'studio.de' : undefined}
          value={domains}
          onChange={(next) => setDomains(unique(next))}
          searchValue={typed}
          onSearchChange={setTyped}
          splitChars={[',', ' ', ';']}
          acceptValueOnBlur={false}
          error={complaint === undefined ? undefined : fieldMessage(complaint)}
        />
        <Text size="sm" role="status">
          {bot.allowedDomains.length === 0
            ? t('domains.any')
            : t('domains.some', { count: bot.allowedDomains.length })}
        </Text>
        {saving.isError ? <FormError error={saving.error} /> : null}
        <Group>
          <Button
            type="submit"
            variant="default"
            loading={saving.isPending}
            disabled={isSame(all, bot.allowedDomains)}
          >
            {t('domains.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function unique(pasted: readonly string[]): string[] {
  return [...new Set(pasted.map(toDomain).filter((domain) => domain !== ''))];
}
