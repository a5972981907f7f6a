import type { User } from '@glossa/contracts';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getAccountDeletion } from '../../api/account.ts';
import { keys } from '../../api/keys.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Section } from '../../ui/section.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';

/** The last section of all: leaving for good. */
export function DeleteAccount({ user }: { user: User }) {
  const { t } = useTranslation(['settings', 'errors']);
  const [isOpen, { open, close }] = useDisclosure(false);
  const deletion = useQuery({
    queryKey: keys.accountDeletion,
    queryFn: getAccountDeletion,
    enabled: isOpen,
    staleTime: 0,
  });
  return (
    <Section title={t('remove.title')} text={t('remove.text')}>
      <Button variant="light" color="red" leftSection={<IconTrash size={16} />} onClick={open}>
        {t('remove.action')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('remove.question')}>
        <QueryView query={deletion} skeleton={<LineSkeletons count={5} />}>
          {(meaning) =>
            meaning.refusal ? (
              <Notice>{t(`errors:${meaning.refusal}`)}</Notice>
            ) : (
              <DeleteAccountForm email={user.email} meaning={meaning} onClose={close} />
            )
          }
        </QueryView>
      </Dialog>
    </Section>
  );
}
