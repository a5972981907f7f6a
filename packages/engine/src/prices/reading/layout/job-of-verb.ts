import { EMPTY_LABEL, type Label } from '../labels/label.ts';
import { markWords } from '../labels/mark-words.ts';
import { SERVICE_NOUNS, WE_DO } from '../labels/service-nouns.data.ts';

/** "Миємо: …": what the studio says it does is the name of the job. */
export function jobOfVerb(name: string): Label | null {
  const service = markWords(name).length > 2 ? null : nounOfVerb(name);
  return service === null ? null : { ...EMPTY_LABEL, service, hasAction: true, isDimension: false };
}

/** "We wrap vans and more": the noun of the trade a sentence speaks of. */
export function nounOfVerb(sentence: string): string | null {
  const verb = WE_DO.find(([, pattern]) => pattern.test(sentence));
  if (!verb) return null;
  const language = /мо(?!\p{L})/u.test(sentence)
    ? 'UA'
    : /м(?!\p{L})/u.test(sentence)
      ? 'RU'
      : /^\s*wir/iu.test(sentence)
        ? 'DE'
        : 'EN';
  return SERVICE_NOUNS[verb[0]]?.[language] ?? null;
}

/** "We tint from 1500": the verb in the name of a price becomes the noun of the trade. */
export function withNoun(label: Label): Label {
  const job = label.service === null ? null : jobOfVerb(label.service);
  return job ? { ...label, service: job.service } : label;
}
