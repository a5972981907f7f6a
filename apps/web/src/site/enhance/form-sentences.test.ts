import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { refusalSentence } from './form-sentences.ts';

const tooLong = new ApiError('“description” must have at most 20000 characters.', {
  status: 400,
  code: 'invalid_request',
  details: [{ field: 'description', problem: 'must have at most 20000 characters' }],
});

describe('why the server refused', () => {
  it.each([
    ['en', 'At most 20000 characters'],
    ['de', 'Höchstens 20000 Zeichen'],
    ['uk', 'Щонайбільше 20000 символів'],
    ['ru', 'Максимум 20000 символов'],
  ])('is said of a field in %s', async (locale, sentence) => {
    expect(await refusalSentence(tooLong, locale)).toBe(sentence);
  });

  it.each([
    [
      'a code',
      new ApiError('Too long.', { code: 'message_too_long' }),
      'Das ist zu lang. Bitte kürzen Sie es.',
    ],
    [
      'its own words',
      new ApiError('The body must be an object.', { code: 'invalid_request' }),
      'The body must be an object.',
    ],
    ['details of another shape', new ApiError('No.', { code: 'invalid_request', details: [null] }), 'No.'],
  ])('is said by %s', async (_, error, sentence) => {
    expect(await refusalSentence(error, 'de')).toBe(sentence);
  });
});
