import { useCallback } from 'react';
import { useErrorSentence } from '../i18n/use-error-sentence.ts';
import { toastError } from './toast.ts';

/** For `onError` of a mutation: says what went wrong in the reader's language. */
export function useFailureToast(): (error: unknown) => void {
  const sentence = useErrorSentence();
  return useCallback((error) => toastError(sentence(error)), [sentence]);
}
