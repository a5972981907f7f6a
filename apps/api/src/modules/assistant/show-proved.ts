import type { Desk } from './domain/desk.ts';
import type { ModelProof } from './domain/prove-model-reply.ts';

/** Hears what may be shown of an answer that is still being made, each time from its beginning. */
export type OnDraft = (text: string) => void;

/**
 * Shows a model's words while they come, a sentence at a time and only as far as every one is proved. From the first
 * sentence that is not, nothing more is shown: what follows may lean on it. Words about what is written, moved or passed
 * on wait for the answer itself, which is said only once it is so.
 */
export function showProved(
  onDraft: OnDraft,
  { desk, prove }: { desk: Desk; prove: (words: string) => ModelProof },
): (words: string) => void {
  let shown = '';
  let looked = 0;
  return (words) => {
    if (words.length < looked) looked = 0;
    // Only the end of a sentence adds something to show.
    if (desk.effects.length > 0 || !sentenceEnd.test(words.slice(looked))) return;
    looked = words.length;
    const text = provedBeginning(prove(words));
    if (text === '' || text === shown) return;
    shown = text;
    onDraft(text);
  };
}

const sentenceEnd = /[.!?…\n]/u;

/** The last sentence is not whole yet. */
function provedBeginning({ sentences }: ModelProof): string {
  const whole = sentences.slice(0, -1);
  const wrong = whole.findIndex(({ refused }) => refused.length > 0);
  const proved = wrong === -1 ? whole : whole.slice(0, wrong);
  return proved
    .map(({ text }) => text)
    .join('')
    .trim();
}
