import type { Understanding } from '../understanding/understand.ts';
import { words } from './act.ts';
import { putToOwner } from './answer-topics.ts';
import { settledRows } from './answer-wish.ts';
import type { Context } from './context.ts';
import { type Draft, newDraft, say } from './draft.ts';
import { readWish } from './read-wish.ts';
import { repeatQuestion } from './repeat-question.ts';
import { tellIncluded } from './tell-included.ts';

/** "Is a wash included?": what the list sells by itself is told with its price, and the wish stays as it was. */
export function answerIncluded(draft: Draft, message: Understanding, context: Context): boolean {
  if (tellIncluded(draft, message, context)) return true;
  const { wished } = draft.state;
  if (wished.length === 0 || !message.text.includes('?') || !INCLUDED.test(message.text)) return false;
  if (message.times.reading !== null || message.car !== null || message.topics.length > 0) return false;
  const asked = readWish(message, { ...draft.state, wished: [], asked: null }, context);
  const others = asked.wished.filter((one) => !wished.some(({ service }) => service === one.service));
  if (others.length === 0 && (asked.wished.length > 0 || asked.open.length > 0)) return false;
  if (others.length === 0)
    putToOwner(draft, { topic: `included ${wished[0]?.service}`, said: message.text }, { message, context });
  else {
    say(draft, 'soldApart', { service: words(others.map(({ service }) => service).join(', ')) });
    const rows = settledRows(newDraft({ ...draft.state, wished: others }), context);
    if (rows) {
      // "Yes, add it" means this one now.
      draft.state = { ...draft.state, upsell: { service: rows[0]?.service ?? '', isOpen: true } };
      draft.options = [...rows];
      for (const row of rows) say(draft, 'quoteOne', { rows: { rows: [row] } });
    }
  }
  repeatQuestion(draft, context);
  return true;
}

const INCLUDED =
  /(?<!\p{L})(?:includ\p{L}*|part of (?:it|that|the)|comes? with|dabei|inklusive|inkl|enthalten|inbegriffen|mit drin|вход(?:ит|ить)|включ\p{L}*)(?!\p{L})|^(?:and |so )?(?:is (?:it|that|this)|that'?s|does (?:it|that)) (?:with|for|both|just|only)?\s?(?:the )?(?:inside|outside|interior|exterior|in and out)|^(?:und )?(?:ist das|das ist) (?:nur |auch )?(?:innen|außen|aussen)|^(?:а )?(?:это|це) (?:и |і |только |тільки )?(?:внутри|снаружи|всередині|зовні|салон|кузов)|^(?:and |so )?(?:does|will|would) (?:that|it|this) (?:also )?(?:get rid of|remove|take out|cover|include|help with|do)(?!\p{L})|^(?:und )?geht (?:damit|dabei|da) auch(?!\p{L})|^(?:and )?(?:is (?:it|that)|that'?s) with\s|^(?:und )?(?:ist das|das ist|ist es) mit\s|^(?:а )?(?:это|цена) (?:с|со|вместе с)\s|^(?:а )?(?:це|ціна) (?:з|із|разом з)\s/iu;
