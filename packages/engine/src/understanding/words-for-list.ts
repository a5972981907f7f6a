import { jobsIn, readMessage } from '../prices/index.ts';
import { DENIED_BEFORE } from './history.data.ts';
import {
  ALL_BUT_FRONT,
  ALL_THAT,
  BACK_END,
  BY_HAND,
  GLASS_BEHIND,
  GLASS_SPOKEN,
  INSIDE_AND_OUT,
  LIMO,
  NEGATED,
  NO_JOB,
  OUTSIDE,
  REAR_WINDOWS,
  SIDE_GLASS,
  THE_BACKS,
  THE_MINI,
  UNWANTED,
  WASHED_BY_HAND,
  WHOLE_BACK,
  WHOLE_CAR,
  YEAR_OF_CAR,
} from './misleading-words.data.ts';

/** "What does it all cost?" asks for the sum, and for no "all windows". */
const SUM_OF_ALL =
  /(?<!\p{L})(сколько(?:\s(?:это|мне|у нас))?|скільки(?:\s(?:це|мені|в нас))?|was kostet(?:\s(?:das|mich))?|what(?:['’]?s| is| does| would| will)?(?:\s(?:it|that|this))?|how much(?:\s(?:is|would|does|will))?(?:\s(?:it|that|this))?)\s(?:всё|все|усе|alles|all)(?=\s(?:стоит|коштує|вместе|разом|выходит|вийде|выйдет|виходить|будет|буде|cost|come|together|zusammen|in all)(?!\p{L})|\s*(?:[?.!,]|$))/giu;

/** The words of a message that are held against the price list: what misleads is left out or said as lists say it. */
export function wordsForList(text: string, whole: string): string {
  return text
    .replace(NIX, ' ')
    .replace(YEAR_OF_CAR, ' ')
    .replace(SUM_OF_ALL, '$1 ')
    .replace(LIMO, (limo) => (limo.includes(' ') || GLASS_SPOKEN.test(whole) ? ' tint ' : limo))
    .replace(ALL_BUT_FRONT, ' rear windows rear ')
    .replace(THE_BACKS, ' rear windows rear ')
    .replace(DENIED_BEFORE, ' ')
    .replace(NEGATED, ' ')
    .replace(UNWANTED, ' ')
    .replace(NO_JOB, ' ')
    .replace(ALL_THAT, ' ')
    .replace(WASHED_BY_HAND, ' handwäsche ')
    .replace(BY_HAND, (_, ending: string) => (ending === '' ? ' ручна ' : ' ручная '))
    .replace(THE_MINI, '$1mini cooper')
    .replace(SIDE_GLASS, ' seitenscheiben ')
    .replace(GLASS_BEHIND, ' hinten scheiben ')
    .replace(REAR_WINDOWS, '$1 windows $1 ')
    .replace(WHOLE_BACK, ' hinten komplett ')
    .replace(BACK_END, ' зад ')
    .replace(WHOLE_CAR, '$& full')
    .replace(INSIDE_AND_OUT, 'interior cleaning, exterior wash')
    .replace(OUTSIDE, (words) => (jobsIn(readMessage(whole)).length === 0 ? `${words} wash` : words));
}

/** "I want nothing tinted", said shortly. */
const NIX = /(?<!\p{L})nix\s+\p{L}+/giu;
