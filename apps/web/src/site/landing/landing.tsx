import {
  IconBell,
  IconBrush,
  IconCalendarCheck,
  IconCarSuv,
  IconDroplet,
  IconHandStop,
  IconLanguage,
  IconReceipt,
  IconSparkles,
  IconTrendingUp,
} from '@tabler/icons-react';
import { SiteBar } from '../frame/site-bar.tsx';
import { SiteFooter } from '../frame/site-footer.tsx';
import type { SiteContext } from '../site-context.ts';
import type { LandingWords } from '../site-words.ts';
import { Channels } from './channels.tsx';
import { ClaimGrounds } from './claim-grounds.tsx';
import { Claims } from './claims.tsx';
import { Comparison } from './comparison.tsx';
import { Contact } from './contact.tsx';
import { End } from './end.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Newsletter } from './newsletter.tsx';
import { OwnList } from './own-list.tsx';
import { Part } from './part.tsx';
import { Plans } from './plans.tsx';
import { Points } from './points.tsx';
import { Questions } from './questions.tsx';
import { Screens } from './screens.tsx';
import { Story } from './story.tsx';

const sign = { size: 24, stroke: 1.6 } as const;

export function Landing({ site }: { site: SiteContext }) {
  const words = site.words.landing;
  return (
    <>
      <div className="night hero-ground">
        <div className="width">
          <SiteBar site={site} hasParts />
        </div>
      </div>
      <main id="content">
        <div className="night hero-ground">
          <div className="width">
            <Hero words={words.hero} language={site.language} />
            <Claims words={words.claims} />
          </div>
        </div>
        <OwnList site={site} />
        <Part id="whom" title={words.whom.title}>
          <Points isRow points={trades(words.whom)} />
        </Part>
        <Part id="does" title={words.does.title}>
          <Points points={abilities(words.does)} />
        </Part>
        <HowItWorks site={site} />
        <Screens site={site} />
        <Comparison words={words.comparison} />
        <Plans site={site} />
        <Channels site={site} />
        <Questions site={site} />
        <ClaimGrounds words={words.grounds} figures={words.claims} />
        <Story words={words.story} />
        <Contact words={words.contact} form={words.form} />
        <Newsletter words={words.newsletter} form={words.form} language={site.language} />
        <End words={words.end} />
      </main>
      <div className="night">
        <div className="width">
          <SiteFooter site={site} />
        </div>
      </div>
    </>
  );
}

function trades(words: LandingWords['whom']) {
  return [
    { title: words.detailing, text: words.detailingText, mark: <IconSparkles {...sign} /> },
    { title: words.tint, text: words.tintText, mark: <IconCarSuv {...sign} /> },
    { title: words.wrap, text: words.wrapText, mark: <IconBrush {...sign} /> },
    { title: words.wash, text: words.washText, mark: <IconDroplet {...sign} /> },
  ];
}

function abilities(words: LandingWords['does']) {
  return [
    { title: words.quotes, text: words.quotesText, mark: <IconReceipt {...sign} /> },
    { title: words.books, text: words.booksText, mark: <IconCalendarCheck {...sign} /> },
    { title: words.speaks, text: words.speaksText, mark: <IconLanguage {...sign} /> },
    { title: words.sells, text: words.sellsText, mark: <IconTrendingUp {...sign} /> },
    { title: words.calls, text: words.callsText, mark: <IconHandStop {...sign} /> },
    { title: words.reminds, text: words.remindsText, mark: <IconBell {...sign} /> },
  ];
}
