import type { LandingWords } from '../site-words.ts';
import classes from './end.module.css';

/** The last word is the first action again. */
export function End({ words }: { words: LandingWords['end'] }) {
  return (
    <section className={`night ${classes.end}`}>
      <div className="width">
        <h2 className={classes.title}>{words.title}</h2>
        <a href="/login?mode=signup" className="button shift">
          {words.start}
        </a>
      </div>
    </section>
  );
}
