/**
 * A function of a word or short text that keeps what it found, so that what a turn looks up again and again is worked
 * out once. It forgets everything when it is full: memory stays bounded, and the answers are the same either way.
 */
export function remembering<T>(make: (text: string) => T, most = MOST_WORDS): (text: string) => T {
  const known = new Map<string, { value: T }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.value;
    const value = make(text);
    if (text.length > LONGEST) return value;
    if (known.size >= most) known.clear();
    known.set(text, { value });
    return value;
  };
}

const MOST_WORDS = 4000;
const LONGEST = 600;
