/** A text made plain for reading, with the place of every character in the text as it was pasted. */
export type PlainView = { text: string; places: Int32Array };

type Replace = (found: string, at: number) => string;

/** Replaces what a pattern finds; new characters stand where the found ones began. */
export function rewrite(view: PlainView, pattern: RegExp, replace: Replace): PlainView {
  const parts: string[] = [];
  const places: number[] = [];
  let from = 0;
  for (const match of view.text.matchAll(pattern)) {
    const written = replace(match[0], match.index);
    if (written === match[0]) continue;
    parts.push(view.text.slice(from, match.index), written);
    for (let at = from; at < match.index; at++) places.push(view.places[at] ?? 0);
    for (let at = 0; at < written.length; at++) places.push(view.places[match.index] ?? 0);
    from = match.index + match[0].length;
  }
  if (parts.length === 0) return view;
  parts.push(view.text.slice(from));
  for (let at = from; at <= view.text.length; at++) places.push(view.places[at] ?? 0);
  return { text: parts.join(''), places: Int32Array.from(places) };
}
