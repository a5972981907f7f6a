import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './hero.module.css';

/** One sentence, one action, and the product itself beside it: the demo studio's chat is live. */
export function Hero({ demoChatLinkId }: { demoChatLinkId: string | null }) {
  const { t } = useTranslation('landing');
  const demoUrl = demoChatLinkId ? `/chat/${encodeURIComponent(demoChatLinkId)}` : null;
  return (
    <section className={classes.hero} data-demo={demoUrl !== null || undefined}>
      <div>
        <h1 className={classes.title}>{t('hero.title')}</h1>
        <p className={classes.text}>{t('hero.text')}</p>
        <div className={classes.actions}>
          <LinkButton variant="shift" size="lg" to={paths.login} search={{ mode: 'signup' }}>
            {t('hero.start')}
          </LinkButton>
          {demoUrl ? (
            <Anchor href={demoUrl} c="inherit" fz={16}>
              {t('hero.demo')}
            </Anchor>
          ) : null}
        </div>
        <p className={classes.note}>{t('hero.note')}</p>
      </div>
      {demoUrl ? (
        <div className={classes.stage}>
          <iframe className={classes.chat} src={demoUrl} title={t('hero.chat')} loading="lazy" />
        </div>
      ) : null}
    </section>
  );
}
