import type { Bot } from '@glossa/contracts';
import { Button, Group, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AvatarRing } from '../../ui/avatar-ring.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Surface } from '../../ui/surface.tsx';
import { NextSteps } from './next-steps.tsx';
import classes from './setup-done.module.css';

/** The bot exists: here is its link, and what makes it better. */
export function SetupDone({ bot, isOwn }: { bot: Bot; isOwn: boolean }) {
  const { t } = useTranslation(['onboarding', 'ui']);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone; the news should be read out next.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Surface maw={820} mb="lg">
        <div className={classes.head}>
          <div className={classes.words}>
            <Group wrap="nowrap" gap="md">
              <AvatarRing name={bot.name} size={56} />
              <div>
                <h2 ref={heading} tabIndex={-1} className={classes.title}>
                  {t('done.title', { name: bot.name })}
                </h2>
                <Text c="dimmed">{t('done.text')}</Text>
              </div>
            </Group>
            <p className={classes.link}>
              <a href={bot.publicLink} target="_blank" rel="noreferrer">
                {bot.publicLink}
              </a>
            </p>
            <Group gap="xs">
              <Button
                component="a"
                variant="shift"
                href={bot.publicLink}
                target="_blank"
                rel="noreferrer"
                leftSection={<IconExternalLink size={16} />}
              >
                {t('done.open')}
              </Button>
              <CopyButton
                value={bot.publicLink}
                label={t('ui:copyLink')}
                copiedMessage={t('ui:linkCopied')}
              />
            </Group>
          </div>
          <QRCodeSVG
            className={classes.code}
            value={bot.publicLink}
            title={t('done.qr', { name: bot.name })}
            size={148}
            level="M"
            marginSize={3}
            bgColor="#ffffff"
            fgColor="#0E1116"
          />
        </div>
      </Surface>
      <NextSteps bot={bot} isOwn={isOwn} />
    </>
  );
}
