import type { Partner } from '@glossa/contracts';
import { Button, Group, List, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { getPartnerDeletionImpact, type PartnerDeletionImpact } from '../../api/partners.ts';
import { FormError } from '../../ui/form-error.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { useDeletePartner } from './use-delete-partner.ts';

type DeletePartnerModalProps = { partner: Partner; isOpen: boolean; onClose: () => void };

const belongings = ['bots', 'conversations', 'events', 'priceRows'] as const;

/** Deleting a whole business needs its name typed: a slip of the hand must not be enough. */
export function DeletePartnerModal({ partner, isOpen, onClose }: DeletePartnerModalProps) {
  const { t } = useTranslation(['partners', 'ui']);
  const [typed, setTyped] = useState('');
  const impact = useQuery({
    queryKey: keys.partnerDeletionImpact(partner.id),
    queryFn: () => getPartnerDeletionImpact(partner.id),
    enabled: isOpen,
    staleTime: 0,
  });
  const remove = useDeletePartner(partner);
  const isConfirmed = typed.trim() === partner.name.trim();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={<Text fw={650}>{t('delete.question', { name: partner.name })}</Text>}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isConfirmed) remove.mutate();
        }}
      >
        <Stack gap="md">
          <QueryView query={impact} skeleton={<LineSkeletons count={4} />}>
            {(counts) => <Belongings counts={counts} />}
          </QueryView>
          <Text fw={600}>{t('ui:cannotBeUndone')}</Text>
          <TextInput
            label={t('delete.type', { name: partner.name })}
            autoComplete="off"
            data-autofocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <FormError error={remove.error} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('ui:cancel')}
            </Button>
            <Button type="submit" color="red.9" disabled={!isConfirmed} loading={remove.isPending}>
              {t('delete.confirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function Belongings({ counts }: { counts: PartnerDeletionImpact }) {
  const { t } = useTranslation('partners');
  const present = belongings.filter((name) => counts[name] > 0);
  if (present.length === 0) return <Text>{t('delete.nothing')}</Text>;
  return (
    <div>
      <Text mb={4}>{t('delete.goes')}</Text>
      <List>
        {present.map((name) => (
          <List.Item key={name}>{t(`delete.${name}`, { count: counts[name] })}</List.Item>
        ))}
      </List>
    </div>
  );
}
