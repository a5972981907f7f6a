import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { LinkButton, TextLink } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Surface } from '../../ui/surface.tsx';
import classes from './newcomer-dashboard.module.css';

const steps = ['studio', 'link', 'prices'] as const;

/** The first visit: nothing to manage yet, so the one thing to do stands in the middle. */
export function NewcomerDashboard() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHeader tabTitle={t('tab')} title={t('start.title')} description={t('start.text')} />
      <Surface component="section" maw={720}>
        <ol className={classes.steps} aria-label={t('start.stepsLabel')}>
          {steps.map((step, index) => (
            <li key={step} className={classes.step}>
              <span className={classes.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <Text fw={650}>{t(`start.${step}`)}</Text>
                <Text c="dimmed">{t(`start.${step}Text`)}</Text>
              </div>
            </li>
          ))}
        </ol>
        <Group mt="lg" gap="lg">
          <LinkButton variant="shift" size="md" to={paths.onboarding}>
            {t('start.action')}
          </LinkButton>
          <TextLink to={paths.businessProfile}>{t('start.other')}</TextLink>
        </Group>
      </Surface>
    </>
  );
}
