/** One key per thing to be saved: the same thing sent again is recognised, a changed one is another. */
export function createRequestKeys(): (body: unknown) => string {
  const keys = new Map<string, string>();
  return (body) => {
    const text = JSON.stringify(body);
    const known = keys.get(text) ?? randomKey();
    keys.set(text, known);
    return known;
  };
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
