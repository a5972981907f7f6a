/** A value made when it is first asked for and kept from then on, so that loading the engine stays quick. */
export function once<T>(make: () => T): () => T {
  let kept: { value: T } | null = null;
  return () => {
    kept ??= { value: make() };
    return kept.value;
  };
}
