import type { Bot, Partner } from '@glossa/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { updateBot } from '../../api/bots.ts';
import { keys } from '../../api/keys.ts';
import { useSavedForm } from '../../ui/use-saved-form.ts';
import { type BotValues, botChanges, botFormSchema, botValues } from './bot-values.ts';

/** The form of a bot that exists. Only what was changed is sent. */
export function useBotForm(bot: Bot) {
  const queryClient = useQueryClient();
  const save = async (values: BotValues): Promise<BotValues> => {
    const saved = await updateBot(bot.partnerId, bot.id, botChanges(values, bot));
    queryClient.setQueryData<Partner>(keys.partner(bot.partnerId), (partner) =>
      partner
        ? { ...partner, bots: partner.bots.map((old) => (old.id === saved.id ? saved : old)) }
        : partner,
    );
    void queryClient.invalidateQueries({ queryKey: ['partner', 'list'] });
    void queryClient.invalidateQueries({ queryKey: ['bot', 'list'] });
    return botValues(saved);
  };
  return useSavedForm<BotValues>({ schema: botFormSchema, saved: botValues(bot), save, refusedField });
}

function refusedField(error: unknown): 'botToken' | null {
  return error instanceof ApiError && error.code?.startsWith('token_') ? 'botToken' : null;
}
