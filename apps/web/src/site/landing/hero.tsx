import { type Language, localeOf, siteDemoLink } from '@glossa/contracts';
import type { LandingWords } from '../site-words.ts';
import { DemoOnly } from './demo-only.tsx';
import classes from './hero.module.css';

/** One sentence, one action, and the product itself beside it: the demo studio's chat is live. */
export function Hero({ words, language }: { words: LandingWords['hero']; language: Language }) {
  // Whoever reads this page in German is greeted in German, whatever the browser says.
  const demoUrl = `/chat/${siteDemoLink}?lang=${localeOf[language]}`;
  return (
    <section className={classes.hero}>
      <div>
        <h1 className={classes.title}>{words.title}</h1>
        <p className={classes.text}>{words.text}</p>
        <div className={classes.actions}>
          <a href="/login?mode=signup" className="button shift">
            {words.start}
          </a>
          <DemoOnly>
            <a href={demoUrl} className={classes.demo}>
              {words.demo}
            </a>
          </DemoOnly>
        </div>
        <p className={classes.note}>{words.note}</p>
      </div>
      <DemoOnly>
        <div className={classes.stage}>
          <div className={classes.chat} data-demo-chat={demoUrl} data-title={words.chat}>
            <a href={demoUrl}>{words.chatLoad}</a>
          </div>
          <p className={classes.note}>{words.chatNote}</p>
        </div>
      </DemoOnly>
    </section>
  );
}
