import type { Partner, TranscriptMessage } from '@glossa/contracts';
import { useFormat } from '../../i18n/use-format.ts';
import { Message } from './message.tsx';
import classes from './transcript.module.css';

type TranscriptProps = {
  partner: Partner;
  messages: TranscriptMessage[];
  /** What messages say in the reader's language, by their ids. */
  translations?: ReadonlyMap<string, string> | undefined;
};

/** Every word in order, a line for each new day. */
export function Transcript({ partner, messages, translations }: TranscriptProps) {
  const format = useFormat();
  const dayOf = (message: TranscriptMessage) => format.longDate(message.createdAt, partner.config.timezone);
  return (
    <ol className={classes.messages}>
      {messages.map((message, index) => {
        const before = messages[index - 1];
        const day = dayOf(message);
        return (
          <li key={message.id} className={classes.message} data-author={message.author}>
            {before && dayOf(before) === day ? null : <span className={classes.day}>{day}</span>}
            <Message partner={partner} message={message} translation={translations?.get(message.id)} />
          </li>
        );
      })}
    </ol>
  );
}
