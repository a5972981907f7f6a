import type { Partner } from '@glossa/contracts';
import { Box } from '@mantine/core';
import { lazyRouteComponent } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { WhenNear } from '../../ui/when-near.tsx';
import { ContactSection } from './contact-section.tsx';
import { HolidaysSection } from './holidays-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { NameSection } from './name-section.tsx';
import { SaveAll } from './save-all.tsx';

const FurtherSections = lazyRouteComponent(() => import('./further-sections.tsx'), 'FurtherSections');

/** Everything a studio tells its bots about itself, in sections under one bar that saves them. */
export function BusinessProfile({ partner }: { partner: Partner }) {
  return (
    <UnsavedGuard>
      <SaveAll>
        <NameSection partner={partner} />
        <ContactSection partner={partner} />
        <HoursSection partner={partner} />
        <HolidaysSection partner={partner} />
        <WhenNear meanwhile={<FurtherTitles />}>
          <FurtherSections partner={partner} />
        </WhenNear>
      </SaveAll>
    </UnsavedGuard>
  );
}

const further = ['bays', 'booking', 'place', 'discounts', 'included', 'knowledge', 'policies'] as const;

/** The titles can be read, found and jumped to before there is anything to fill in. */
function FurtherTitles() {
  const { t } = useTranslation('business-profile');
  return further.map((section) => (
    <Section key={section} title={t(`${section}.title`)} text={t(`${section}.text`)}>
      <Box h={140} />
    </Section>
  ));
}
