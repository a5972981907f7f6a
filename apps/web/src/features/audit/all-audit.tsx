import { type AuditAction, auditActions } from '@glossa/contracts';
import { Group, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../ui/list-controls.tsx';
import { AuditList } from './audit-list.tsx';
import { actionKey } from './audit-words.ts';

type AllAuditProps = { page: number | undefined; onPage: (page: number | undefined) => void };

/** For administrators: every business, by what was done and by the business's name. */
export function AllAudit({ page, onPage }: AllAuditProps) {
  const { t } = useTranslation('audit');
  const [action, setAction] = useState<AuditAction | undefined>();
  const [search, setSearch] = useState('');
  return (
    <>
      <Group mb="md" gap="sm" align="flex-end">
        <SearchField
          label={t('search')}
          search={search}
          onSearch={(words) => {
            setSearch(words);
            onPage(undefined);
          }}
        />
        <Select
          label={t('filter')}
          placeholder={t('all')}
          clearable
          w={{ base: '100%', xs: 260 }}
          comboboxProps={{ keepMounted: false }}
          data={auditActions.map((name) => ({ value: name, label: t(`actions.${actionKey(name)}`) }))}
          value={action ?? null}
          onChange={(chosen) => {
            setAction(auditActions.find((name) => name === chosen));
            onPage(undefined);
          }}
        />
      </Group>
      <AuditList partnerId={null} page={page} onPage={onPage} action={action} search={search} />
    </>
  );
}
