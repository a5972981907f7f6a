import type { Bot } from '@glossa/contracts';
import { Text, Title } from '@mantine/core';
import { IconChevronRight, IconClockHour9, IconCode, IconReceipt, IconRobot } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { partnerPath, paths } from '../../paths.ts';
import { Surface } from '../../ui/surface.tsx';
import classes from './next-steps.module.css';

/** Prices, hours, the site: in the order in which they earn money. */
export function NextSteps({ bot, isOwn }: { bot: Bot; isOwn: boolean }) {
  const { t } = useTranslation('onboarding');
  return (
    <Surface component="section" maw={820} aria-label={t('next.title')}>
      <Title order={2} fz="lg" mb="xs">
        {t('next.title')}
      </Title>
      <ul className={classes.steps}>
        {isOwn ? (
          <>
            <Step
              to={paths.pricing}
              icon={<IconReceipt size={20} stroke={1.6} />}
              title={t('next.prices')}
              text={bot.hasPricing ? t('next.pricesSample') : t('next.pricesNone', { name: bot.name })}
            />
            <Step
              to={paths.businessProfile}
              icon={<IconClockHour9 size={20} stroke={1.6} />}
              title={t('next.hours')}
              text={t('next.hoursText')}
            />
            <Step
              to={paths.embedGuide}
              icon={<IconCode size={20} stroke={1.6} />}
              title={t('next.embed')}
              text={t('next.embedText')}
            />
          </>
        ) : (
          <Step
            to={partnerPath(bot.partnerId)}
            icon={<IconRobot size={20} stroke={1.6} />}
            title={t('next.partner')}
            text={t('next.partnerText')}
          />
        )}
      </ul>
    </Surface>
  );
}

function Step({ to, icon, title, text }: { to: string; icon: ReactNode; title: string; text: string }) {
  return (
    <li>
      <Link to={to} className={classes.step}>
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={classes.words}>
          <Text component="span" fw={600} display="block">
            {title}
          </Text>
          <Text component="span" c="dimmed" display="block">
            {text}
          </Text>
        </span>
        <IconChevronRight size={18} aria-hidden="true" />
      </Link>
    </li>
  );
}
