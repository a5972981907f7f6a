import { demoPrices } from './demo-studio.data.ts';

/** The demo list, one row per car type. */
export function demoPriceRows() {
  return demoPrices.flatMap(({ service, zone = null, material = null, minutes, isFrom = false, prices }) => {
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
      currency: 'EUR' as const,
      durationMinutes: minutes,
      isSample: false,
    }));
  });
}
