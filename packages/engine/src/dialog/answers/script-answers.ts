import { findFigures } from '../../guard/find-figures.ts';
import { likeness } from '../wish/likeness.ts';

/** The owner's own answer to a question of the example script that the message asks too, or null. Answers with prices are left to the list. */
export function findScriptAnswer(text: string, script: string): string | null {
  if (script.trim() === '') return null;
  let best: { answer: string; score: number } | null = null;
  for (const { question, answer } of pairsOf(script)) {
    const score = likeness(question, text);
    if (score >= ALIKE && score > (best?.score ?? 0)) best = { answer, score };
  }
  return best === null || findFigures(best.answer).some(({ kind }) => kind === 'money') ? null : best.answer;
}

const ALIKE = 0.6;

/** Question and answer lines: "Q: … A: …", "Frage: … Antwort: …", or a line ending in "?" with its answer below. */
function pairsOf(script: string): { question: string; answer: string }[] {
  const lines = script
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  const pairs: { question: string; answer: string }[] = [];
  lines.forEach((line, at) => {
    const oneLine = /^(.{6,}\?)\s*(?:[-–—:]|a:|antwort:|відповідь:|ответ:)?\s*(\S.{3,})$/iu.exec(line);
    const next = lines[at + 1];
    if (oneLine?.[1] && oneLine[2])
      pairs.push({ question: unmarked(oneLine[1]), answer: unmarked(oneLine[2]) });
    else if (line.endsWith('?') && next && !next.endsWith('?'))
      pairs.push({ question: unmarked(line), answer: unmarked(next) });
  });
  return pairs;
}

function unmarked(line: string): string {
  return line
    .replace(
      /^(?:q|a|f|в|о|п|frage|antwort|question|answer|питання|запитання|відповідь|вопрос|ответ|client|kunde|клієнт|клиент|bot|бот|customer|studio|студія|студия)\s*[:.)-]\s*/iu,
      '',
    )
    .trim();
}
