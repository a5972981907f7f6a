import type { SiteContext } from '../site-context.ts';
import { Part } from './part.tsx';
import { screenImage } from './screen-images.ts';
import classes from './screens.module.css';

/** Pictures of the product at work, made by `scripts/picture-site.mjs` from the product itself. */
export function Screens({ site }: { site: SiteContext }) {
  const words = site.words.landing.screens;
  return (
    <Part id="screens" title={words.title}>
      <div className={classes.screens}>
        <Screen site={site} name="pricing" />
        <Screen site={site} name="chat" />
        <Screen site={site} name="calendar" />
      </div>
    </Part>
  );
}

function Screen({ site, name }: { site: SiteContext; name: 'pricing' | 'calendar' | 'chat' }) {
  const words = site.words.landing.screens;
  const image = screenImage(name, site.locale);
  return (
    <figure className={classes.screen} data-name={name}>
      <img
        src={image.url}
        width={image.width}
        height={image.height}
        alt={words[name]}
        loading="lazy"
        decoding="async"
      />
      <figcaption>
        <strong>{words[name]}</strong> {words[`${name}Text`]}
      </figcaption>
    </figure>
  );
}
