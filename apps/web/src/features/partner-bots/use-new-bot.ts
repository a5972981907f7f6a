import {
  type CreateBot,
  type DefaultBotConfig,
  type Partner,
  type Provider,
  planLimits,
} from '@glossa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { createBot } from '../../api/bots.ts';
import { useErrorSentence } from '../../i18n/use-error-sentence.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { whileLoading } from '../../ui/loading-flag.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { useContractForm } from '../../ui/use-contract-form.ts';
import { type BotValues, botFormSchema } from './bot-values.ts';

/** A new bot: its form, what the server said about it, and the way to its editor once it exists. */
export function useNewBot(partner: Partner, defaults: DefaultBotConfig) {
  const { t } = useTranslation(['bot-editor', 'fields', 'partners', 'ui']);
  const { language } = useLanguage();
  const sentence = useErrorSentence();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { provider: _, ...startingPoint } = defaults;
  const initialValues: BotValues = {
    ...startingPoint,
    name: partner.bots.some(({ name }) => name === defaults.name) ? '' : defaults.name,
    language: t(`ui:language.${language}`),
    adminEmail: '',
    status: 'LIVE',
    botToken: '',
    allowedDomains: [],
  };
  const form = useContractForm({ schema: botFormSchema, initialValues });
  const create = useMutation({
    mutationFn: (wanted: CreateBot) => whileLoading(() => createBot(partner.id, wanted)),
    onSuccess: async (bot) => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['partner'] }),
        queryClient.invalidateQueries({ queryKey: ['bot', 'list'] }),
      ]);
      toastSuccess(t('add.done', { name: bot.name }));
      await navigate({
        to: paths.partner,
        params: { partnerId: partner.id },
        search: { bot: bot.id },
        replace: true,
        ignoreBlocker: true,
      });
    },
    onError: (error) => {
      if (!codeOf(error)?.startsWith('token_')) return;
      form.setFieldError('botToken', sentence(error));
      focusFirstError({ botToken: true });
    },
  });
  const submit = (provider: Provider) => {
    const { botToken, ...wanted } = botFormSchema.parse(form.getValues());
    if (provider === 'WEB_CHAT') return create.mutate({ ...wanted, provider });
    if (botToken) return create.mutate({ ...wanted, provider, botToken });
    form.setFieldError('botToken', t('fields:empty'));
    focusFirstError({ botToken: true });
  };
  const code = codeOf(create.error);
  const limit = planLimits[partner.plan].channels;
  return {
    form,
    submit,
    isPending: create.isPending,
    /** The plan's refusal, with the plan's name and what it includes. */
    providerError:
      code === 'channel_limit'
        ? t('add.channelLimit', { count: limit, plan: t(`partners:plan.${partner.plan}`) })
        : null,
    error: code === 'channel_limit' || code?.startsWith('token_') ? null : create.error,
    forgetRefusal: create.reset,
  };
}

function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null;
}
