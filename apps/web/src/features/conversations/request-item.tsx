import type { ClientRequest, Language, Partner } from '@glossa/contracts';
import { Group, Text } from '@mantine/core';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { listPhotos, loadPhoto } from '../../api/photos.ts';
import { readSummary } from '../../api/read-summary.ts';
import { loadWords } from '../../i18n/i18n.ts';
import { useIsStaff } from '../../session/is-staff.ts';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { Surface } from '../../ui/surface.tsx';
import { TalkPhotos } from '../../ui/talk-photos.tsx';
import { RequestActions, type RequestForm } from './request-actions.tsx';
import classes from './request-item.module.css';
import { useMoment } from './use-moment.ts';

const AnswerPrice = lazyRouteComponent(() => import('./answer-price.tsx'), 'AnswerPrice');
const AnswerQuestion = lazyRouteComponent(() => import('./answer-question.tsx'), 'AnswerQuestion');
const FixTalk = lazyRouteComponent(() => import('./fix-talk.tsx'), 'FixTalk');
const KeepAnswer = lazyRouteComponent(async () => {
  await loadWords(['business-profile']);
  return import('./keep-answer.tsx');
}, 'KeepAnswer');

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
  const [form, setForm] = useState<RequestForm | null>(null);
  const { known, words } = readSummary(request.summary);
  // Number and address have their own buttons, so the part of the summary that repeats them is left out.
  const told = [request.name, request.phone, request.email];
  const facts = [request.name, ...known.filter((part) => !told.some((one) => one && part.includes(one)))];
  // What the bot knows from then on is the owners' to say.
  const mayKeep = !useIsStaff();
  const isAnswered = request.keep === 'offered';
  const close = () => setForm(null);
  return (
    <Surface p="md" className={classes.request} data-answered={isAnswered || undefined}>
      <Group justify="space-between" align="baseline" gap="xs" wrap="nowrap">
        <Text fw={650}>{isAnswered ? t('teach.answered') : t(`request.kind.${request.kind}`)}</Text>
        <Text component="time" size="xs" c="dimmed" dateTime={request.createdAt}>
          {moment(request.createdAt)}
        </Text>
      </Group>
      {facts.some(Boolean) ? <Text>{facts.filter(Boolean).join(' · ')}</Text> : null}
      {words ? <Text c="dimmed">{t('request.quoted', { words })}</Text> : null}
      {request.kind === 'photo' && !isInTalk ? (
        <TalkPhotos
          queryKey={keys.photos(partner.id, request.conversationId)}
          list={() => listPhotos(partner.id, request.conversationId)}
          load={(id) => loadPhoto(partner.id, id)}
        />
      ) : null}
      <Suspense fallback={<LineSkeletons count={3} />}>
        {isAnswered && mayKeep ? (
          <KeepAnswer partner={partner} request={request} />
        ) : form === 'price' ? (
          <AnswerPrice partner={partner} request={request} language={language} onDone={close} />
        ) : form === 'knowledge' || form === 'listed' || form === 'car' ? (
          <FixTalk partner={partner} request={request} fix={form} onDone={close} />
        ) : form === 'answer' ? (
          <AnswerQuestion partner={partner} request={request} onDone={close} />
        ) : isAnswered ? null : (
          <RequestActions partner={partner} request={request} isInTalk={isInTalk} onForm={setForm} />
        )}
      </Suspense>
    </Surface>
  );
}
