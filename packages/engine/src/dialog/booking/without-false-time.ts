import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { namesGoods } from '../basket/edit-basket.ts';
import { COMING, DOUBT, STRETCH, SUM_FROM } from './false-time-words.data.ts';

/**
 * "A whole valet in an hour? Really?" doubts how long the work takes, and "all together from 21, right?" repeats a sum:
 * neither asks for a time, and none is looked for or held.
 */
export function withoutFalseTime(message: Understanding, { asked }: DialogState): Understanding {
  const { reading } = message.times;
  if (!reading || reading.isDayNamed || !(isOfWork(message, asked?.kind) || isOfSum(message))) return message;
  return { ...message, times: { ...message.times, reading: null, further: null } };
}

function isOfWork({ text, times }: Understanding, asked: string | undefined): boolean {
  if (times.reading?.kind !== 'instant') return false;
  const said = text.split(SENTENCE_END).find((sentence) => STRETCH.test(sentence)) ?? '';
  if (!said.includes('?') || COMING.test(text)) return false;
  // Whoever was asked for a time and answers with a bare "in an hour?" means to come then.
  const isTimeAsked = asked === 'time' || asked === 'moveTime';
  return DOUBT.test(text) || (!isTimeAsked && namesGoods(said));
}

const SENTENCE_END = /(?<=[.!?])\s+/u;

function isOfSum({ text, times }: Understanding): boolean {
  return times.reading?.kind === 'daypart' && times.reading.end === undefined && SUM_FROM.test(text);
}
