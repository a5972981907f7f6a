import { detectLanguage } from '../../../language/index.ts';
import { namedLines } from '../../../prices/index.ts';
import { findCars } from '../../../understanding/find-cars.ts';
import { findIntents } from '../../../understanding/find-intents.ts';
import { ASKS } from '../../../understanding/question-words.data.ts';
import { readWhen } from '../../../when/index.ts';
import { isCommonWord } from '../../../words/is-common-word.ts';
import { splitWords } from '../../../words/split-words.ts';
import { namesGoods } from '../../basket/edit-basket.ts';
import type { Context } from '../../context.ts';

/** Fewer words than these are few. */
export const A_FEW = 4;

/** What stands beside an answered question and asks or wants nothing of its own. */
export function saysNoMore(clause: string): boolean {
  return isCircumstance(clause) || isFragment(clause) || isBareQuestion(clause);
}

/** "My son is 17 and looking for work, do you need anyone?": says why it is asked. */
export function isBackground(clause: string, context: Context): boolean {
  return (
    splitWords(clause).length >= A_FEW &&
    !ASKS.test(clause) &&
    !/\d|[:@+]/u.test(clause) &&
    !INTRODUCES.test(clause) &&
    findIntents(clause).size === 0 &&
    !namesGoods(clause) &&
    namedLines(clause, context.index).lines.length === 0 &&
    !tellsTime(clause, context) &&
    findCars(clause).length === 0
  );
}

/** "May I leave it on Tuesday at five?": the calendar is asked. */
export function tellsTime(said: string, { now, studio }: Context): boolean {
  const language = detectLanguage(said, null) ?? 'EN';
  return readWhen(said, { now, timezone: studio.timezone, language }) !== null;
}

/** "A voucher, have you got any?" */
function isBareQuestion(clause: string): boolean {
  const said = findIntents(clause);
  const words = splitWords(clause);
  const own = words.filter((word) => !isCommonWord(word)).length;
  return (
    !OWN_QUESTIONS.some((intent) => said.has(intent)) &&
    ASKS.test(clause) &&
    (own === 0 || (own === 1 && words.length <= A_FEW + 1 && OF_SAID.test(clause)))
  );
}

/** "What's the address" is a question of its own. */
const OWN_QUESTIONS = ['address', 'hours', 'studioPhone', 'duration', 'price', 'free', 'services'] as const;

/** "Three years, is that also … on the ceramic?": what it is asked of is no wish by itself. */
function isFragment(clause: string): boolean {
  return OF_WHAT.test(clause) && !/\d/u.test(clause) && splitWords(clause).length <= A_FEW;
}

const OF_WHAT = /^\s*(?:on|for|with|auf|für|bei|mit|на|для|по|з|с)\s/iu;

/** "… if I stay there": says more of what was asked, and nothing by itself. */
function isCircumstance(clause: string): boolean {
  return BEGINS_CIRCUMSTANCE.test(clause) && !/\d/u.test(clause) && !namesGoods(clause);
}

const BEGINS_CIRCUMSTANCE =
  /^\s*(?:if|when|while|until|after|before|wenn|falls|während|solange|bis|nachdem|bevor|якщо|коли|поки|доки|если|когда|пока)(?!\p{L})/iu;

/** "… can you shift that?", "… passt der rein?" */
const OF_SAID =
  /(?<!\p{L})(?:that|it|this|they|them|das|es|der|ihn|sie|die|це|його|її|їх|вона|він|это|его|её|ее|их|она|он)(?!\p{L})/iu;

/** "I'm Bob", "меня зовут Олег". */
const INTRODUCES =
  /(?<!\p{L})(?:name|i['’]?m|i am|here|ich bin|heiße|heisse|hier|зовут|звати|я|это|це)(?!\p{L})/iu;
