import type { EngineLanguage } from '../facts.ts';
import { foldText } from '../words/fold-text.ts';
import { once } from '../words/once.ts';
import { TELLING_WORDS } from './language-words.data.ts';
import { letterEvidence } from './letter-evidence.ts';

/**
 * The language of a message, or null for another or an unknown one. The previous language of the dialog holds
 * until the message gives real evidence against it, so a car name or one borrowed word doesn't switch it.
 */
export function detectLanguage(text: string, previous: EngineLanguage | null): EngineLanguage | null {
  const sample = text.slice(0, 2000);
  const score = wordEvidence(sample);
  // "BMW 320 Touring" is written so in every language.
  const isBare = score.ranked().length === 0 && (sample.match(/\p{L}+/gu) ?? []).length <= MOST_BARE;
  const letters = letterEvidence(sample);
  for (const language of letters.keys()) score.add(language, letters.get(language) ?? 0);
  const [best, second] = score.ranked();
  if (!best || best.points < WEAKEST_EVIDENCE) return previous;
  if (best.language === 'OTHER')
    return best.points - (second?.points ?? 0) >= SWITCH_MARGIN ? null : previous;
  if (previous === null || best.language === previous) return best.language;
  if (isBare && isCyrillic(previous) && !isCyrillic(best.language)) return previous;
  // "Ну A" is no English: most of its letters are of the language so far.
  if (isCyrillic(previous) && !isCyrillic(best.language) && isMostlyCyrillic(sample)) return previous;
  const against = best.points - score.of(previous);
  return against >= switchMargin(previous, best.language) ? best.language : previous;
}

const WORD_POINTS = 2;
/** So few words without one that tells a language may be a car's. */
const MOST_BARE = 4;
const WEAKEST_EVIDENCE = 0.9;
const SWITCH_MARGIN = 2.5;
/** Another alphabet is a switch by itself. */
const SCRIPT_MARGIN = 0.9;
/** Ukrainian and Russian speakers borrow each other's words all the time: two of them are no other language. */
const NEIGHBOUR_MARGIN = 4.1;

type Side = EngineLanguage | 'OTHER';

function switchMargin(from: EngineLanguage, to: EngineLanguage): number {
  if (isCyrillic(from) !== isCyrillic(to)) return SCRIPT_MARGIN;
  return isCyrillic(from) ? NEIGHBOUR_MARGIN : SWITCH_MARGIN;
}

function isMostlyCyrillic(text: string): boolean {
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  return cyrillic * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
}

function isCyrillic(language: EngineLanguage): boolean {
  return language === 'UA' || language === 'RU';
}

function wordEvidence(text: string): Scoreboard {
  const board = new Scoreboard();
  for (const word of foldText(text).match(/\p{L}+/gu) ?? []) {
    const side = sideOf().get(word);
    if (side) board.add(side, WORD_POINTS);
  }
  return board;
}

class Scoreboard {
  private readonly points = new Map<Side, number>();

  add(side: Side, points: number): void {
    this.points.set(side, this.of(side) + points);
  }

  of(side: Side): number {
    return this.points.get(side) ?? 0;
  }

  ranked(): { language: Side; points: number }[] {
    return [...this.points]
      .map(([language, points]) => ({ language, points }))
      .sort((a, b) => b.points - a.points);
  }
}

const sideOf = once(tellingWords);

/** A word that stands in two lists tells nothing and is dropped. */
function tellingWords(): Map<string, Side> {
  const lists: [Side, string][] = [
    ['EN', TELLING_WORDS.EN],
    ['DE', TELLING_WORDS.DE],
    ['UA', `${TELLING_WORDS.UA} ${TELLING_WORDS.UA_LATIN}`],
    ['RU', `${TELLING_WORDS.RU} ${TELLING_WORDS.RU_LATIN}`],
    ['OTHER', TELLING_WORDS.OTHER],
  ];
  const sides = new Map<string, Side>();
  const shared = new Set<string>();
  for (const [side, list] of lists)
    for (const word of foldText(list).split(/\s+/)) {
      const known = sides.get(word);
      if (known && known !== side) shared.add(word);
      sides.set(word, side);
    }
  for (const word of shared) sides.delete(word);
  return sides;
}
