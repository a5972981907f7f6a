import type { Bot } from '@glossa/contracts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Improvement } from './bot-score.ts';

type FixLinkProps = { bot: Bot; improvement: Improvement; isOwn: boolean };

const look = { variant: 'default', size: 'compact-md', style: { flex: 'none' } } as const;

/** The way to where one missing thing is put right. */
export function FixLink({ bot, improvement, isOwn }: FixLinkProps) {
  const { t } = useTranslation('dashboard');
  const words = improvement === 'script' ? t('improve.draft') : t('improve.fix');
  const label = `${words}: ${t(`improve.${improvement}`)}`;
  const own = ownPages[improvement];
  if (own) {
    return isOwn ? (
      <LinkButton to={own} aria-label={label} {...look}>
        {words}
      </LinkButton>
    ) : null;
  }
  if (improvement === 'questions') {
    return (
      <LinkButton to={paths.conversations} search={{ show: 'requests' }} aria-label={label} {...look}>
        {words}
      </LinkButton>
    );
  }
  return (
    <LinkButton
      to={paths.partner}
      params={{ partnerId: bot.partnerId }}
      search={{ bot: bot.id, ...(improvement === 'script' ? { draft: 'script' as const } : {}) }}
      aria-label={label}
      {...look}
    >
      {words}
    </LinkButton>
  );
}

/** Pages about the owner's business; everything else is put right in the bot's editor. */
const ownPages: Partial<Record<Improvement, (typeof paths)['pricing' | 'businessProfile' | 'embedGuide']>> = {
  prices: paths.pricing,
  samples: paths.pricing,
  gaps: paths.pricing,
  hours: paths.businessProfile,
  contact: paths.businessProfile,
  address: paths.businessProfile,
  channel: paths.embedGuide,
};
