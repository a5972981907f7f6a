import { z } from 'zod';

const schemaShape = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  nullable: z.boolean().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
});
type Schema = z.infer<typeof schemaShape>;

const named = new Set(['uuid', 'date-time', 'date', 'email', 'uri']);
const deepest = 4;

/** A schema as one would write the type, short enough to be read. */
export function typeInWords(schema: unknown, depth = 0): string {
  const read = schemaShape.safeParse(schema).data;
  if (!read) return 'unknown';
  const type = plainType(read, depth);
  return read.nullable && type !== 'null' ? `${type} | null` : type;
}

function plainType(schema: Schema, depth: number): string {
  const { type, format, enum: values, const: only, items } = schema;
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (only !== undefined) return JSON.stringify(only);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((one) => typeInWords(one, depth)))].join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => typeInWords(one, depth)).join(' & ');
  if (type === 'array') return listOf(typeInWords(items, depth));
  if (schema.properties) return depth >= deepest ? '{ … }' : fieldsOf(schema, depth);
  if (schema.additionalProperties && type === 'object')
    return `Record<string, ${typeInWords(schema.additionalProperties, depth)}>`;
  if (type === 'string' && format && named.has(format)) return format;
  return type === 'integer' ? 'whole number' : (type ?? 'unknown');
}

function listOf(type: string): string {
  return type.includes(' | ') && !type.startsWith('{') ? `(${type})[]` : `${type}[]`;
}

function fieldsOf({ properties = {}, required = [] }: Schema, depth: number): string {
  const inset = '  '.repeat(depth + 1);
  const lines = Object.entries(properties).map(
    ([name, schema]) =>
      `${inset}${name}${required.includes(name) ? '' : '?'}: ${typeInWords(schema, depth + 1)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}
