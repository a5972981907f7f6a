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
  const checked = domainsSchema.safeParse(domains);
  const complaint = checked.error?.issues[0]?.message;

  function submit(event: FormEvent): void {
    event.preventDefault();
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
          onChange={(next) => setDomains([...new Set(next.map(toDomain).filter((name) => name !== ''))])}
          splitChars={[',', ' ', ';']}
          acceptValueOnBlur
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
            disabled={isSame(domains, bot.allowedDomains)}
          >
            {t('domains.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
