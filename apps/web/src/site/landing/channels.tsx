import { channelCatalogue } from '@glossa/contracts';
import { fillWords } from '../fill-words.ts';
import { Field } from '../frame/field.tsx';
import { SentForm } from '../frame/sent-form.tsx';
import type { SiteContext } from '../site-context.ts';
import classes from './channels.module.css';
import { Part } from './part.tsx';

type Coming = Extract<(typeof channelCatalogue)[number], { isComing: true }>['channel'];
type Live = Extract<(typeof channelCatalogue)[number], { isComing: false }>['channel'];

/** What works now first; what is coming can be waited for. */
export function Channels({ site }: { site: SiteContext }) {
  const words = site.words.landing.channels;
  return (
    <Part id="channels" title={words.title}>
      <ul className={classes.channels}>
        {channelCatalogue.map((entry) =>
          entry.isComing ? (
            <ComingChannel key={entry.channel} site={site} channel={entry.channel} />
          ) : (
            <LiveChannel key={entry.channel} site={site} channel={entry.channel} />
          ),
        )}
      </ul>
      <h3 className={classes.others}>{words.others}</h3>
      <ul className={classes.otherList}>
        {Object.entries(words.otherWays).map(([name, text]) => (
          <li key={name}>{text}</li>
        ))}
      </ul>
    </Part>
  );
}

function LiveChannel({ site, channel }: { site: SiteContext; channel: Live }) {
  const words = site.words.landing.channels;
  return (
    <li className={classes.channel}>
      <div className={classes.head}>
        <h3 className={classes.name}>{words[channel]}</h3>
        <span className={classes.live}>{words.live}</span>
      </div>
      <p className={classes.text}>{words[`${channel}Text`]}</p>
    </li>
  );
}

function ComingChannel({ site, channel }: { site: SiteContext; channel: Coming }) {
  const words = site.words.landing.channels;
  const consent = fillWords(words.consent, { channel: words[channel] });
  return (
    <li className={classes.channel}>
      <div className={classes.head}>
        <h3 className={classes.name}>{words[channel]}</h3>
        <span className={classes.soon}>{words.soon}</span>
      </div>
      <details className={classes.wish}>
        <summary aria-label={`${words.notify}: ${words[channel]}`}>{words.notify}</summary>
        <SentForm
          kind="notify-me"
          words={site.words.landing.form}
          fixed={{ channel, language: site.language, consent }}
          done={{ text: words.done }}
          className={classes.form}
        >
          <Field
            id={`notify-${channel}`}
            name="email"
            type="email"
            autoComplete="email"
            label={words.email}
            isLabelHidden
          />
          <p className={classes.consent}>{consent}</p>
          <button type="submit" className="button">
            {words.send}
          </button>
        </SentForm>
      </details>
    </li>
  );
}
