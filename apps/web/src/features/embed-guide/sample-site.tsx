import type { Bot } from '@glossa/contracts';
import { Group, SegmentedControl, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { previewQuery } from '../../api/preview.ts';
import { QueryView } from '../../ui/query-view.tsx';
import classes from './embed-guide.module.css';
import { samplePage, type Way } from './sample-page.ts';

/** The real thing on a made-up site, to be tried before the owner touches their own. */
export function SampleSite({ bot }: { bot: Bot }) {
  const { t, i18n } = useTranslation('embed-guide');
  const [way, setWay] = useState<Way>('button');
  const preview = useQuery(previewQuery(bot));
  const words = { site: t('sample.site'), headline: t('sample.headline'), text: t('sample.body') };
  return (
    <section className={classes.try}>
      <Group justify="space-between" align="flex-end" mb="md">
        <div>
          <Title order={2} fz="lg">
            {t('sample.title')}
          </Title>
          <Text c="dimmed" mt={2}>
            {t('sample.text')}
          </Text>
        </div>
        <SegmentedControl<Way>
          aria-label={t('sample.way')}
          value={way}
          onChange={setWay}
          data={[
            { value: 'button', label: t('sample.button') },
            { value: 'frame', label: t('sample.frame') },
          ]}
        />
      </Group>
      <QueryView query={preview} skeleton={<Skeleton height={600} radius="lg" />}>
        {(previewToken) => (
          <iframe
            key={`${way} ${JSON.stringify(bot)}`}
            className={classes.sample}
            title={t('sample.title')}
            srcDoc={samplePage({ bot, way, previewToken, language: i18n.language, words })}
          />
        )}
      </QueryView>
      <Text c="dimmed" size="xs" mt="xs">
        {t('sample.note')}
      </Text>
    </section>
  );
}
