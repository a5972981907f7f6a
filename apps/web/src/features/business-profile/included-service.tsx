import { type Inclusion, inclusionItemLimit } from '@glossa/contracts';
import { ActionIcon, Group, SimpleGrid, Stack, TagsInput, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

type Form = UseFormReturnType<{ inclusions: Inclusion[] }>;
type IncludedServiceProps = { service: string; form: Form; path: string; onRemove: () => void };

/** One service with what belongs to it and what does not. */
export function IncludedService({ service, form, path, onRemove }: IncludedServiceProps) {
  const { t } = useTranslation('business-profile');
  const list = (name: 'included' | 'excluded', words: { label: string; title: string; example: string }) => {
    const { error, ...props } = form.getInputProps(`${path}.${name}`);
    // A complaint about one word is a complaint about the field.
    const nested = Object.entries(form.errors).find(([field]) => field.startsWith(`${path}.${name}.`))?.[1];
    return (
      <TagsInput
        label={words.label}
        description={t('included.hint')}
        aria-label={words.title}
        placeholder={props.value?.length === 0 ? words.example : ''}
        maxTags={inclusionItemLimit}
        splitChars={[',', ';']}
        acceptValueOnBlur
        comboboxProps={{ keepMounted: false }}
        error={error ?? nested}
        {...props}
        onChange={(tags: string[]) => props.onChange(apart(tags))}
      />
    );
  };
  return (
    <Stack gap={6} role="group" aria-label={service}>
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600}>{service}</Text>
        <ActionIcon
          size={36}
          variant="subtle"
          color="gray"
          aria-label={t('included.remove', { service })}
          title={t('included.remove', { service })}
          onClick={onRemove}
        >
          <IconTrash size={17} />
        </ActionIcon>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {list('included', {
          label: t('included.in'),
          title: t('included.inOf', { service }),
          example: t('included.example'),
        })}
        {list('excluded', {
          label: t('included.out'),
          title: t('included.outOf', { service }),
          example: t('included.exampleOut'),
        })}
      </SimpleGrid>
    </Stack>
  );
}

/** Phones put several words in at once: each between commas is one. */
function apart(tags: readonly string[]): string[] {
  return [...new Set(tags.flatMap((tag) => tag.split(/[,;\n]/)).map((tag) => tag.trim()))].filter(Boolean);
}
