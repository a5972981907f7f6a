import { useDocumentTitle } from '@mantine/hooks';
import { IconCalendarCheck, IconLanguage, IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keys } from '../api/keys.ts';
import { getSite } from '../api/site.ts';
import { Claims } from '../features/landing/claims.tsx';
import { ContactForm } from '../features/landing/contact-form.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { LandingBar } from '../features/landing/landing-bar.tsx';
import { Plans } from '../features/landing/plans.tsx';
import { Points } from '../features/landing/points.tsx';
import { paths } from '../paths.ts';
import { TextLink } from '../ui/link-button.tsx';
import classes from './landing-page.module.css';

export function LandingPage() {
  const { t } = useTranslation(['landing', 'frame']);
  const abilities = useAbilities();
  const steps = useSteps();
  const [draft, setDraft] = useState('');
  const site = useQuery({ queryKey: keys.site, queryFn: getSite, staleTime: Number.POSITIVE_INFINITY });
  useDocumentTitle(t('tab'));
  const subscribe = (message: string) => {
    setDraft(message);
    document.getElementById('contact')?.scrollIntoView();
  };
  return (
    <>
      <div className={classes.night}>
        <div className={classes.width}>
          <LandingBar />
        </div>
      </div>
      <main>
        <div className={classes.night}>
          <div className={classes.width}>
            <Hero demoChatLinkId={site.data?.demoChatLinkId ?? null} />
            <Claims />
          </div>
        </div>
        <div className={classes.width}>
          <Points id="does" title={t('does.title')} points={abilities} />
          <Points id="how" title={t('how.title')} points={steps} />
          <Plans onSubscribe={subscribe} />
          <section id="contact" className={classes.contact}>
            <div>
              <h2 className={classes.title}>{t('contact.title')}</h2>
              <p className={classes.text}>{t('contact.text')}</p>
            </div>
            <ContactForm draft={draft} />
          </section>
        </div>
      </main>
      <footer className={`${classes.width} ${classes.footer}`}>
        <span>Glossa</span>
        <TextLink to={paths.privacyPolicy} c="dimmed">
          {t('frame:privacyPolicy')}
        </TextLink>
        <TextLink to={paths.termsOfService} c="dimmed">
          {t('frame:termsOfService')}
        </TextLink>
      </footer>
    </>
  );
}

function useAbilities() {
  const { t } = useTranslation('landing');
  return [
    { title: t('does.quotes'), text: t('does.quotesText'), mark: <IconReceipt size={24} stroke={1.6} /> },
    { title: t('does.books'), text: t('does.booksText'), mark: <IconCalendarCheck size={24} stroke={1.6} /> },
    { title: t('does.speaks'), text: t('does.speaksText'), mark: <IconLanguage size={24} stroke={1.6} /> },
  ];
}

function useSteps() {
  const { t } = useTranslation('landing');
  return [
    { title: t('how.one'), text: t('how.oneText'), mark: '1' },
    { title: t('how.two'), text: t('how.twoText'), mark: '2' },
    { title: t('how.three'), text: t('how.threeText'), mark: '3' },
  ];
}
