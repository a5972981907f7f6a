import type { Partner, PriceRow } from '@glossa/contracts';
import { Group, Progress, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Surface } from '../../ui/surface.tsx';
import { checklist, type Step } from './checklist.ts';
import classes from './checklist-card.module.css';

type ChecklistCardProps = { partner: Partner; prices: readonly PriceRow[]; conversations: number };

/** The way from an empty studio to its first client. It goes when it has been walked. */
export function ChecklistCard(known: ChecklistCardProps) {
  const { t } = useTranslation('dashboard');
  const list = checklist(known);
  const done = list.filter(({ isDone }) => isDone).length;
  const next = list.find(({ isDone }) => !isDone)?.step;
  if (!next) return null;
  return (
    <Surface component="section" mb="lg" aria-label={t('checklist.title')}>
      <Group justify="space-between" mb={6}>
        <Title order={2} fz="lg">
          {t('checklist.title')}
        </Title>
        <Text c="dimmed" size="xs">
          {t('checklist.progress', { done, all: list.length })}
        </Text>
      </Group>
      <Progress value={(done / list.length) * 100} size="sm" mb="xs" aria-label={t('checklist.title')} />
      <ol className={classes.steps}>
        {list.map(({ step, isDone }) => (
          <li key={step} className={classes.step} data-done={isDone || undefined}>
            {isDone ? (
              <IconCircleCheck size={19} role="img" aria-label={t('checklist.done')} />
            ) : (
              <IconCircleDashed size={19} aria-hidden="true" />
            )}
            <span className={classes.words}>
              <span className={classes.name}>{t(`checklist.${step}`)}</span>
              {step === next ? (
                <Text component="span" c="dimmed" size="xs" display="block">
                  {t(`checklist.${step}Text`)}
                </Text>
              ) : null}
            </span>
            {step === next ? <StepLink step={step} partnerId={known.partner.id} /> : null}
          </li>
        ))}
      </ol>
    </Surface>
  );
}

function StepLink({ step, partnerId }: { step: Step; partnerId: string }) {
  const { t } = useTranslation('dashboard');
  const label = t(`checklist.${step}Action`);
  if (step === 'bot')
    return (
      <LinkButton to={paths.partner} params={{ partnerId }}>
        {label}
      </LinkButton>
    );
  const to = { prices: paths.pricing, client: paths.embedGuide };
  const place = step === 'prices' || step === 'client' ? to[step] : paths.businessProfile;
  return <LinkButton to={place}>{label}</LinkButton>;
}
