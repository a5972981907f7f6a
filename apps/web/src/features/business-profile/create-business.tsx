import { createPartnerSchema, partnerConfigPatchSchema } from '@glossa/contracts';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { ApiError } from '../../api/api-error.ts';
import { createPartner } from '../../api/partners.ts';
import { paths } from '../../paths.ts';
import { loadSession } from '../../session/session-store.ts';
import { FormError } from '../../ui/form-error.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { whileLoading } from '../../ui/loading-flag.ts';
import { PlaceFields, placeFields } from '../../ui/place-fields.tsx';
import { Section } from '../../ui/section.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useContractForm } from '../../ui/use-contract-form.ts';

const schema = createPartnerSchema.pick({ name: true, address: true }).extend(placeFields);

/** A customer without a business: the quick way to a whole bot, or just the business for now. */
export function CreateBusiness() {
  const { t } = useTranslation('business-profile');
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema,
    initialValues: { name: '', address: '', country: '', currency: '' },
  });
  const create = useMutation({
    mutationFn: ({ name, address, country, currency }: z.infer<typeof schema>) =>
      whileLoading(() => createPartner({ name, address, config: { ...zoneOfBrowser(), country, currency } })),
    onSuccess: async () => {
      await loadSession();
      await queryClient.invalidateQueries({ queryKey: ['partner'] });
      toastSuccess(t('create.done'));
    },
    onError: async (error) => {
      // Set up in another tab meanwhile: the profile is what should be shown then.
      if (error instanceof ApiError && error.code === 'partner_exists') await loadSession();
    },
  });
  return (
    <>
      <Section title={t('create.quickTitle')} text={t('create.quickText')}>
        <LinkButton variant="shift" size="md" to={paths.onboarding}>
          {t('create.quick')}
        </LinkButton>
      </Section>
      <Section title={t('create.title')} text={t('create.text')}>
        <form noValidate onSubmit={form.onSubmit((values) => create.mutate(schema.parse(values)))}>
          <Stack>
            <TextInput
              label={t('name.name')}
              description={t('name.nameUse')}
              autoComplete="organization"
              {...form.getInputProps('name')}
            />
            <TextInput
              label={t('name.address')}
              description={t('name.addressUse')}
              autoComplete="street-address"
              {...form.getInputProps('address')}
            />
            <PlaceFields
              address={form.values.address}
              country={form.values.country}
              currency={form.values.currency}
              errors={form.errors}
              onChange={form.setValues}
            />
            <FormError error={create.error} />
            <Group>
              <Button type="submit" variant="default" loading={create.isPending}>
                {t('create.submit')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Section>
    </>
  );
}

/** The browser knows where the studio is; a zone the contract does not know is left out. */
function zoneOfBrowser() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const parsed = partnerConfigPatchSchema.safeParse({ timezone: timeZone });
  return parsed.success ? parsed.data : {};
}
