import { jsonSchema } from 'ai';
import { z } from 'zod';

type JsonNode = { [key: string]: unknown };

/**
 * A tool's input as a model is told it: names, types and what may be left out. Bounds and patterns are checked here all
 * the same; spelled out in every request they would cost more tokens than the price list.
 */
export function leanSchema<T extends z.ZodObject>(schema: T) {
  return jsonSchema<z.output<T>>(() => lean(z.toJSONSchema(schema, { io: 'input' })), {
    validate: (value) => {
      const read = schema.safeParse(value);
      return read.success ? { success: true, value: read.data } : { success: false, error: read.error };
    },
  });
}

const BOUNDS = new Set(
  '$schema additionalProperties minItems maxItems minLength maxLength minimum maximum pattern format'.split(
    ' ',
  ),
);

function lean(node: unknown): JsonNode {
  if (!isNode(node)) return {};
  const [only, ...others] = Array.isArray(node.anyOf)
    ? node.anyOf.filter((one) => isNode(one) && one.type !== 'null')
    : [];
  if (isNode(only) && others.length === 0) {
    const { anyOf: _, ...rest } = node;
    return lean({ ...only, ...rest });
  }
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !BOUNDS.has(key))
      .map(([key, value]) => {
        if (key === 'properties' && isNode(value))
          return [key, Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lean(one)]))];
        return [key, key === 'items' ? lean(value) : value];
      }),
  );
}

function isNode(value: unknown): value is JsonNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
