import type { GoldRow } from './score-price-rows.ts';

/**
 * A row as cases write it: `service | zone | material | car type | price`. A price `300+` is a lower bound, `300-400` a
 * range; a row that begins with `?` may be found but need not be.
 */
export function parseGoldRow(line: string): GoldRow {
  const isOptional = line.trim().startsWith('?');
  const fields = line.replace(/^\s*\?\s*/u, '').split('|');
  const [service = '', zone = '', material = '', carType = '', written = ''] = fields.map((field) =>
    field.trim(),
  );
  const [price = '', priceTo] = written.replace('+', '').split('-');
  return {
    service: service === '' ? null : service,
    zone: zone === '' ? null : zone,
    material: material === '' ? null : material,
    carType: carType === '' ? null : carType,
    price: Number(price),
    priceTo: priceTo === undefined ? null : Number(priceTo),
    from: written.includes('+'),
    ...(isOptional ? { optional: true } : {}),
  };
}
