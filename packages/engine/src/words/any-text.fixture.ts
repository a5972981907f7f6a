import fc from 'fast-check';

/** Texts of any letters and signs for property tests, broken surrogates included; cheap to make. */
export const anyText = fc
  .array(
    fc.oneof(fc.nat(0xffff), fc.integer({ min: 32, max: 126 }), fc.integer({ min: 0x400, max: 0x4ff })),
    { maxLength: 120 },
  )
  .map((codes) => String.fromCharCode(...codes));
