import type { SiteContext } from '../site-context.ts';
import { Part } from './part.tsx';
import { type Scheme, type ScreenName, screenImage } from './screen-images.ts';
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

function Screen({ site, name }: { site: SiteContext; name: ScreenName }) {
  const words = site.words.landing.screens;
  return (
    <figure className={classes.screen} data-name={name}>
      <Themed site={site} name={name} scheme="light" />
      <Themed site={site} name={name} scheme="dark" />
      <figcaption>
        <strong>{words[name]}</strong> {words[`${name}Text`]}
      </figcaption>
    </figure>
  );
}

/** The theme can be chosen on the page, which no media query knows: one of two is hidden, and a hidden one is not fetched. */
function Themed({ site, name, scheme }: { site: SiteContext; name: ScreenName; scheme: Scheme }) {
  const { locale, words } = site;
  const desk = screenImage(name, 'desk', { locale, scheme });
  const phone = screenImage(name, 'phone', { locale, scheme });
  return (
    <picture data-scheme={scheme}>
      {phone.url === desk.url ? null : (
        <source media="(max-width: 640px)" srcSet={phone.url} width={phone.width} height={phone.height} />
      )}
      <img
        src={desk.url}
        width={desk.width}
        height={desk.height}
        alt={words.landing.screens[name]}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
