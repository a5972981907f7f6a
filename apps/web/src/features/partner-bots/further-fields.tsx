import type { BotForm } from './bot-form.ts';
import { LookFields } from './look-fields.tsx';
import { RuleFields } from './rule-fields.tsx';

/** What lies below the first look at a bot. */
export function FurtherFields({ form, partnerId }: { form: BotForm; partnerId: string }) {
  return (
    <>
      <RuleFields form={form} partnerId={partnerId} />
      <LookFields form={form} />
    </>
  );
}
