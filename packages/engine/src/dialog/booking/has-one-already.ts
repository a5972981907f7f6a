import type { DialogState } from '../../dialog-state.ts';
import type { Intent } from '../../understanding/intents.data.ts';
import type { Understanding } from '../../understanding/understand.ts';

/** "I have my appointment now. When do you close on Saturday?": who says so asks for no other one, whatever day is named. */
export function asHavingOne(message: Understanding, { booked, isBooking }: DialogState): Understanding {
  const { intents, text, times } = message;
  if (!booked || isBooking || !HAS_ONE.test(text) || CHANGES.some((intent) => intents.has(intent)))
    return message;
  const left = new Set([...intents].filter((intent) => !SEEKING.has(intent)));
  const acts = new Set([...message.acts].filter((act) => !SOUGHT.has(act)));
  const isOfHours = intents.has('hours');
  return { ...message, intents: left, acts, times: isOfHours ? times : { ...times, reading: null } };
}

const CHANGES: readonly Intent[] = ['reschedule', 'cancel', 'cannotCome', 'otherTime', 'add'];
const SEEKING: ReadonlySet<Intent> = new Set(['book', 'free', 'no', 'only']);
const SOUGHT: ReadonlySet<string> = new Set(['book', 'ask.free', 'time', 'no']);

const HAS_ONE =
  /(?<!\p{L})(?:(?:i['’]?ve|i have|have|got) (?:already )?(?:got )?(?:my|an|the) (?:appointment|booking|slot)|(?:appointment|booking) i (?:already )?have|termin hab\p{L}* ich (?:ja|doch|schon|jetzt)|hab\p{L}* (?:ja |doch |jetzt )*(?:schon |bereits )?(?:einen|meinen|nen|den) termin|запис (?:у мене )?(?:вже|уже) є|(?:вже|уже) маю запис|запись (?:у меня )?уже есть|(?:у меня )?уже есть запись)(?!\p{L})/iu;
