import type { Partner } from '@glossa/contracts';
import { Button, Group, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Surface } from '../../ui/surface.tsx';
import { DeletePartnerModal } from './delete-partner-modal.tsx';

export function DeletePartner({ partner }: { partner: Partner }) {
  const { t } = useTranslation('partners');
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <Surface component="section" mt="xl" aria-label={t('delete.title')}>
      <Group justify="space-between" gap="md">
        <div>
          <Title order={2} fz="lg">
            {t('delete.title')}
          </Title>
          <Text c="dimmed">{t('delete.text')}</Text>
        </div>
        <Button variant="light" color="red" leftSection={<IconTrash size={16} />} onClick={open}>
          {t('delete.action')}
        </Button>
      </Group>
      <DeletePartnerModal partner={partner} isOpen={isOpen} onClose={close} />
    </Surface>
  );
}
