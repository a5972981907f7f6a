import { Fragment, type ReactNode } from 'react';
import { splitMarks } from './split-marks.ts';

type MarkedTextProps = { text: string; marks: Record<string, (words: string) => ReactNode> };

/** A translated sentence whose marked words are links or the like, wherever the language puts them. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  return splitMarks(text).map(({ at, mark, words }) => (
    <Fragment key={at}>{mark ? (marks[mark]?.(words) ?? words) : words}</Fragment>
  ));
}
