import { ownerShare } from '../../asked/of-studio.ts';
import { whatIsAsked } from '../../asked/what-is-asked.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isCommonWord } from '../../words/is-common-word.ts';
import { splitWords } from '../../words/split-words.ts';
import { words } from '../act.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { passQuestionOn, putToOwner } from './answer-topics.ts';
import { repeatQuestion } from './repeat-question.ts';

/** Somebody who wants to think it over is told that there is time; others simply part. */
function goodbye(text: string): 'bye' | 'seeYou' {
  return THINKING.test(text) ? 'bye' : 'seeYou';
}

const THINKING =
  /think|let you know|get back|be in touch|call you|uberleg|überleg|denk|meld|дума|порад|совет|перезвон|передзвон|пізніше|позже|дам зна|отпиш|chat to|talk to|speak to|ask my|check with|run it|sleep on|frau|mann|bespre|rücksprache|чоловік|дружин|спитаю|запитаю|муж|жен|спрошу|обсу/iu;

/** "Do you sell car mats?": words enough to be a question, whatever it is about. */
function isPlainQuestion({ text }: Understanding): boolean {
  const words = splitWords(text);
  const known = words.filter((word) => isCommonWord(word)).length;
  return text.trim().endsWith('?') && words.length >= 3 && words.length <= 20 && known >= words.length / 3;
}

/** "Wollt ihr vorher Geld sehen": what only the owner can answer, with or without a mark behind it. */
function asksOwner(text: string): boolean {
  return ownerShare(whatIsAsked(text)) >= (text.includes('?') ? LIKELY_ASKED : SURELY_ASKED);
}

const LIKELY_ASKED = 0.6;
const SURELY_ASKED = 0.9;

/** Greetings, thanks, goodbyes, refusals and whatever else has nothing to do with cars. */
export function smallTalk(draft: Draft, message: Understanding, context: Context) {
  const { intents } = message;
  const { state } = draft;
  const isWaiting = state.asked !== null && state.asked.kind !== 'booking';
  if (intents.has('bye') || (intents.has('thanks') && !isWaiting)) {
    say(draft, intents.has('bye') ? goodbye(message.text) : 'thanks');
    if (state.asked?.kind === 'booking') draft.state = { ...draft.state, asked: null };
    return;
  }
  if (intents.has('offTopic')) {
    say(draft, 'offTopic');
    return repeatQuestion(draft, context);
  }
  if (message.acts.has('media')) {
    say(draft, 'mediaUnseen');
    return repeatQuestion(draft, context);
  }
  if (intents.has('no')) {
    say(draft, 'noProblem');
    draft.state = { ...state, asked: null, upsell: state.upsell ? { ...state.upsell, isOpen: false } : null };
    return;
  }
  if (intents.has('greet') && state.turns <= 1) {
    say(draft, 'hello', {
      bot: words(context.studio.botName || 'Glossa'),
      studio: words(context.studio.name),
    });
    draft.choices = [{ key: 'price' }, { key: 'book' }];
    return;
  }
  if (intents.has('thanks') || intents.has('yes') || intents.has('greet')) {
    if (isWaiting) return repeatQuestion(draft, context);
    const isGreetingAgain = intents.has('greet') && !intents.has('thanks') && !intents.has('yes');
    say(draft, isGreetingAgain ? 'askService' : 'anythingElse');
    if (isGreetingAgain) draft.choices = [{ key: 'price' }, { key: 'book' }];
    return;
  }
  if (passQuestionOn(draft, message, context)) return repeatQuestion(draft, context);
  if (isPlainQuestion(message) || asksOwner(message.text)) {
    putToOwner(
      draft,
      { topic: `other ${message.text.slice(0, 40)}`, said: message.text.trim() },
      { message, context },
    );
    return repeatQuestion(draft, context);
  }
  if (isWaiting) {
    say(draft, 'notUnderstood');
    repeatQuestion(draft, context);
  } else say(draft, 'clarify');
  if (draft.choices.length === 0)
    draft.choices = isWaiting ? [{ key: 'person' }] : [{ key: 'price' }, { key: 'book' }, { key: 'person' }];
}
