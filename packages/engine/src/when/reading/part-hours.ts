import type { EngineLanguage } from '../../facts.ts';
import type { Part } from './meaning.ts';

/** From and to in hours. The same word means other hours in other languages. */
export function hoursOfPart(part: Part, language: EngineLanguage): [number, number] {
  if (part === 'afternoon' && language === 'EN') return [12, 18];
  return HOURS[part];
}

/** Whether an hour said beside this part of the day is of the second half. */
export function isSecondHalf(part: Part): boolean {
  return HOURS[part][0] >= 12;
}

const HOURS: Record<Part, [number, number]> = {
  morning: [8, 12],
  forenoon: [9, 12],
  earlyMorning: [8, 10],
  noon: [12, 14],
  afternoon: [14, 18],
  afterLunch: [14, 18],
  lateAfternoon: [16, 18],
  evening: [18, 21],
  towardsEvening: [16, 19],
  afterWork: [17, 20],
  night: [20, 23],
};
