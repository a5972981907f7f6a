// Which of the four languages a message is in, and which one an owner means by a free value.
// It knows nothing of studios, prices or dialogs.
export { detectLanguage } from './detect-language.ts';
export { firstLanguage } from './first-language.ts';
export { normaliseLanguage } from './normalise-language.ts';
