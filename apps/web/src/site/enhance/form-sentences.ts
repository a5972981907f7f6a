import type { ApiError } from '../../api/api-error.ts';
import { fieldMessage } from '../../i18n/field-message.ts';
import { fillWords } from '../fill-words.ts';

type Sentences = Record<string, string>;
const fields = import.meta.glob<Sentences>('../../locales/*/fields.json', { import: 'default' });
const errors = import.meta.glob<Sentences>('../../locales/*/errors.json', { import: 'default' });

/** What a contract said about a field, in the reader's language. */
export async function complaintSentence(message: string, locale: string): Promise<string> {
  const words = await load(fields, 'fields', locale);
  const { key, ...values } = fieldMessage(message);
  if (!('count' in values)) return fillWords(words[key] ?? message, values);
  const form = new Intl.PluralRules(locale).select(values.count);
  return fillWords(words[`${key}_${form}`] ?? message, values);
}

/** Why the server refused, in the reader's language: by its code or by what it says of a field, else in its own words. */
export async function refusalSentence(error: ApiError, locale: string): Promise<string> {
  const words = await load(errors, 'errors', locale);
  const sentence = words[error.code ?? ''];
  if (sentence !== undefined) return sentence;
  const complaint = firstComplaint(error.details);
  return complaint === null ? error.message : complaintSentence(complaint, locale);
}

function firstComplaint(details: unknown): string | null {
  const first: unknown = Array.isArray(details) ? details[0] : null;
  const problem: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'problem') : null;
  return typeof problem === 'string' ? problem : null;
}

async function load(files: Record<string, () => Promise<Sentences>>, name: string, locale: string) {
  return (await files[`../../locales/${locale}/${name}.json`]?.()) ?? {};
}
