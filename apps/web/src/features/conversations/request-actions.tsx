import type { ClientRequest, Partner } from '@glossa/contracts';
import { Button, Group } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { useIsStaff } from '../../session/is-staff.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Fix } from './fix-talk.tsx';
import { useSettleRequest } from './use-settle-request.ts';

type RequestActionsProps = {
  partner: Partner;
  request: ClientRequest;
  isInTalk: boolean;
  onForm: (form: RequestForm) => void;
};

/** What an owner can fill in on the spot. */
export type RequestForm = 'price' | 'answer' | Fix;

const fixes: readonly Fix[] = ['knowledge', 'listed', 'car'];

/** What can be done about a request, the likeliest first. In an open talk its own box answers a person. */
export function RequestActions({ partner, request, isInTalk, onForm }: RequestActionsProps) {
  const { t } = useTranslation('conversations');
  const settling = useSettleRequest(partner.id, request.id);
  const isForStaff = useIsStaff();
  const isAnswerable = request.kind !== 'person' || !isInTalk;
  return (
    <Group gap="xs" mt={4}>
      {request.kind === 'price' && !isForStaff ? (
        <Button size="compact-md" onClick={() => onForm('price')}>
          {t('request.setPrice')}
        </Button>
      ) : null}
      {isAnswerable ? (
        <Button
          size="compact-md"
          variant={request.kind === 'question' ? 'filled' : 'default'}
          onClick={() => onForm('answer')}
        >
          {t('teach.answer')}
        </Button>
      ) : null}
      {request.kind === 'unclear' && !isForStaff
        ? fixes.map((fix) => (
            <Button key={fix} size="compact-md" variant="light" onClick={() => onForm(fix)}>
              {t(`fix.${fix}`)}
            </Button>
          ))
        : null}
      {request.phone ? (
        <Button
          component="a"
          href={`tel:${request.phone}`}
          size="compact-md"
          variant="light"
          leftSection={<IconPhone size={15} />}
        >
          {request.phone}
        </Button>
      ) : null}
      {request.email ? (
        <Button
          component="a"
          href={`mailto:${request.email}`}
          size="compact-md"
          variant="light"
          leftSection={<IconMail size={15} />}
        >
          {request.email}
        </Button>
      ) : null}
      {isInTalk ? null : (
        <LinkButton
          size="compact-md"
          variant="default"
          to={paths.conversation}
          params={{ conversationId: request.conversationId }}
        >
          {t('request.open')}
        </LinkButton>
      )}
      <Button
        size="compact-md"
        variant="default"
        loading={settling.isPending}
        onClick={() => settling.mutate()}
      >
        {t('request.settle')}
      </Button>
    </Group>
  );
}
