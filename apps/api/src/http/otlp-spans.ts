/** Something that took time, as OpenTelemetry knows it. */
export type Span = {
  traceId: string;
  spanId: string;
  parentId: string | null;
  name: string;
  kind: 'server' | 'internal';
  startMs: number;
  endMs: number;
  isError: boolean;
  attributes: Record<string, string | number>;
};

/** The protocol's JSON form: numbers of 64 bits are strings, kinds and states are numbers. */
export function encodeSpans(spans: readonly Span[]) {
  return {
    resourceSpans: [
      {
        resource: { attributes: encodeAttributes({ 'service.name': 'glossa' }) },
        scopeSpans: [{ scope: { name: 'glossa' }, spans: spans.map(encodeSpan) }],
      },
    ],
  };
}

function encodeSpan({ traceId, spanId, parentId, name, kind, startMs, endMs, isError, attributes }: Span) {
  return {
    traceId,
    spanId,
    ...(parentId !== null && { parentSpanId: parentId }),
    name,
    kind: kind === 'server' ? 2 : 1,
    startTimeUnixNano: nanos(startMs),
    endTimeUnixNano: nanos(endMs),
    attributes: encodeAttributes(attributes),
    status: isError ? { code: 2 } : {},
  };
}

function encodeAttributes(attributes: Span['attributes']) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
}

function nanos(ms: number): string {
  return String(BigInt(Math.round(ms * 1000)) * 1000n);
}
