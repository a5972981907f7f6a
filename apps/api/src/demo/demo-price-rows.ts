import type { DemoStudio } from './demo-studio.ts';

/** The studio's list, one row per car type. */
export function demoPriceRows({ prices: list, config }: Pick<DemoStudio, 'prices' | 'config'>) {
  return list.flatMap(({ service, zone = null, material = null, minutes, isFrom = false, prices }) => {
    const cells: [string | null, number][] =
      typeof prices === 'number' ? [[null, prices]] : Object.entries(prices);
    return cells.map(([carType, price]) => ({
      service,
      zone,
      material,
      carType,
      price,
      priceTo: null,
      isFrom,
      currency: config.currency,
      durationMinutes: minutes,
      isSample: false,
    }));
  });
}
