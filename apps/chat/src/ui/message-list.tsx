import type { ReactNode } from 'react';
import type { TimelineRow } from '../conversation/timeline.ts';
import { useWords } from '../i18n/words.ts';
import type { BookingPlace } from './booking-card.tsx';
import { Icon } from './icon.tsx';
import { MessageRow } from './message-row.tsx';
import { Typing } from './typing.tsx';
import { useStickToBottom } from './use-stick-to-bottom.ts';

type MessageListProps = {
  rows: readonly TimelineRow[];
  place: BookingPlace;
  isTyping: boolean;
  notices: ReactNode;
  onRetry: (clientMessageId: string) => void;
  onEdit: (row: TimelineRow) => void;
};

export function MessageList({ rows, place, isTyping, notices, onRetry, onEdit }: MessageListProps) {
  const words = useWords();
  const last = rows.at(-1);
  const stick = useStickToBottom(last?.key ?? '', last?.author === 'client');
  return (
    <div className="talk">
      <section
        className="messages"
        aria-label={words.conversation}
        ref={stick.scrollerRef}
        onScroll={stick.onScroll}
      >
        <div className="rows" ref={stick.contentRef}>
          {notices}
          <ol>
            {rows.map((row) => (
              <MessageRow key={row.key} row={row} place={place} onRetry={onRetry} onEdit={onEdit} />
            ))}
          </ol>
          {isTyping && <Typing />}
        </div>
      </section>
      {stick.hasNewBelow && (
        <button type="button" className="new-below" onClick={stick.scrollToEnd}>
          {words.newMessage}
          <Icon name="down" />
        </button>
      )}
    </div>
  );
}
