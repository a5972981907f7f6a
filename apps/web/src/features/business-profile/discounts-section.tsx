import { discountLimits, type Partner, type PartnerConfig, partnerConfigSchema } from '@glossa/contracts';
import { Button, Input, Skeleton, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newDiscount } from './new-discount.ts';
import { ProfileSection } from './profile-section.tsx';
import { useConfigForm } from './use-config-form.ts';
import { useListedServices } from './use-listed-services.ts';

/** A studio without rules needs neither the lines of rules nor their fields. */
const DiscountSummary = lazyRouteComponent(() => import('./discount-summary.tsx'), 'DiscountSummary');

/** The fields bring the date picker with them: they come when a rule is opened. */
const DiscountFields = lazyRouteComponent(() => import('./discount-fields.tsx'), 'DiscountFields');

const schema = partnerConfigSchema.pick({ discounts: true }).required();
const read = ({ discounts }: PartnerConfig) => ({ discounts: discounts ?? [] });

/** What the studio gives off: a line per rule, opened to be changed. */
export function DiscountsSection({ partner }: { partner: Partner }) {
  const { t } = useTranslation('business-profile');
  const section = useConfigForm({ partner, schema, read });
  const { services } = useListedServices(partner.id);
  const [open, setOpen] = useState<string | null>(null);
  const { form } = section;
  const { discounts } = form.values;
  const change = (next: typeof discounts) => form.setFieldValue('discounts', next);
  const add = () => {
    const rule = newDiscount(t('discounts.newName'), partner.config.currency);
    change([...discounts, rule]);
    setOpen(rule.id);
  };
  return (
    <ProfileSection title={t('discounts.title')} text={t('discounts.text')} section={section}>
      <Stack gap="md">
        {discounts.length === 0 ? <Text c="dimmed">{t('discounts.none')}</Text> : null}
        {discounts.map((rule, index) => {
          const path = `discounts.${index}` as const;
          const hasError = Object.keys(form.errors).some((field) => field.startsWith(`${path}.`));
          const isOpen = open === rule.id || hasError;
          return (
            <Stack
              key={rule.id}
              gap="sm"
              role="group"
              aria-label={t('discounts.rule', { number: index + 1 })}
            >
              <Suspense fallback={<Skeleton height={48} />}>
                <DiscountSummary
                  rule={rule}
                  isOpen={isOpen}
                  onToggle={() => setOpen(isOpen ? null : rule.id)}
                  onRemove={() => change(discounts.filter(({ id }) => id !== rule.id))}
                />
              </Suspense>
              {isOpen ? (
                <Suspense fallback={<Skeleton height={420} />}>
                  <DiscountFields form={form} path={path} rule={rule} services={services} />
                </Suspense>
              ) : null}
            </Stack>
          );
        })}
        {form.errors.discounts ? <Input.Error>{t('discounts.sameCode')}</Input.Error> : null}
        {discounts.length >= discountLimits.rules ? (
          <Text c="dimmed">{t('discounts.tooMany')}</Text>
        ) : (
          <div>
            <Button variant="default" leftSection={<IconPlus size={16} />} onClick={add}>
              {t('discounts.add')}
            </Button>
          </div>
        )}
      </Stack>
    </ProfileSection>
  );
}
