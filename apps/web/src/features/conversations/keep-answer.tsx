import {
  allTopics,
  type ClientRequest,
  type KnowledgeEntry,
  knowledgeEntrySchema,
  ownTopic,
  type Partner,
} from '@glossa/contracts';
import { Button, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { keepAnswer } from '../../api/conversations.ts';
import { FormError } from '../../ui/form-error.tsx';
import { useContractForm } from '../../ui/use-contract-form.ts';
import classes from './request-item.module.css';
import { useRefreshTalks } from './use-talk-actions.ts';

type KeepAnswerProps = { partner: Partner; request: ClientRequest };

/** What was answered once is offered as an answer of the bot's own, in words the owner may still change. */
export function KeepAnswer({ partner, request }: KeepAnswerProps) {
  const { t } = useTranslation(['conversations', 'business-profile']);
  const refresh = useRefreshTalks(partner.id);
  const queryClient = useQueryClient();
  const keeping = useMutation({
    mutationFn: (entry: KnowledgeEntry | null) => keepAnswer(partner.id, request.id, entry),
    onSuccess: async (wouldSay) => {
      await queryClient.invalidateQueries({ queryKey: ['partner'] });
      if (wouldSay === null) await refresh();
    },
  });
  const form = useContractForm({
    schema: knowledgeEntrySchema,
    initialValues: { topic: request.topic, question: request.question, answer: request.answer.slice(0, 600) },
  });
  const isOwn = form.values.topic === ownTopic;
  if (typeof keeping.data === 'string')
    return <Kept wouldSay={keeping.data} onClose={() => void refresh()} />;
  const submit = (event: FormEvent<HTMLFormElement>) =>
    form.onSubmit(({ topic, question, answer }) =>
      keeping.mutate(topic === ownTopic ? { topic, question, answer } : { topic, answer }),
    )(event);
  return (
    <form onSubmit={submit} aria-label={t('teach.keepTitle')}>
      <Stack gap="sm" mt="xs">
        <div>
          <Text fw={650}>{t('teach.keepTitle')}</Text>
          <Text c="dimmed" size="sm">
            {t('teach.keepText')}
          </Text>
        </div>
        <div className={classes.fields}>
          <Select
            label={t('teach.topic')}
            allowDeselect={false}
            searchable
            data={allTopics.map((topic) => ({
              value: topic,
              label:
                topic === ownTopic ? t('teach.own') : t(`business-profile:knowledge.topics.${topic}.name`),
            }))}
            {...form.getInputProps('topic')}
          />
        </div>
        {isOwn ? (
          <TextInput label={t('teach.question')} maxLength={300} {...form.getInputProps('question')} />
        ) : null}
        <Textarea label={t('teach.words')} rows={3} maxLength={600} {...form.getInputProps('answer')} />
        <FormError error={keeping.error} />
        <Group gap="xs">
          <Button type="submit" loading={keeping.isPending}>
            {t('teach.keep')}
          </Button>
          <Button variant="default" disabled={keeping.isPending} onClick={() => keeping.mutate(null)}>
            {t('teach.leave')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Kept({ wouldSay, onClose }: { wouldSay: string; onClose: () => void }) {
  const { t } = useTranslation('conversations');
  return (
    <Stack gap="xs" mt="xs" role="status">
      <div>
        <Text fw={650}>{t('teach.kept')}</Text>
        <Text c="dimmed" size="sm">
          {t('teach.wouldSay')}
        </Text>
      </div>
      <Text className={classes.said}>{wouldSay}</Text>
      <Group>
        <Button size="compact-md" variant="default" onClick={onClose}>
          {t('teach.close')}
        </Button>
      </Group>
    </Stack>
  );
}
