import { useEffect, useRef, useState } from 'react';
import { textToAnnounce } from '../conversation/announcement.ts';
import type { ConversationState } from '../conversation/conversation-state.ts';
import { lastSeq } from '../conversation/placed-messages.ts';
import { formatMoney } from '../i18n/format.ts';
import { localeOf } from '../i18n/language.ts';
import { useLanguage, useWords } from '../i18n/words.ts';

/** Reads each finished message of the studio aloud, once. History is there to be read, not to be announced. */
export function Announcer({ state }: { state: ConversationState }) {
  const words = useWords();
  const locale = localeOf[useLanguage()];
  const heardSeq = useRef(lastSeq(state.messages));
  const [spoken, setSpoken] = useState({ seq: 0, text: '' });

  useEffect(() => {
    const text = textToAnnounce(state.messages, heardSeq.current, (quote) =>
      [words.total, formatMoney(quote.total, quote.currency, locale)].join(' '),
    );
    heardSeq.current = lastSeq(state.messages);
    if (text !== '') setSpoken({ seq: heardSeq.current, text });
  }, [state.messages, words, locale]);

  return (
    <div className="visually-hidden" aria-live="polite">
      {/* A new element for each message, so that two equal ones are both heard. */}
      {spoken.text !== '' && <p key={spoken.seq}>{spoken.text}</p>}
    </div>
  );
}
