import type { DialogState } from './dialog-state.ts';
import { ENGINE_LANGUAGES, type EngineLanguage, type StudioFacts } from './facts.ts';
import { clockworkOf, formatChoice } from './wording/format-when.ts';
import { namesIn } from './wording/list-names.ts';
import { CHOICES } from './wording/sentences.ts';

type Wanted = { studio: StudioFacts; state: DialogState | null; language: EngineLanguage };

/** Tap choices in another language: our own sentences, times, and names of the list that have a plain word. */
export function rewordChoices(choices: readonly string[], wanted: Wanted): string[] {
  const inOther = new Map<string, string>();
  const { studio, state, language } = wanted;
  const listed = [
    ...new Set(
      studio.rows.flatMap(({ service, zone, material, carType }) => [
        service,
        zone ?? '',
        material ?? '',
        carType ?? '',
      ]),
    ),
  ];
  const wordingsIn = (spoken: EngineLanguage) => {
    const times = (state?.offered ?? []).map(({ start }) => formatChoice(start, clockworkOf(studio, spoken)));
    const names = namesIn(studio.rows, spoken);
    return [...Object.values(CHOICES[spoken]), ...times, ...listed.map((name) => names.get(name) ?? name)];
  };
  const reworded = wordingsIn(language);
  for (const spoken of ENGINE_LANGUAGES)
    for (const [i, wording] of wordingsIn(spoken).entries()) inOther.set(wording, reworded[i] ?? wording);
  return choices.map((choice) => inOther.get(choice) ?? choice);
}
