import type { LandingWords } from '../site-words.ts';
import classes from './booking-scene.module.css';

/** Three lines of a chat, and the calendar entry they become. */
export function BookingScene({ words }: { words: LandingWords['how'] }) {
  return (
    <figure className={classes.scene} data-scene="" aria-label={words.bookLabel}>
      <ul className={classes.chat}>
        <li data-side="client">{words.ask}</li>
        <li data-side="bot">{words.answer}</li>
        <li data-side="client">{words.yes}</li>
      </ul>
      <div className={classes.day}>
        <span className={classes.date}>{words.day}</span>
        <div className={classes.hours}>
          <div className={classes.entry}>
            <strong>{words.entry}</strong>
            <span>{words.entryTime}</span>
            <span className={classes.by}>{words.entryMark}</span>
          </div>
        </div>
      </div>
    </figure>
  );
}
