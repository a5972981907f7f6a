import { AppError } from '../../http/app-error.ts';

export const channelLimit = (sentence: string) => new AppError('forbidden', 'channel_limit', sentence);
