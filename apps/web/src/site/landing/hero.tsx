import { type Language, localeOf, siteDemoLink, siteDemoTalk } from '@glossa/contracts';
import { IconArrowUp } from '@tabler/icons-react';
import type { LandingWords } from '../site-words.ts';
import { DemoOnly } from './demo-only.tsx';
import classes from './hero.module.css';

/** One sentence, one action, and the product itself beside it: a talk with the demo studio that anybody can go on with. */
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
          <DemoTalk words={words} language={language} demoUrl={demoUrl} />
          <p className={classes.note}>{words.chatNote}</p>
        </div>
      </DemoOnly>
    </section>
  );
}

type DemoTalkProps = { words: LandingWords['hero']; language: Language; demoUrl: string };

/**
 * The talk is the server's to write; whoever answers goes on with it here. Without a script the field leads to the
 * same studio's own page.
 */
function DemoTalk({ words, language, demoUrl }: DemoTalkProps) {
  return (
    <form
      action={`/chat/${siteDemoLink}`}
      className="talk"
      aria-label={words.chat}
      data-demo-chat={demoUrl}
      data-title={words.chat}
      data-unreachable={words.chatUnreachable}
    >
      <input type="hidden" name="lang" value={localeOf[language]} />
      {/* Enter presses the first button of a form: without this one it would be a choice. */}
      <button type="submit" hidden>
        {words.chatSend}
      </button>
      <template data-mark={siteDemoTalk} />
      <p className="talk-failure" role="alert" data-failure="" hidden />
      <div className="talk-field">
        <input
          name="own"
          type="text"
          maxLength={1000}
          autoComplete="off"
          placeholder={words.chatField}
          aria-label={words.chatField}
        />
        <button type="submit" aria-label={words.chatSend}>
          <IconArrowUp size={20} stroke={2} aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}
