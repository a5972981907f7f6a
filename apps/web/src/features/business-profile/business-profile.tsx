import type { Partner } from '@glossa/contracts';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { BaysSection } from './bays-section.tsx';
import { BookingSection } from './booking-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DiscountsSection } from './discounts-section.tsx';
import { HolidaysSection } from './holidays-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { IncludedSection } from './included-section.tsx';
import { KnowledgeSection } from './knowledge-section.tsx';
import { NameSection } from './name-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { PoliciesSection } from './policies-section.tsx';
import { SaveAll } from './save-all.tsx';

/** Everything a studio tells its bots about itself, in sections under one bar that saves them. */
export function BusinessProfile({ partner }: { partner: Partner }) {
  return (
    <UnsavedGuard>
      <SaveAll>
        <NameSection partner={partner} />
        <ContactSection partner={partner} />
        <HoursSection partner={partner} />
        <HolidaysSection partner={partner} />
        <BaysSection partner={partner} />
        <BookingSection partner={partner} />
        <PlaceSection partner={partner} />
        <DiscountsSection partner={partner} />
        <IncludedSection partner={partner} />
        <KnowledgeSection partner={partner} />
        <PoliciesSection partner={partner} />
      </SaveAll>
    </UnsavedGuard>
  );
}
