import { type Car, isMakeWord } from '../../../cars/index.ts';
import { OF_ANOTHER } from '../../../understanding/beside-words.data.ts';
import { foldText } from '../../../words/fold-text.ts';

/**
 * "It's a small car", "the SUV is quickly done": a body without a name, said while one car is talked about, tells what
 * that car is like. A further one is somebody else's, a second one, or what something is wanted for.
 */
export function tellsBody(car: Car, said: string, known: readonly (Car | null | undefined)[]): boolean {
  const [only, ...others] = known.filter((one) => one != null);
  // The "mini" of a mini valet is no Mini.
  const isMade = car.make !== null && isMakeWord(foldText(car.make));
  if (car.model !== null || isMade || !only?.model || others.some(({ model }) => model !== only.model))
    return false;
  return !OF_ANOTHER.test(said) && !ANOTHER.test(said) && !WANTED_FOR.test(said);
}

/** A second car is announced as one. */
const ANOTHER =
  /(?<!\p{L})(?:another|other|second|2nd|two|both|(?:also|too) (?:have|got)|have (?:also|too)|ander(?:e[nrsm]?)|zweit\p{L}*|zwei|beide\p{L}*|auch noch|noch ein(?:en|e|s)?|інш\p{L}*|друг[аеуоий]\p{L}*|дві|обидв\p{L}*|ще (?:є|один|одна|одну|одне)|втор\p{L}*|друг(?:ая|ой|ую|ое)|дв[ае]|обе|оба|ещ[её] (?:есть|один|одна|одну|одно))(?!\p{L})/iu;

/** "A hand wash for an SUV": what is wanted for it, and not what it is. */
const WANTED_FOR =
  /(?<!\p{L})(?:for|on|für|bei|auf|на|для|до|під|под)\s+(?:(?:an?|the|my|our|ein(?:e[nmr]?)?|de[nmr]|die|das|mein(?:e[nmr]?)?|unser(?:e[nmr]?)?|мо\p{L}+|наш\p{L}*|цього|этого|такого)\s+)?(?:(?:big|small|large|little|gro(?:ß|ss)e[nrs]?|kleine[nrs]?|велик\p{L}*|больш\p{L}*|маленьк\p{L}*)\s+)?(?:suv|van|truck|pickup|estate|kombi|limousine|kleinwagen|transporter|bus|4x4|jeep|saloon|sedan|hatchback|wagon|coupe|cabrio|minivan|small car|седан\p{L}*|джип\p{L}*|кросс?овер\p{L}*|внедорож\p{L}*|позашлях\p{L}*|универсал\p{L}*|універсал\p{L}*|минив[еэ]н\p{L}*|мінівен\p{L}*|бус\p{L}*|фургон\p{L}*|пикап\p{L}*|пікап\p{L}*|легков\p{L}*)(?!\p{L})/iu;
