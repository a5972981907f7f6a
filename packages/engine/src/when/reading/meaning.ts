/** What a word can mean for dates and times. Words of four languages share these meanings. */
export type Meaning =
  | { kind: 'weekday'; weekday: number }
  | { kind: 'month'; month: number }
  | { kind: 'day'; offset: number }
  | { kind: 'number'; value: number }
  | { kind: 'ordinal'; value: number }
  | { kind: 'unit'; unit: Unit; amount: number }
  | { kind: 'part'; part: Part }
  | { kind: 'sign'; sign: Sign };

export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'weekend';

/** Parts of a day; which hours they are depends on the language. */
export type Part =
  | 'morning'
  | 'forenoon'
  | 'earlyMorning'
  | 'noon'
  | 'afternoon'
  | 'afterLunch'
  | 'lateAfternoon'
  | 'evening'
  | 'towardsEvening'
  | 'afterWork'
  | 'night';

/** Small words that tell how figures and names belong together. */
export type Sign =
  | 'at'
  | 'on'
  | 'from'
  | 'to'
  | 'until'
  | 'before'
  | 'after'
  | 'between'
  | 'and'
  | 'in'
  | 'ago'
  | 'next'
  | 'afterNext'
  | 'this'
  | 'coming'
  | 'last'
  | 'half'
  | 'quarter'
  | 'threeQuarters'
  | 'past'
  | 'minus'
  | 'clock'
  | 'am'
  | 'pm'
  | 'midday'
  | 'midnight'
  | 'approx'
  | 'of'
  | 'begin'
  | 'middle'
  | 'end'
  | 'fromNow'
  | 'dayOfMonth';
