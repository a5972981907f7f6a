import type { LanguageModel } from 'ai';
import type { ModelConfig } from '../../config.ts';
import { type ModelAccess, openModelAccess } from './model-access.ts';

type Options = { onTrouble: (cause: unknown) => void; quietMs?: number; nowMs?: () => number };

/** The configured model behind its breaker. Providers load only when one is asked for: they are heavy. */
export async function connectModel(
  config: ModelConfig | null,
  options: Options,
): Promise<ModelAccess | null> {
  if (!config) return null;
  const model = await createModel(config);
  const { provider, model: name, budgetMs } = config;
  return openModelAccess({ model, label: `${provider}:${name}`, budgetMs, ...options });
}

async function createModel({ provider, model, apiKey, baseUrl }: ModelConfig): Promise<LanguageModel> {
  const settings = { ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }) };
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(settings).chat(model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(settings)(model);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI(settings)(model);
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl ?? '',
        // What a streamed answer costs is told only on request.
        includeUsage: true,
        ...settings,
      })(model);
    }
  }
}
