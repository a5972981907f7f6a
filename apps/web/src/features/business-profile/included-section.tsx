import { inclusionLimit, type Partner, type PartnerConfig, partnerConfigSchema } from '@glossa/contracts';
import { Anchor, Select, Skeleton, Stack, Text } from '@mantine/core';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ProfileSection } from './profile-section.tsx';
import { useConfigForm } from './use-config-form.ts';
import { useListedServices } from './use-listed-services.ts';

/** Fields for many words are heavy: they come with the first service that is described. */
const IncludedService = lazyRouteComponent(() => import('./included-service.tsx'), 'IncludedService');

const schema = partnerConfigSchema.pick({ inclusions: true }).required();
const read = ({ inclusions }: PartnerConfig) => ({ inclusions: inclusions ?? [] });

/** What belongs to each service and what does not. */
export function IncludedSection({ partner }: { partner: Partner }) {
  const { t } = useTranslation('business-profile');
  const section = useConfigForm({ partner, schema, read });
  const { services, isLoaded } = useListedServices(partner.id);
  const { inclusions } = section.form.values;
  const change = (next: typeof inclusions) => section.form.setFieldValue('inclusions', next);
  const left = services.filter((service) => !inclusions.some((one) => one.service === service));
  return (
    <ProfileSection title={t('included.title')} text={t('included.text')} section={section}>
      <Stack gap="lg">
        {inclusions.map(({ service }, index) => (
          <Suspense key={service} fallback={<Skeleton height={150} />}>
            <IncludedService
              service={service}
              form={section.form}
              path={`inclusions.${index}`}
              onRemove={() => change(inclusions.filter((_, at) => at !== index))}
            />
          </Suspense>
        ))}
        {left.length > 0 && inclusions.length < inclusionLimit ? (
          <Select
            maw={360}
            label={t('included.add')}
            placeholder={t('included.addHint')}
            data={left}
            value={null}
            searchable
            onChange={(service) => {
              if (service) change([...inclusions, { service, included: [], excluded: [] }]);
            }}
          />
        ) : null}
        {isLoaded && services.length === 0 ? (
          <Text c="dimmed">
            {t('included.noServices')}{' '}
            <Anchor component={Link} to={paths.pricing}>
              {t('included.toPrices')}
            </Anchor>
          </Text>
        ) : null}
      </Stack>
    </ProfileSection>
  );
}
