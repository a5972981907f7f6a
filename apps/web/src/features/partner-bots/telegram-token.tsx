import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { BotForm } from './bot-form.ts';

const TelegramTokenFields = lazy(() =>
  import('./telegram-token-fields.tsx').then((module) => ({ default: module.TelegramTokenFields })),
);

/** Only bots on Telegram have a token, so the others don't load its fields. */
export function TelegramToken(props: { form: BotForm; masked?: string }) {
  return (
    <Suspense fallback={<Skeleton h={60} />}>
      <TelegramTokenFields {...props} />
    </Suspense>
  );
}
