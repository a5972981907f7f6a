import { ownTopic, type Partner, type PartnerConfig, partnerConfigSchema } from '@glossa/contracts';
import { Skeleton, Stack } from '@mantine/core';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { KnowledgeTopics } from './knowledge-topics.tsx';
import { ProfileSection } from './profile-section.tsx';
import { useConfigForm } from './use-config-form.ts';
import { useListedServices } from './use-listed-services.ts';

/** Comes with the first answer. */
const KnowledgeAnswer = lazyRouteComponent(() => import('./knowledge-answer.tsx'), 'KnowledgeAnswer');

const schema = partnerConfigSchema.pick({ knowledge: true }).required();
const read = ({ knowledge }: PartnerConfig) => ({ knowledge: knowledge ?? [] });

/** What clients ask beside prices, each topic with the owner's own answer. */
export function KnowledgeSection({ partner }: { partner: Partner }) {
  const { t } = useTranslation('business-profile');
  const section = useConfigForm({ partner, schema, read });
  const { services } = useListedServices(partner.id);
  const { knowledge } = section.form.values;
  const change = (next: typeof knowledge) => section.form.setFieldValue('knowledge', next);
  return (
    <ProfileSection title={t('knowledge.title')} text={t('knowledge.text')} section={section}>
      <Stack gap="md">
        {knowledge.map((entry, index) => (
          <Suspense
            key={entry.topic === ownTopic ? `own ${index}` : `${entry.topic} ${entry.service ?? ''}`}
            fallback={<Skeleton height={140} />}
          >
            <KnowledgeAnswer
              entry={entry}
              services={services}
              answer={section.form.getInputProps(`knowledge.${index}.answer`)}
              question={section.form.getInputProps(`knowledge.${index}.question`)}
              onService={(service) =>
                change(knowledge.map((one, at) => (at === index ? withService(one, service) : one)))
              }
              onRemove={() => change(knowledge.filter((_, at) => at !== index))}
            />
          </Suspense>
        ))}
        <KnowledgeTopics
          used={knowledge.map(({ topic }) => topic)}
          onAdd={(topic) => change([...knowledge, newEntry(topic)])}
        />
      </Stack>
    </ProfileSection>
  );
}

function newEntry(topic: Entry['topic']): Entry {
  return topic === ownTopic ? { topic, question: '', answer: '' } : { topic, answer: '' };
}

type Entry = NonNullable<PartnerConfig['knowledge']>[number];

function withService({ topic, answer }: Entry, service: string | null): Entry {
  return service === null ? { topic, answer } : { topic, answer, service };
}
