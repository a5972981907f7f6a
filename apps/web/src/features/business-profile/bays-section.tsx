import { type Partner, type PartnerConfig, partnerConfigSchema } from '@glossa/contracts';
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ProfileSection } from './profile-section.tsx';
import { useConfigForm } from './use-config-form.ts';

const schema = partnerConfigSchema.pick({ bays: true });
const read = ({ bays }: PartnerConfig) => ({ bays });
const maxBays = 40;

export function BaysSection({ partner }: { partner: Partner }) {
  const { t } = useTranslation('business-profile');
  const section = useConfigForm({ partner, schema, read });
  const { bays } = section.form.values;
  const change = (next: typeof bays) => section.form.setFieldValue('bays', next);
  const newBay = () => ({ id: crypto.randomUUID(), name: t('bays.newName', { number: bays.length + 1 }) });
  return (
    <ProfileSection title={t('bays.title')} text={t('bays.text')} section={section}>
      <Stack gap="xs">
        {bays.map((bay, index) => (
          <Group key={bay.id} gap="xs" wrap="nowrap" align="flex-start">
            <TextInput
              flex={1}
              aria-label={t('bays.name', { number: index + 1 })}
              {...section.form.getInputProps(`bays.${index}.name`)}
            />
            <ActionIcon
              size={36}
              variant="subtle"
              color="gray"
              disabled={bays.length === 1}
              aria-label={t('bays.remove', { name: bay.name })}
              title={t('bays.remove', { name: bay.name })}
              onClick={() => change(bays.filter(({ id }) => id !== bay.id))}
            >
              <IconTrash size={17} />
            </ActionIcon>
          </Group>
        ))}
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            disabled={bays.length >= maxBays}
            onClick={() => change([...bays, newBay()])}
          >
            {t('bays.add')}
          </Button>
        </div>
        <Text size="xs" c="dimmed">
          {t('bays.removed')}
        </Text>
      </Stack>
    </ProfileSection>
  );
}
