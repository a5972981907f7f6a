import type { SiteContext } from '../site-context.ts';
import { BookingScene } from './booking-scene.tsx';
import classes from './how-it-works.module.css';
import { Part } from './part.tsx';
import { Points } from './points.tsx';
import { PriceScene } from './price-scene.tsx';

/** Two small scenes that show the work being done, then the three steps to get there. */
export function HowItWorks({ site }: { site: SiteContext }) {
  const words = site.words.landing.how;
  return (
    <Part id="how" title={words.title} isNight>
      <div className={classes.scene}>
        <div>
          <h3 className={classes.name}>{words.readTitle}</h3>
          <p className={classes.text}>{words.readText}</p>
        </div>
        <PriceScene site={site} />
      </div>
      <div className={classes.scene} data-turned="">
        <div>
          <h3 className={classes.name}>{words.bookTitle}</h3>
          <p className={classes.text}>{words.bookText}</p>
        </div>
        <BookingScene words={words} />
      </div>
      <h3 className={classes.steps}>{words.stepsTitle}</h3>
      <Points
        isRow
        points={[
          { title: words.one, text: words.oneText, mark: '1' },
          { title: words.two, text: words.twoText, mark: '2' },
          { title: words.three, text: words.threeText, mark: '3' },
        ]}
      />
    </Part>
  );
}
