/** Neighbouring tokens with the same tag. */
export type Run = { tag: string; begin: number; end: number };

/** For each token the runs it stands in. */
export function runsOf(tags: readonly (readonly string[])[]): readonly (readonly Run[])[] {
  const open = new Map<string, Run>();
  return tags.map((names, at) => {
    const here = names.filter((tag) => SPANNING.has(tag));
    for (const tag of open.keys()) if (!here.includes(tag)) open.delete(tag);
    return here.map((tag) => {
      const run = open.get(tag) ?? { tag, begin: at, end: at };
      run.end = at + 1;
      open.set(tag, run);
      return run;
    });
  });
}

/** Tags whose runs of words are one thing. */
const SPANNING = new Set(
  'when.date when.instant when.daypart phone email money clock ofcar first link percent t.partWord t.filmWord t.trouble t.timeWord action object material class'.split(
    ' ',
  ),
);
