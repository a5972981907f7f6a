/** A day that has a name: a date of the year, or days from Easter Sunday. */
export type Holiday = {
  words: string;
  day: { month: number; day: number } | { easter: 'western' | 'orthodox'; offset: number };
};

const western = (offset: number) => ({ easter: 'western', offset }) as const;
const orthodox = (offset: number) => ({ easter: 'orthodox', offset }) as const;
const on = (month: number, day: number) => ({ month, day });

/** One holiday in the forms of its name. */
const named = (forms: string, day: Holiday['day']): Holiday[] =>
  forms.split(' ').map((words) => ({ words, day }));

/** Folded words as they follow each other; longer names first. */
export const HOLIDAYS: Record<'EN' | 'DE' | 'UA' | 'RU', readonly Holiday[]> = {
  EN: [
    { words: 'easter monday', day: western(1) },
    { words: 'easter sunday', day: western(0) },
    { words: 'easter saturday', day: western(-1) },
    { words: 'good friday', day: western(-2) },
    { words: 'maundy thursday', day: western(-3) },
    { words: 'whit monday', day: western(50) },
    { words: 'easter', day: western(0) },
    { words: 'christmas eve', day: on(12, 24) },
    { words: 'boxing day', day: on(12, 26) },
    { words: 'christmas', day: on(12, 25) },
    { words: 'new years eve', day: on(12, 31) },
    { words: 'new years day', day: on(1, 1) },
    { words: 'new year', day: on(1, 1) },
    { words: 'valentines day', day: on(2, 14) },
    { words: 'halloween', day: on(10, 31) },
    { words: 'st patricks day', day: on(3, 17) },
    { words: 'april fools', day: on(4, 1) },
    { words: 'independence day', day: on(7, 4) },
  ],
  DE: [
    { words: 'ostermontag', day: western(1) },
    { words: 'ostersonntag', day: western(0) },
    { words: 'karsamstag', day: western(-1) },
    { words: 'ostersamstag', day: western(-1) },
    { words: 'karfreitag', day: western(-2) },
    { words: 'grundonnerstag', day: western(-3) },
    { words: 'christi himmelfahrt', day: western(39) },
    { words: 'himmelfahrt', day: western(39) },
    { words: 'vatertag', day: western(39) },
    { words: 'pfingstmontag', day: western(50) },
    { words: 'pfingstsonntag', day: western(49) },
    { words: 'pfingsten', day: western(49) },
    { words: 'fronleichnam', day: western(60) },
    { words: 'rosenmontag', day: western(-48) },
    { words: 'ostern', day: western(0) },
    { words: 'heiligabend', day: on(12, 24) },
    { words: 'heiligen abend', day: on(12, 24) },
    { words: 'weihnachten', day: on(12, 25) },
    { words: 'silvester', day: on(12, 31) },
    { words: 'neujahr', day: on(1, 1) },
    { words: 'tag der arbeit', day: on(5, 1) },
    { words: 'tag der deutschen einheit', day: on(10, 3) },
    { words: 'nikolaus', day: on(12, 6) },
    { words: 'allerheiligen', day: on(11, 1) },
    { words: 'valentinstag', day: on(2, 14) },
  ],
  UA: [
    { words: 'великодній понеділок', day: orthodox(1) },
    { words: 'поливаний понеділок', day: orthodox(1) },
    { words: 'великдень', day: orthodox(0) },
    { words: 'великодня', day: orthodox(0) },
    ...named('великодню великоднем великодні пасха пасху пасхи пасці пасхою паски паску', orthodox(0)),
    { words: 'страсну пятницю', day: orthodox(-2) },
    ...named('трійцю трійці', orthodox(49)),
    { words: 'новий рік', day: on(1, 1) },
    { words: 'нового року', day: on(1, 1) },
    { words: 'святвечір', day: on(12, 24) },
    ...named('різдво різдва різдвом', on(12, 25)),
    { words: 'день незалежності', day: on(8, 24) },
    { words: 'миколая', day: on(12, 6) },
    { words: 'день закоханих', day: on(2, 14) },
  ],
  RU: [
    { words: 'пасхальный понедельник', day: orthodox(1) },
    { words: 'страстную пятницу', day: orthodox(-2) },
    ...named('пасха пасху пасхи пасхе пасхой', orthodox(0)),
    ...named('троицу троицы', orthodox(49)),
    { words: 'новый год', day: on(1, 1) },
    { words: 'нового года', day: on(1, 1) },
    { words: 'сочельник', day: on(1, 6) },
    ...named('рождество рождества рождеством', on(1, 7)),
    { words: 'день победы', day: on(5, 9) },
    { words: 'день влюбленных', day: on(2, 14) },
    { words: 'день независимости', day: on(8, 24) },
  ],
};
