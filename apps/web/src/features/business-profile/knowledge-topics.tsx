import { type KnowledgeEntry, knowledgeTopics, ownTopic } from '@glossa/contracts';
import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** What nobody has answered yet: one tap begins the answer. */
export function KnowledgeTopics({
  used,
  onAdd,
}: {
  used: readonly KnowledgeEntry['topic'][];
  onAdd: (topic: KnowledgeEntry['topic']) => void;
}) {
  const { t } = useTranslation('business-profile');
  const open = knowledgeTopics.filter((topic) => !used.includes(topic));
  return (
    <div>
      <Text size="sm" c="dimmed" mb={8}>
        {t('knowledge.open')}
      </Text>
      <Group gap={8}>
        {open.map((topic) => (
          <Button
            key={topic}
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} />}
            onClick={() => onAdd(topic)}
          >
            {t(`knowledge.topics.${topic}.name`)}
          </Button>
        ))}
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} />}
          onClick={() => onAdd(ownTopic)}
        >
          {t('knowledge.own')}
        </Button>
      </Group>
    </div>
  );
}
