import { foldText } from '../../words/fold-text.ts';
import { isCommonWord } from '../../words/is-common-word.ts';
import { once } from '../../words/once.ts';
import { remembering } from '../../words/remembering.ts';
import { spelledAlike } from '../../words/spelled-alike.ts';
import { splitWords } from '../../words/split-words.ts';
import { ACTION_SHAPES } from './actions.data.ts';
import { MATERIAL_SHAPES } from './materials.data.ts';
import { OBJECT_SHAPES } from './objects.data.ts';

export type ConceptKind = 'action' | 'object' | 'material';

/** A meaning found in a text and the words (by index) that carry it. */
export type FoundConcept = { id: string; kind: ConceptKind; words: number[] };

/** The trade meanings of a text in any of the four languages, tolerant of endings, compounds and one slip per word. */
export function findConcepts(text: string): FoundConcept[] {
  return findConceptsInWords(splitWords(text));
}

export function findConceptsInWords(words: readonly string[]): FoundConcept[] {
  const found = new Map<string, FoundConcept>();
  words.forEach((word, index) => {
    for (const shape of shapesIn(words, index, word)) {
      const known = found.get(shape.id);
      if (known) known.words.push(index);
      else found.set(shape.id, { id: shape.id, kind: shape.kind, words: [index] });
    }
  });
  return [...withoutRearScreen(found, words).values()];
}

/** "The rear windscreen", "заднее лобовое": a pane at the back is never the windscreen, whatever it is called. */
function withoutRearScreen(
  found: Map<string, FoundConcept>,
  words: readonly string[],
): Map<string, FoundConcept> {
  const screen = found.get('windscreen');
  if (!screen?.words.every((at) => REAR_WORD.test(words[at - 1] ?? ''))) return found;
  found.delete('windscreen');
  if (!found.has('rear_window'))
    found.set('rear_window', {
      ...screen,
      id: 'rear_window',
      words: screen.words.flatMap((at) => [at - 1, at]),
    });
  return found;
}

const REAR_WORD = /^(?:rear|back|hinter\p{L}*|задн\p{L}*)$/u;

/** Whether a word names a trade meaning as it is spelled, slips left aside. */
export function isTradeWord(word: string): boolean {
  return exactHits([word], 0, word).length > 0;
}

export function kindOfConcept(id: string): ConceptKind | null {
  return KIND_OF.get(id) ?? null;
}

type Shape = {
  id: string;
  kind: ConceptKind;
  core: string;
  open: boolean;
  inside: boolean;
  next: string | null;
};
type Hit = { shape: Shape; start: number; end: number };

function shapesIn(words: readonly string[], index: number, word: string): readonly Shape[] {
  return KNOWN_SHAPES(`${word} ${words[index + 1] ?? ''}`);
}

/** The shapes of a word before another; some shapes are two words long. */
const KNOWN_SHAPES = remembering((pair): readonly Shape[] => {
  const words = pair.split(' ');
  const [word = ''] = words;
  const hits = exactHits(words, 0, word);
  if (hits.length > 0) return withoutSwallowed(hits);
  return word.length < 5 || isCommonWord(word) ? [] : slipHits(word);
});

function exactHits(words: readonly string[], index: number, word: string): Hit[] {
  const hits: Hit[] = [];
  for (const shape of shapeTable().byBeginning.get(word.slice(0, 2)) ?? []) {
    if (!(shape.open ? word.startsWith(shape.core) : word === shape.core)) continue;
    if (shape.next !== null && !(words[index + 1] ?? '').startsWith(shape.next)) continue;
    hits.push({ shape, start: 0, end: shape.core.length + (shape.next?.length ?? 0) });
  }
  if (word.length < 6) return hits;
  for (const shape of shapeTable().inside) {
    const at = word.indexOf(shape.core);
    if (at < 0 || (!shape.open && at + shape.core.length !== word.length)) continue;
    hits.push({ shape, start: at, end: at + shape.core.length });
  }
  return hits;
}

/** "Motorhaube" is a bonnet and not an engine: a longer shape over the same letters wins. */
function withoutSwallowed(hits: Hit[]): Shape[] {
  const kept = hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other !== hit &&
          other.shape.id !== hit.shape.id &&
          other.start <= hit.start &&
          other.end >= hit.end &&
          other.end - other.start > hit.end - hit.start,
      ),
  );
  return kept.map((hit) => hit.shape);
}

function slipHits(word: string): Shape[] {
  const shapes: Shape[] = [];
  for (const shape of shapeTable().byFirstLetter.get(word.charAt(0)) ?? []) {
    const size = shape.core.length;
    // In short words a slip so early makes another word: "Галина" is no "глина".
    if (size <= SHORT && word.charAt(1) !== shape.core.charAt(1)) continue;
    if (size < 5 || shape.next !== null || word.length < size - 1) continue;
    if (!shape.open && Math.abs(word.length - size) > 1) continue;
    if (
      [size - 1, size, size + 1].some((n) => n <= word.length && spelledAlike(word.slice(0, n), shape.core))
    )
      shapes.push(shape);
  }
  const longest = Math.max(0, ...shapes.map((shape) => shape.core.length));
  return shapes.filter((shape) => shape.core.length === longest);
}

const SHORT = 6;

const shapeTable = once(() => {
  const all = [
    ...readShapes('action', ACTION_SHAPES),
    ...readShapes('object', OBJECT_SHAPES),
    ...readShapes('material', MATERIAL_SHAPES),
  ];
  return {
    inside: all.filter((shape) => shape.inside && shape.core.length >= 4),
    byBeginning: Map.groupBy(all, (shape) => shape.core.slice(0, 2)),
    byFirstLetter: Map.groupBy(all, (shape) => shape.core.charAt(0)),
  };
});

const KIND_OF = new Map<string, ConceptKind>([
  ...Object.keys(ACTION_SHAPES).map((id) => [id, 'action'] as const),
  ...Object.keys(OBJECT_SHAPES).map((id) => [id, 'object'] as const),
  ...Object.keys(MATERIAL_SHAPES).map((id) => [id, 'material'] as const),
]);

function readShapes(kind: ConceptKind, groups: Record<string, string>): Shape[] {
  return Object.entries(groups).flatMap(([id, list]) =>
    foldText(list)
      .split(/\s+/)
      .filter(Boolean)
      .map((written) => readShape(kind, id, written)),
  );
}

function readShape(kind: ConceptKind, id: string, written: string): Shape {
  const inside = written.startsWith('*');
  const [first = '', second = null] = written.replace(/^\*/, '').split('_');
  return {
    id,
    kind,
    inside,
    core: first.replace(/\*$/, ''),
    open: first.endsWith('*'),
    next: second === null ? null : second.replace(/\*$/, ''),
  };
}
