import type { DialogState } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import { jobsIn, readMessage, readSense } from '../../prices/index.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isSameWord } from '../../words/is-same-word.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Draft } from '../draft.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { ASKS_HELP, ASKS_WHETHER, WISHES } from './whether-words.data.ts';

/** "Do you do badges?": the price that follows is a yes, and it is said. */
export function sayWeDo(draft: Draft, { text }: Understanding, before: DialogState): void {
  if (draft.wantsPerson || draft.acts.some(({ key }) => !PLAIN.has(key))) return;
  const shown = [...draft.quoted, ...draft.options].filter(
    ({ service }) => !before.wished.some((one) => one.service === service),
  );
  const asking = splitSentences(text).filter(
    (said) => said.includes('?') && (findIntents(said).has('doYou') || ASKS_WHETHER.test(said)),
  );
  const isHelp = shown.length > 0 && text.includes('?') && ASKS_HELP.test(text);
  const isShown = asking.some((said) => !WISHES.test(said) && shown.some((row) => isNamed(row, said)));
  if (isShown || isHelp) draft.acts = [{ key: 'weDo' }, ...draft.acts];
}

/** By its job, or by a word of its name. */
function isNamed({ service, zone }: PriceRow, said: string): boolean {
  const own = readSense(service).concepts;
  if (jobsIn(readMessage(said)).some((id) => own.has(id))) return true;
  const names = splitWords(`${service} ${zone ?? ''}`).filter((word) => word.length >= A_WORD);
  return splitWords(said).some((word) => names.some((name) => isSameWord(name, word)));
}

const A_WORD = 4;

/** A price is shown, with what belongs to it; any other word may be a no or a yes of its own. */
const PLAIN: ReadonlySet<string> = new Set([
  ...['quoteOne', 'quoteMany', 'quoteCar', 'options', 'pricedBeside', 'notInOrder', 'mayChange', 'extra'],
  ...['inviteBooking', 'whichMaterial', 'whichZone', 'askCar', 'askBody', 'askModel', 'offer', 'offerFirst'],
  ...['slotFree', 'slotKept', 'askName', 'askNameAndPhone', 'stillConfirm', 'takenOut'],
]);
