import type { KnowledgeEntry } from '@glossa/contracts';
import { ActionIcon, Group, Select, Stack, Text, Textarea, type TextareaProps } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

type KnowledgeAnswerProps = {
  entry: KnowledgeEntry;
  services: readonly string[];
  answer: TextareaProps;
  onService: (service: string | null) => void;
  onRemove: () => void;
};

/** One topic: the question in a client's words, the answer in the owner's, and for which service it holds. */
export function KnowledgeAnswer({ entry, services, answer, onService, onRemove }: KnowledgeAnswerProps) {
  const { t } = useTranslation('business-profile');
  const topic = t(`knowledge.topics.${entry.topic}.name`);
  const known = [...new Set([...services, ...(entry.service ? [entry.service] : [])])];
  return (
    <Stack gap={6} role="group" aria-label={topic}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Text fw={600}>{topic}</Text>
          <Text size="sm" c="dimmed">
            {t(`knowledge.topics.${entry.topic}.question`)}
          </Text>
        </div>
        <ActionIcon
          size={36}
          variant="subtle"
          color="gray"
          aria-label={t('knowledge.remove', { topic })}
          title={t('knowledge.remove', { topic })}
          onClick={onRemove}
        >
          <IconTrash size={17} />
        </ActionIcon>
      </Group>
      <Textarea aria-label={t('knowledge.answer', { topic })} rows={3} resize="vertical" {...answer} />
      {known.length > 0 ? (
        <Select
          size="sm"
          aria-label={t('knowledge.service', { topic })}
          placeholder={t('knowledge.allServices')}
          data={known}
          value={entry.service ?? null}
          clearable
          searchable
          onChange={onService}
        />
      ) : null}
    </Stack>
  );
}
