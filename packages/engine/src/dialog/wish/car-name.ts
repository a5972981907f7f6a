import { type Car, writtenModel } from '../../cars/index.ts';

/** "Volkswagen Golf": make and model as far as they are known. */
export function carName(car: Car | null | undefined): string {
  const model = writtenModel(car?.model ?? '');
  const make = car?.make ?? '';
  return (model.startsWith(`${make} `) ? model : `${make} ${model}`).trim();
}
