import type { ClientNews } from '@glossa/contracts';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellClient } from '../../api/events.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

type TellClientProps = { partnerId: string; eventId: string; news: ClientNews; onDone: () => void };

/** "Tell Max?" with the words as they would be sent, in the client's language; they can be changed first. */
export function TellClient({ partnerId, eventId, news, onDone }: TellClientProps) {
  const { t } = useTranslation('calendar');
  const onFailure = useFailureToast();
  const [text, setText] = useState(news.text);
  const [isEditing, setEditing] = useState(false);
  const send = useMutation({
    mutationFn: () => tellClient(partnerId, eventId, { text, version: news.version }),
    onSuccess: onDone,
    onError: onFailure,
  });
  const ways = news.ways.map((way) => t(`tell.${way}`)).join(', ');
  return (
    <Stack gap="xs">
      <Text fw={600}>{t('tell.question', { name: news.name || t('tell.client') })}</Text>
      {isEditing ? (
        <Textarea
          aria-label={t('tell.words')}
          value={text}
          maxLength={2000}
          autosize
          minRows={3}
          maxRows={8}
          data-autofocus
          onChange={(change) => setText(change.currentTarget.value)}
        />
      ) : (
        <Text size="sm" dir="auto">
          {text}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t('tell.by', { ways })}
      </Text>
      <Group gap="xs">
        <Button
          size="compact-md"
          loading={send.isPending}
          disabled={text.trim() === ''}
          onClick={() => send.mutate()}
        >
          {t('tell.send')}
        </Button>
        {isEditing ? null : (
          <Button size="compact-md" variant="default" onClick={() => setEditing(true)}>
            {t('tell.edit')}
          </Button>
        )}
        <Button size="compact-md" variant="subtle" onClick={onDone}>
          {t('tell.leave')}
        </Button>
      </Group>
    </Stack>
  );
}
