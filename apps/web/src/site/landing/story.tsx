import type { LandingWords } from '../site-words.ts';
import { Part } from './part.tsx';
import classes from './story.module.css';

export function Story({ words }: { words: LandingWords['story'] }) {
  return (
    <Part id="story" title={words.title} isNight>
      <blockquote className={classes.story}>
        <p>{words.one}</p>
        <p>{words.two}</p>
        <p className={classes.last}>{words.three}</p>
        <footer className={classes.sign}>{words.sign}</footer>
      </blockquote>
    </Part>
  );
}
