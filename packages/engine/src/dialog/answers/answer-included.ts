import type { WishedService } from '../../dialog-state.ts';
import { readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import type { Context } from '../context.ts';
import { type Draft, newDraft, say } from '../draft.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { COMPLETE } from '../order/replaced-lines.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import { readWish } from '../wish/read-wish.ts';
import { partNamed } from '../wish/zones-apart.ts';
import { putToOwner } from './answer-topics.ts';
import { ASKS_WHAT } from './included-words.data.ts';
import { isOfComplete } from './is-of-complete.ts';
import { repeatQuestion } from './repeat-question.ts';
import { isPackage, tellContents, tellsContents } from './tell-contents.ts';
import { tellIncluded } from './tell-included.ts';

/** "Is a wash included?": what the list sells by itself is told with its price, and the wish stays as it was. */
export function answerIncluded(draft: Draft, message: Understanding, context: Context): boolean {
  if (tellIncluded(draft, message, context)) return true;
  // What belongs to it was told, and does not name what is asked about.
  const isElse = draft.acts.some(({ key }) => key === 'includedAre') && message.text.includes('?');
  if (isElse && tellApart(draft, message, context)) {
    repeatQuestion(draft, context);
    return true;
  }
  if (isAlone(message) && tellContents(draft, message.text, context)) {
    repeatQuestion(draft, context);
    return true;
  }
  if (!message.text.includes('?') || !asksIncluded(message.text) || tellsContents(message.text)) return false;
  if (message.times.reading !== null || message.car !== null || message.topics.length > 0) return false;
  if (!tellApart(draft, message, context)) return false;
  repeatQuestion(draft, context);
  return true;
}

/** The question is all that is said. */
function isAlone({ text, times, name, phone, acts }: Understanding): boolean {
  const isOne = splitSentences(text).length === 1 && times.reading === null;
  return isOne && name === null && phone === null && !ORDERING.some((act) => acts.has(act));
}

const ORDERING = ['want', 'add', 'drop', 'change', 'book', 'choose'];

export function asksIncluded(text: string): boolean {
  return INCLUDED.test(text);
}

/** What is asked after is on the list by itself, or the studio has to say. */
export function tellApart(draft: Draft, message: Understanding, context: Context): boolean {
  const { wished } = draft.state;
  if (wished.length === 0) return false;
  const asked = readWish(message, { ...draft.state, wished: [], asked: null }, context);
  const read = narrowWishes({ ...draft.state, wished: asked.wished }, context).map(({ wish }) => wish);
  const named = read.length > 0 ? read : partsOf(wished, message, context);
  const others = named.filter((one) => !wished.some((own) => isSame(one, own)));
  if (others.length === 0 && (asked.wished.length > 0 || asked.open.length > 0)) return false;
  if (others.length === 0) {
    putToOwner(draft, { topic: `included ${wished[0]?.service}`, said: message.text }, { message, context });
    return true;
  }
  // "What is in the package?" asks the studio; what it costs is told.
  const isOfWhole =
    ASKS_WHAT.test(message.text) &&
    others.every(({ service, zone }) => isPackage(service) || (zone === null && COMPLETE.test(service)));
  if (isOfWhole || others.some((one) => isOfComplete(one, message.text, wished)))
    putToOwner(draft, { topic: `included ${others[0]?.service}`, said: message.text }, { message, context });
  else
    say(draft, 'soldApart', {
      service: words(others.map(({ service, zone }) => zone ?? service).join(', ')),
    });
  const rows = isOfWhole ? null : settledRows(newDraft({ ...draft.state, wished: others }), context);
  if (!rows) return true;
  // "Yes, add it" means this one now.
  if (others.every(({ zone }) => zone === null))
    draft.state = { ...draft.state, upsell: { service: rows[0]?.service ?? '', isOpen: true } };
  draft.options = [...draft.options, ...rows];
  for (const row of rows) say(draft, 'quoteOne', { rows: { rows: [row] } });
  return true;
}

/** Another part of what is wanted, named without the job. */
function partsOf(
  wished: readonly WishedService[],
  { rest }: Understanding,
  { index }: Context,
): WishedService[] {
  return wished.flatMap(({ service: name }) => {
    const service = index.services.find((one) => one.service === name);
    const zone = service ? partNamed(service, readMessage(rest)) : null;
    return zone === null ? [] : [{ service: name, zone, material: null, said: '' }];
  });
}

function isSame(one: WishedService, own: WishedService): boolean {
  return one.service === own.service && (one.zone === null || one.zone === own.zone);
}

const INCLUDED =
  /(?<!\p{L})(?:includ\p{L}*|part of (?:it|that|the)|comes? with|dabei|inclusive|inklusive|inkl|enthalten|inbegriffen|mit drin|вход(?:ит|ить)|входять|входят|включ\p{L}*|(?:cost|costs|is (?:it|that)|that['’]?s) extra|kostet (?:das|es|dies)? ?(?:extra|zusätzlich)|extra (?:kosten|berechnet)|доплачивать|доплачувати|за отдельн\p{L}+ (?:плату|деньги)|за окрему плату)(?!\p{L})|^(?:and |so )?(?:is (?:it|that|this)|that'?s|does (?:it|that)) (?:with|for|both|just|only)?\s?(?:the )?(?:inside|outside|interior|exterior|in and out)|^(?:und )?(?:ist das|das ist) (?:nur |auch )?(?:innen|außen|aussen)|^(?:а )?(?:это|це) (?:и |і |только |тільки )?(?:внутри|снаружи|всередині|зовні|салон|кузов)|^(?:and |so )?(?:does|will|would) (?:that|it|this) (?:also )?(?:get rid of|remove|take out|cover|include|help with|do)(?!\p{L})|^(?:und )?geht (?:damit|dabei|da) auch(?!\p{L})|^(?:and )?(?:is (?:it|that)|that'?s) with\s|^(?:und )?(?:ist das|das ist|ist es) mit\s|^(?:а )?(?:это|цена) (?:с|со|вместе с)\s|^(?:а )?(?:це|ціна) (?:з|із|разом з)\s/iu;
