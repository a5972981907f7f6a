import type { ClientDetail, Partner } from '@glossa/contracts';
import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconDots, IconJson, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { useConfirmDeletion } from '../../ui/confirm.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { personName } from './person-name.ts';
import { useClientActions } from './use-client-actions.ts';

type ClientMenuProps = { partner: Partner; client: ClientDetail };

/** The person's own rights: a copy of everything, and to be forgotten. */
export function ClientMenu({ partner, client }: ClientMenuProps) {
  const { t } = useTranslation('clients');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const confirm = useConfirmDeletion();
  const { exporting, erasing } = useClientActions(partner.id, client.id);
  const save = () =>
    exporting.mutate(undefined, {
      onSuccess: (file) => {
        const blob = new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' });
        downloadFile(`client-${file.exportedAt.slice(0, 10)}.json`, blob);
      },
    });
  const erase = () =>
    confirm({
      title: t('erase.question', { name: personName(client) }),
      consequences: <Text>{t('erase.text')}</Text>,
      onConfirm: () =>
        erasing.mutate(undefined, {
          onSuccess: async () => {
            await navigate({ to: paths.clients });
            queryClient.removeQueries({ queryKey: ['client', partner.id, 'one'] });
            for (const subject of ['client', 'conversation', 'client-request', 'event', 'dashboard'])
              await queryClient.invalidateQueries({ queryKey: [subject, partner.id] });
            toastSuccess(t('erase.done'));
          },
        }),
    });
  return (
    <Menu position="bottom-end" keepMounted={false}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('more')} loading={exporting.isPending}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconJson size={16} />} onClick={save}>
          {t('export')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconTrash size={16} />} c="var(--mantine-color-error)" onClick={erase}>
          {t('erase.action')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
