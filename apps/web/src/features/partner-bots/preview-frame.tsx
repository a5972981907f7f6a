import type { Bot } from '@glossa/contracts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { previewUrl } from '../../api/preview.ts';
import classes from './bot-editor.module.css';
import type { BotValues } from './bot-values.ts';

type PreviewFrameProps = { bot: Bot; token: string; values: BotValues };

/** Tells the chat what stands in the form, with each key. Only a page of our own origin is told, or listens. */
export function PreviewFrame({ bot, token, values }: PreviewFrameProps) {
  const { t } = useTranslation('bot-editor');
  const frame = useRef<HTMLIFrameElement>(null);
  const { name, greeting, look } = values;

  function tell(): void {
    const { accentColor, scheme = 'AUTO' } = look;
    const message = { glossa: 'look', botName: name, greeting, accentColor, scheme: scheme.toLowerCase() };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }
  useEffect(tell);

  return (
    <iframe
      ref={frame}
      className={classes.chat}
      src={previewUrl(bot.chatLinkId, token)}
      title={t('preview.frame', { name: bot.name })}
      onLoad={tell}
    />
  );
}
