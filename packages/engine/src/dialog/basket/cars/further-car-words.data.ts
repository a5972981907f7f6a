import { OF_ANOTHER } from '../../../understanding/beside-words.data.ts';

const CAR = '(?:car|motor|vehicle|van|truck|auto|wagen|fahrzeug|машин|авт|тачк)\\p{L}*';

/** "My wife's car", "das Auto meiner Frau", "у жены машина": a car of somebody else's that is not named. */
export const SOMEBODYS_CAR = new RegExp(
  [
    `(?:${OF_ANOTHER.source})\\s(?:(?:new|old|other|little|є|есть|теж|тоже|ще|ещё|еще)\\s)?${CAR}(?!\\p{L})`,
    `(?<!\\p{L})${CAR}\\s(?:(?:of|von|für|у|в|для)\\s)?(?:${OF_ANOTHER.source})`,
  ].join('|'),
  'iu',
);

/** It is to get what the first one gets, and names nothing of its own. */
export const THE_SAME =
  /(?<!\p{L})(?:the same|same (?:thing|again|job|package)|ditto|das ?selbe|das ?gleiche|gleiches|genauso|те саме|те ж саме|так само|таке ж|таку ж|то же самое|то же|так же|так(?:ую|ое|ой) же)(?!\p{L}| (?:time|day|morning|afternoon|evening|slot|hour|visit|appointment|врем\p{L}*|утро|день))/iu;
