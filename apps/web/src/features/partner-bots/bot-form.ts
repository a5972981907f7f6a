import type { UseFormReturnType } from '@mantine/form';
import type { BotValues } from './bot-values.ts';

/** The form of a bot, new or saved: the groups of fields are the same for both. */
export type BotForm = UseFormReturnType<BotValues>;
