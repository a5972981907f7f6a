import { type Figures, personPromiseSeconds } from '@glossa/contracts';

/** One day of a studio as it is stored. */
export type DayFacts = Omit<Figures, 'personsAnswered' | 'personsInTime' | 'personWaitSeconds'> & {
  day: string;
  /** How long each client who asked for a person waited for the first word, in seconds. */
  waits: number[];
};

/** The figures of some days together: waits are put in one line before the middle one is taken. */
export function addUp(days: readonly DayFacts[]): Figures {
  const sum = (name: Exclude<keyof DayFacts, 'day' | 'waits'>) =>
    days.reduce((total, day) => total + day[name], 0);
  const waits = days.flatMap((day) => day.waits);
  return {
    dialogs: sum('dialogs'),
    bookings: sum('bookings'),
    bookedValue: cents(sum('bookedValue')),
    jobsDone: sum('jobsDone'),
    doneValue: cents(sum('doneValue')),
    upsellsOffered: sum('upsellsOffered'),
    upsellsTaken: sum('upsellsTaken'),
    personsAsked: sum('personsAsked'),
    personsAnswered: waits.length,
    personsInTime: waits.filter((seconds) => seconds <= personPromiseSeconds).length,
    personWaitSeconds: middleOf(waits),
    heldBack: sum('heldBack'),
    questions: sum('questions'),
    questionsOpen: sum('questionsOpen'),
  };
}

function middleOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  if (upper === undefined) return null;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? upper;
  return Math.max(0, Math.round((lower + upper) / 2));
}

/** Prices have two decimals at most; adding them as numbers may leave a speck of dust. */
function cents(value: number): number {
  return Math.round(value * 100) / 100;
}
