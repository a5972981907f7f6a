/** Short names that are words; other short ones are letters of a class, such as GLC. */
const WORDS: ReadonlySet<string> = new Set(['rio', 'fox', 'ka', 'up', 'ami', 'zoe', 'one']);

/** A model as it stands on the car: "XC60", "GLC", "Golf Variant". */
export function writtenModel(model: string): string {
  return model.replace(/[\p{L}\d]+/gu, (word) => {
    const isCode = /\d/.test(word) || (word.length <= 3 && !WORDS.has(word.toLowerCase()));
    return isCode ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
  });
}
