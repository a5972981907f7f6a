import type { Car } from '../cars/index.ts';

/** "Volkswagen Golf": make and model as far as they are known. */
export function carName(car: Car | null | undefined): string {
  const model = (car?.model ?? '').replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
  const make = car?.make ?? '';
  return (model.startsWith(`${make} `) ? model : `${make} ${model}`).trim();
}
