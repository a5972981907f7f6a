import type { MessengerCheck, MessengerStatus } from '@glossa/contracts';
import { Button, Group, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconPointFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { checkMessenger, type MessengerPlace } from '../../api/messengers.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import classes from './messengers.module.css';
import { WebhookFields } from './webhook-fields.tsx';

/** Which steps are done, asked of Meta itself, with what the missing ones need. */
export function SetUpCheck({ place, status }: { place: MessengerPlace; status: MessengerStatus }) {
  const { t } = useTranslation('messengers');
  const check = useQuery({
    // A message that came or another token may have settled a step.
    queryKey: [...keys.messengers(place.botId), place.messenger, status.lastMessageAt, status.tokenLastFour],
    queryFn: () => checkMessenger(place),
  });
  return (
    <section aria-label={t('check.title')}>
      <Group justify="space-between" gap="xs" mb={6}>
        <Text fw={600}>{t('check.title')}</Text>
        <Button
          variant="default"
          size="compact-md"
          loading={check.isFetching}
          onClick={() => void check.refetch()}
        >
          {t('check.again')}
        </Button>
      </Group>
      <QueryView query={check} skeleton={<LineSkeletons count={3} />}>
        {({ steps }) => <Steps steps={steps} status={status} />}
      </QueryView>
    </section>
  );
}

const icons = { done: IconCircleCheck, missing: IconCircleDashed, optional: IconPointFilled };

function Steps({ steps, status }: { steps: MessengerCheck['steps']; status: MessengerStatus }) {
  const { t } = useTranslation('messengers');
  return (
    <ul className={classes.checks}>
      {steps.map(({ step, state, detail }) => {
        const Icon = icons[state];
        return (
          <li key={step} className={classes.check} data-state={state}>
            <Icon size={18} aria-hidden="true" />
            <div>
              <Text component="span" fw={state === 'missing' ? 600 : 400}>
                {t(`check.${step}.${state === 'done' ? 'done' : 'missing'}`)}
              </Text>
              {detail ? (
                <Text size="sm" c="dimmed">
                  {detail}
                </Text>
              ) : null}
              {step === 'webhook' && state === 'missing' ? <WebhookFields status={status} /> : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
