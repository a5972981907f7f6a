import type { DialogState, WishedService } from '../../dialog-state.ts';
import { readMessage, readSense } from '../../prices/index.ts';
import { kindOfConcept } from '../../prices/lexicon/find-concepts.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { foldText } from '../../words/fold-text.ts';
import type { Context } from '../context.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { wholeWish } from '../wish/whole-wish.ts';

/**
 * "№4 is better", "then the 5J. one": another version of what stands is called by the code the list has for it, and
 * takes its place. Words that describe as well as name ("the big one") are left to what is judged of the whole.
 */
export function otherVersion(
  message: Understanding,
  state: DialogState,
  { studio }: Context,
): WishReading | null {
  const { written, intents, cars } = message;
  const { wished, booked } = state;
  if (booked || written.includes('?') || intents.has('add') || cars.length > 1) return null;
  const said = foldText(written);
  const changed = wished.flatMap((one) => {
    const { service, zone, material } = one;
    const versions = studio.rows.filter((row) => row.service === service && row.zone === zone);
    const codes = [...new Set(versions.flatMap((row) => row.material ?? []))].filter((name) =>
      CODE.test(name),
    );
    const named = codes.filter((name) => name !== material && isSaid(name, said));
    const [other, ...more] = named;
    return material !== null && other !== undefined && more.length === 0 ? [{ one, other }] : [];
  });
  const [change, ...more] = changed;
  if (!change || more.length > 0 || namesOther(written, change.one)) return null;
  const swap = (one: WishedService) =>
    one === change.one ? { ...one, material: change.other, said: '' } : one;
  return wholeWish(wished.map(swap), state);
}

/** Something beside the version is spoken of, which more than a code has to tell. */
function namesOther(written: string, { service, zone, material }: WishedService): boolean {
  const own = readSense([service, zone, material].filter(Boolean).join(' ')).concepts;
  return [...readMessage(written).concepts].some(
    (id) => !own.has(id) && !isWeakConcept(id) && GOODS.has(kindOfConcept(id) ?? ''),
  );
}

const GOODS: ReadonlySet<string> = new Set(['action', 'object', 'material']);

/** The figure of a code is no hour: "then 2J." leaves the time as it is. */
export function withoutHourOfCode(
  message: Understanding,
  state: DialogState,
  context: Context,
): Understanding {
  const { reading } = message.times;
  if (reading?.isDayNamed) return message;
  const other = otherVersion(message, state, context)?.wished.find(
    (one, at) => one.material !== state.wished[at]?.material,
  );
  const figures = (text: string) => text.match(/\d+/gu) ?? [];
  const ofCode = new Set(figures(other?.material ?? ''));
  const isAll = other !== undefined && figures(message.written).every((figure) => ofCode.has(figure));
  if (!isAll) return message;
  return { ...message, times: { ...message.times, reading: null }, rest: message.rest.replace(/\d+/gu, ' ') };
}

/** A name with a figure in it. */
const CODE = /\d/u;

/** The whole name, or for a bare number the number with the word that numbers things. */
function isSaid(name: string, said: string): boolean {
  const [, number] = /^\D{0,3}?(\d{1,2})\W*$/u.exec(name) ?? [];
  const written = foldText(name).replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const isLetterless = !/\p{L}/u.test(name);
  if (!isLetterless || number === undefined)
    return new RegExp(`(?<![\\p{L}\\d])${written.replace(/\\\.$/u, '\\.?')}(?![\\p{L}\\d])`, 'u').test(said);
  const numbering = `(?:№|#|nr\\.?|no\\.?|номер\\p{L}*|number|комплекс\\p{L}*|пакет\\p{L}*|програм\\p{L}*|package|paket|programm|variante?|option|вариант\\p{L}*|варіант\\p{L}*)`;
  const isDenied = new RegExp(
    `(?<!\\p{L})(?:not|nicht|statt|не|замість|вместо|instead of)\\s${numbering}\\s?${number}(?!\\d)`,
    'u',
  );
  return new RegExp(`${numbering}\\s?${number}(?!\\d)`, 'u').test(said) && !isDenied.test(said);
}
