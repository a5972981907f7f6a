import type { ConversationDetail, Partner } from '@glossa/contracts';
import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconDots, IconFileText, IconJson, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { useIsStaff } from '../../session/is-staff.ts';
import { useConfirmDeletion } from '../../ui/confirm.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { clientName } from './client-name.ts';
import type { InboxSearch } from './inbox-search.ts';
import { talkAsText } from './talk-as-text.ts';
import { useRefreshTalks, useTalkActions } from './use-talk-actions.ts';

type TalkMenuProps = { partner: Partner; talk: ConversationDetail; search: InboxSearch };

/** What is done with a talk once in a while: keep a copy, or forget it for good. */
export function TalkMenu({ partner, talk, search }: TalkMenuProps) {
  const { t } = useTranslation('conversations');
  const isForStaff = useIsStaff();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const confirm = useConfirmDeletion();
  const refresh = useRefreshTalks(partner.id);
  const { erasing } = useTalkActions(partner.id, talk.id);
  const name = clientName(talk) ?? t('nameless');
  const file = `conversation-${talk.createdAt.slice(0, 10)}`;
  const authors = { client: name, bot: talk.botName, manager: t('author.manager') };
  const saveText = () => {
    const text = talkAsText(talk, {
      authors,
      timezone: partner.config.timezone,
      photos: (count) => t('photos', { count }),
    });
    downloadFile(`${file}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
  const saveJson = () =>
    downloadFile(`${file}.json`, new Blob([JSON.stringify(talk, null, 2)], { type: 'application/json' }));
  const erase = () =>
    confirm({
      title: t('erase.question', { name }),
      consequences: <Text>{t('erase.text')}</Text>,
      onConfirm: () =>
        erasing.mutate(undefined, {
          onSuccess: async () => {
            await navigate({ to: paths.conversations, search });
            queryClient.removeQueries({ queryKey: ['conversation', partner.id, 'one', talk.id] });
            await refresh();
            toastSuccess(t('erase.done'));
          },
        }),
    });
  return (
    <Menu position="bottom-end" keepMounted={false}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('more')}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileText size={16} />} onClick={saveText}>
          {t('export.text')}
        </Menu.Item>
        <Menu.Item leftSection={<IconJson size={16} />} onClick={saveJson}>
          {t('export.json')}
        </Menu.Item>
        {isForStaff ? null : (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<IconTrash size={16} />} c="var(--mantine-color-error)" onClick={erase}>
              {t('erase.action')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
