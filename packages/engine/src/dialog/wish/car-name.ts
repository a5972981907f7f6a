import { CLASS_NAMES } from '../../cars/class-names.data.ts';
import { type Car, writtenModel } from '../../cars/index.ts';
import type { EngineLanguage } from '../../facts.ts';

/** "Volkswagen Golf": make and model as far as they are known. */
export function carName(car: Car | null | undefined): string {
  const model = writtenModel(car?.model ?? '');
  const make = car?.make ?? '';
  return (model.startsWith(`${make} `) ? model : `${make} ${model}`).trim();
}

/** The same, or the kind of car where nothing else is known of it. */
export function calledCar(car: Car, language: EngineLanguage): string {
  const [kind] = car.classes;
  return carName(car) || (kind ? (CLASS_NAMES[language][kind] ?? '') : '');
}
