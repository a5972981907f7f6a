import { type KnowledgeEntry, ownTopic } from '@glossa/contracts';
import {
  ActionIcon,
  Group,
  Select,
  Stack,
  Text,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

type KnowledgeAnswerProps = {
  entry: KnowledgeEntry;
  services: readonly string[];
  answer: TextareaProps;
  question: TextInputProps;
  onService: (service: string | null) => void;
  onRemove: () => void;
};

/** One topic: the question in a client's words, the answer in the owner's, and for which service it holds. */
export function KnowledgeAnswer(props: KnowledgeAnswerProps) {
  const { entry, services, answer, question, onService, onRemove } = props;
  const { t } = useTranslation('business-profile');
  const isOwn = entry.topic === ownTopic;
  const topic = entry.topic === ownTopic ? t('knowledge.own') : t(`knowledge.topics.${entry.topic}.name`);
  const known = [...new Set([...services, ...(entry.service ? [entry.service] : [])])];
  return (
    <Stack gap={6} role="group" aria-label={topic}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Text fw={600}>{topic}</Text>
          <Text size="sm" c="dimmed">
            {entry.topic === ownTopic
              ? t('knowledge.ownText')
              : t(`knowledge.topics.${entry.topic}.question`)}
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
      {isOwn ? <TextInput label={t('knowledge.question')} maxLength={300} {...question} /> : null}
      <Textarea aria-label={t('knowledge.answer', { topic })} rows={3} resize="vertical" {...answer} />
      {known.length > 0 && !isOwn ? (
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
