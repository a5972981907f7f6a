import { foldText } from '../../words/fold-text.ts';
import { type CarClass, type CarSize, isCarClass, isCarSize } from '../car-class.ts';
import type { CarModel, MakeEntry } from './model-entry.ts';

/** Turns the written lines of a make into models. A line that can't be read is a mistake of ours and stops the load. */
export function readModels(entry: MakeEntry): CarModel[] {
  return entry.models
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => readModel(entry.make, line));
}

function readModel(make: string, line: string): CarModel {
  const [head = '', others = ''] = line.split(';');
  const [name = '', body = ''] = head.split(':');
  const words = body.trim().split(/[\s/]+/);
  const classes = words.filter(isCarClass);
  const size = words.find(isCarSize) ?? sizeOf(classes);
  if (classes.length === 0) throw new Error(`No class in the model line "${line}"`);
  const names = [name, ...others.split(',')].map(readName).filter((found) => found.written !== '');
  const shy = new Set(names.filter((found) => found.needsMake).map((found) => found.written));
  const careful = names.map(({ written }) => ({
    written,
    needsMake: shy.has(written) || isEverydayWord(written),
  }));
  return { make, model: name.replace('!', '').trim(), classes, size, names: careful };
}

function readName(raw: string): { written: string; needsMake: boolean } {
  const trimmed = raw.trim();
  return { written: foldText(trimmed.replace(/^!/, '')).trim(), needsMake: trimmed.startsWith('!') };
}

/** Bare numbers and one or two letters mean a model only beside its make. */
function isEverydayWord(written: string): boolean {
  return (/^\d+$/.test(written) && !FAMOUS_NUMBERS.has(written)) || /^\p{L}{1,2}$/u.test(written);
}

/** Numbers that everybody knows as a car. */
const FAMOUS_NUMBERS = new Set(['911', '3008', '5008']);

function sizeOf(classes: readonly CarClass[]): CarSize {
  const [first] = classes;
  if (first === 'small') return 's';
  if (first === 'suv' || first === 'minivan' || first === 'pickup') return 'l';
  if (first === 'van' || first === 'truck') return 'xl';
  return 'm';
}
