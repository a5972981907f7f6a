import type { Partner } from '@glossa/contracts';
import { BaysSection } from './bays-section.tsx';
import { BookingSection } from './booking-section.tsx';
import { DiscountsSection } from './discounts-section.tsx';
import { IncludedSection } from './included-section.tsx';
import { KnowledgeSection } from './knowledge-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { PoliciesSection } from './policies-section.tsx';

/** What lies below the first look at the profile. */
export function FurtherSections({ partner }: { partner: Partner }) {
  return (
    <>
      <BaysSection partner={partner} />
      <BookingSection partner={partner} />
      <PlaceSection partner={partner} />
      <DiscountsSection partner={partner} />
      <IncludedSection partner={partner} />
      <KnowledgeSection partner={partner} />
      <PoliciesSection partner={partner} />
    </>
  );
}
