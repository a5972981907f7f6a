import type { PlanName } from '@glossa/contracts';
import { Anchor, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { MessengerPlace } from '../../api/messengers.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { ConnectForm } from './connect-form.tsx';
import { type Guide, guideOf } from './guide.ts';
import classes from './messengers.module.css';
import { MetaSketch } from './meta-sketch.tsx';

type SetUpProps = {
  place: MessengerPlace;
  plan: PlanName;
  hasSharedApp: boolean;
  onDone: () => void;
};

/** What to open at Meta, what to copy there, and the form that takes it. */
export function SetUp({ place, plan, hasSharedApp, onDone }: SetUpProps) {
  const { t } = useTranslation('messengers');
  return (
    <Stack gap="lg" mt="md">
      <div>
        <Title order={3} fz="md" mb="xs">
          {t('guide.title')}
        </Title>
        <ol className={classes.steps}>
          {guideOf(place.messenger, hasSharedApp).map((step) => (
            <GuideStep key={step.words} step={step} />
          ))}
        </ol>
      </div>
      <ConnectForm place={place} plan={plan} needsSecret={!hasSharedApp} isNew onDone={onDone} />
    </Stack>
  );
}

function GuideStep({ step }: { step: Guide }) {
  const { t } = useTranslation('messengers');
  return (
    <li>
      <MarkedText
        text={t(`guide.${step.words}`)}
        marks={{
          meta: (words) => (
            <Anchor href="https://developers.facebook.com/apps" target="_blank" rel="noreferrer">
              {words}
            </Anchor>
          ),
          code: (words) => <code>{words}</code>,
        }}
      />
      {step.sketch ? <MetaSketch {...step.sketch} /> : null}
    </li>
  );
}
