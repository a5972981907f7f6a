import type { TextSpan } from '@glossa/contracts';
import { ScrollArea } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './source-text.module.css';
import { textMarks } from './text-marks.ts';

type SourceTextProps = {
  text: string;
  rows: readonly TextSpan[];
  unread: readonly TextSpan[];
  /** The words of what is pointed at in the rows. */
  active: readonly TextSpan[];
  /** Whether the text itself was pointed at: then it does not move under the pointer. */
  isPointed: boolean;
  onPoint: (at: number) => void;
};

/** The owner's text with what was read of it; the words of the row in focus stand out and come into view. */
export function SourceText({ text, rows, unread, active, isPointed, onPoint }: SourceTextProps) {
  const { t } = useTranslation('pricing');
  const box = useRef<HTMLDivElement>(null);
  const pieces = useMemo(() => textMarks(text, { rows, unread, active }), [text, rows, unread, active]);
  useEffect(() => {
    if (active.length === 0 || isPointed || !box.current) return;
    const mark = box.current.querySelector<HTMLElement>('[data-kind="active"]');
    // Only the box scrolls: the table under the owner's hand stays where it is.
    if (mark) box.current.scrollTop = mark.offsetTop - box.current.clientHeight / 3;
  }, [active, isPointed]);
  return (
    <ScrollArea.Autosize
      className={classes.box}
      viewportRef={box}
      viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('review.text') }}
      type="auto"
    >
      <div className={classes.text}>
        {pieces.map((piece) =>
          piece.kind === 'plain' ? (
            <span key={piece.start}>{piece.text}</span>
          ) : (
            <mark
              key={piece.start}
              data-kind={piece.kind}
              className={classes.mark}
              onMouseEnter={() => onPoint(piece.start)}
            >
              {piece.text}
            </mark>
          ),
        )}
      </div>
    </ScrollArea.Autosize>
  );
}
