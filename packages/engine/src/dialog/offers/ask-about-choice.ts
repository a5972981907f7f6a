import { chosenOf } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { putToOwner } from '../answers/answer-topics.ts';
import { repeatQuestion } from '../answers/repeat-question.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { choiceBesideQuestion } from '../wish/read-wish-answer.ts';

/** "Is ceramic worth it?" about films that stand to choose chooses none: the owner is asked, and the choice stays. */
export function askAboutChoice(draft: Draft, message: Understanding, context: Context): boolean {
  const { asked } = draft.state;
  const { acts, intents, text, compared, times } = message;
  const isChoosing = asked?.kind === 'material' || asked?.kind === 'zone';
  const isWorth = WORTH.test(text);
  const isOther =
    OTHERS.some((intent) => intents.has(intent) && !(isWorth && intent === 'price')) ||
    times.reading !== null ||
    message.car !== null;
  const isOfChoice = compared.some((words) => chosenOf(words, asked?.choices ?? []) !== null);
  const isDoubt = isOfChoice || acts.has('ask.advice');
  if (!isChoosing || isOther || !isDoubt || !text.includes('?')) return false;
  if (choiceBesideQuestion(message, asked) !== null) {
    // "Three years. Does it have to be polished before?": the choice is made, the question is the owner's.
    const said = text.replace(/^[^.!;,]*[.!;,]\s*/u, '');
    putToOwner(draft, { topic: `beside ${said.slice(0, 40)}`, said }, { message, context });
    return false;
  }
  putToOwner(draft, { topic: `advice ${asked.service ?? ''}`, said: text }, { message, context });
  repeatQuestion(draft, context);
  return true;
}

/** Words of doubt that also ask for a price. */
const WORTH = /(?<!\p{L})(?:worth|lohnt|варт\p{L}*|того стоит|стоит того|має сенс|имеет смысл)(?!\p{L})/iu;

const OTHERS = ['price', 'duration', 'difference', 'cheaper', 'book', 'free', 'together', 'only'] as const;
