import type { ClientDetail, Partner } from '@glossa/contracts';
import { Button, Select, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listClients } from '../../api/clients.ts';
import { keys } from '../../api/keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Surface } from '../../ui/surface.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { showUndoToast } from '../../ui/undo-toast.tsx';
import classes from './client.module.css';
import { personName } from './person-name.ts';
import { useClientActions } from './use-client-actions.ts';

type ClientMergesProps = { partner: Partner; client: ClientDetail };

/** Who turned out to be the same person, each with the way back, and a way to say so by hand. */
export function ClientMerges({ partner, client }: ClientMergesProps) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const { merging, parting } = useClientActions(partner.id, client.id);
  const part = (id: string) => parting.mutate(id, { onSuccess: () => toastSuccess(t('parted')) });
  const merge = (id: string) =>
    merging.mutate(id, {
      onSuccess: () => showUndoToast({ message: t('mergeDone'), onUndo: () => part(id) }),
    });
  return (
    <Surface component="section" aria-label={t('merges')}>
      <Title order={2} fz="lg" mb="xs">
        {t('merges')}
      </Title>
      <ul className={classes.list}>
        {client.merged.map((one) => (
          <li key={one.id}>
            <span className={classes.words}>
              {[one.name, one.phone, one.email].filter(Boolean).join(' · ')}
              <Text c="dimmed" size="xs">
                {t(`mergedBy.${one.by}`, { date: format.date(one.at, partner.config.timezone) })}
              </Text>
            </span>
            <Button
              size="compact-md"
              variant="default"
              style={{ flexShrink: 0 }}
              loading={parting.isPending && parting.variables === one.id}
              onClick={() => part(one.id)}
            >
              {t('part')}
            </Button>
          </li>
        ))}
      </ul>
      <OtherClient partnerId={partner.id} clientId={client.id} onChoose={merge} />
    </Surface>
  );
}

type OtherClientProps = { partnerId: string; clientId: string; onChoose: (id: string) => void };

function OtherClient({ partnerId, clientId, onChoose }: OtherClientProps) {
  const { t } = useTranslation('clients');
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [search] = useDebouncedValue(typed.trim(), 250);
  const query = { pageSize: 10, ...(search ? { search } : {}) };
  const others = useQuery({
    queryKey: keys.clients(partnerId, query),
    queryFn: () => listClients(partnerId, query),
    placeholderData: keepPreviousData,
    // Asked for when it is looked at, so that it knows of what was parted a moment ago.
    enabled: isOpen,
  });
  const data = (others.data?.items ?? [])
    .filter(({ id }) => id !== clientId)
    .map((one) => ({
      value: one.id,
      label: [...new Set([personName(one), one.phone, one.email])].filter(Boolean).join(' · '),
    }));
  return (
    <Select
      mt="sm"
      maw={420}
      label={t('mergeWith')}
      description={t('mergeUse')}
      placeholder={t('search')}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      data={data}
      value={null}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      nothingFoundMessage={others.isFetching ? '…' : t('nobodyFound')}
      comboboxProps={{ keepMounted: false }}
      onChange={(id) => {
        if (id) onChoose(id);
        setTyped('');
      }}
    />
  );
}
