import type { ClientRequest, Language, Partner } from '@glossa/contracts';
import { Button, Group, Text } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { listPhotos, loadPhoto } from '../../api/photos.ts';
import { readSummary } from '../../api/read-summary.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { Surface } from '../../ui/surface.tsx';
import { TalkPhotos } from '../../ui/talk-photos.tsx';
import classes from './request-item.module.css';
import { useMoment } from './use-moment.ts';
import { useSettleRequest } from './use-settle-request.ts';

const AnswerPrice = lazyRouteComponent(() => import('./answer-price.tsx'), 'AnswerPrice');

type RequestItemProps = {
  partner: Partner;
  request: ClientRequest;
  /** The client's, where the talk is at hand. */
  language?: Language;
  isInTalk?: boolean;
};

/** One thing only the owner can settle, with the shortest way to do so. */
export function RequestItem({ partner, request, language, isInTalk = false }: RequestItemProps) {
  const { t } = useTranslation('conversations');
  const moment = useMoment(partner.config.timezone);
  const [isPricing, setPricing] = useState(false);
  const settling = useSettleRequest(partner.id, request.id);
  const { known, words } = readSummary(request.summary);
  // Number and address have their own buttons, so the part of the summary that repeats them is left out.
  const reach = [request.phone, request.email].filter(Boolean);
  const told = [request.name, ...reach];
  const facts = [request.name, ...known.filter((part) => !told.some((one) => one && part.includes(one)))];
  return (
    <Surface p="md" className={classes.request}>
      <Group justify="space-between" align="baseline" gap="xs" wrap="nowrap">
        <Text fw={650}>{t(`request.kind.${request.kind}`)}</Text>
        <Text component="time" size="xs" c="dimmed" dateTime={request.createdAt}>
          {moment(request.createdAt)}
        </Text>
      </Group>
      {facts.some(Boolean) ? <Text>{facts.filter(Boolean).join(' · ')}</Text> : null}
      {words ? <Text c="dimmed">“{words}”</Text> : null}
      {request.kind === 'photo' && !isInTalk ? (
        <TalkPhotos
          queryKey={keys.photos(partner.id, request.conversationId)}
          list={() => listPhotos(partner.id, request.conversationId)}
          load={(id) => loadPhoto(partner.id, id)}
        />
      ) : null}
      {isPricing ? (
        <Suspense fallback={<LineSkeletons count={3} />}>
          <AnswerPrice
            partner={partner}
            request={request}
            language={language}
            onDone={() => setPricing(false)}
          />
        </Suspense>
      ) : (
        <Group gap="xs" mt={4}>
          {request.kind === 'price' ? (
            <Button size="compact-md" onClick={() => setPricing(true)}>
              {t('request.setPrice')}
            </Button>
          ) : null}
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
      )}
    </Surface>
  );
}
