import type { Partner, TranscriptMessage } from '@glossa/contracts';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { Message } from './message.tsx';
import classes from './transcript.module.css';

type TranscriptProps = {
  partner: Partner;
  messages: TranscriptMessage[];
  /** What messages say in the reader's language, by their ids. */
  translations?: ReadonlyMap<string, string> | undefined;
};

/** Every word in order, a line for each new day, the newest in view. */
export function Transcript({ partner, messages, translations }: TranscriptProps) {
  const format = useFormat();
  const end = useRef<HTMLLIElement>(null);
  const newest = messages.at(-1)?.seq;
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  const dayOf = (message: TranscriptMessage) => format.longDate(message.createdAt, partner.config.timezone);
  return (
    <ol className={classes.messages}>
      {messages.map((message, index) => {
        const before = messages[index - 1];
        const day = dayOf(message);
        return (
          <li
            key={message.id}
            ref={index === messages.length - 1 ? end : undefined}
            className={classes.message}
            data-author={message.author}
          >
            {before && dayOf(before) === day ? null : <span className={classes.day}>{day}</span>}
            <Message partner={partner} message={message} translation={translations?.get(message.id)} />
          </li>
        );
      })}
    </ol>
  );
}
