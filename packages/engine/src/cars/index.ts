// Which car a client drives and which column of a studio's list it falls under.
// It knows models and body classes; it knows nothing of prices.
export type { Car, CarClass, CarSize } from './car-class.ts';
export { withoutEverydayNames } from './everyday-names.ts';
export { findCar, namesCar } from './find-car.ts';
export { classOfWord, isSizeWord } from './find-class-words.ts';
export { isMakeWord, isModelWord, wordsOfCar } from './find-model.ts';
export { findPlate } from './find-plate.ts';
export { classesOfCarType, isClearType, matchCarTypes } from './match-car-type.ts';
export { findSameTypes, isSameType, typeAmong } from './same-types.ts';
export { writtenModel } from './written-model.ts';
