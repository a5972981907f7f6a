import type { WidgetLook } from '@glossa/contracts';

export type Settings = {
  chatUrl: string;
  origin: string;
  /** On the panel's own sample page, which says in the tag what the bot looks like. */
  isPreview: boolean;
  /** The name under which the site's own storage keeps what is kept; null where nothing is. */
  key: string | null;
  /** For the time until the look is known, and where it can't be. */
  look: WidgetLook;
};

/** Read from the script's own tag. Without a bot there is nothing to show; the rest comes from the bot. */
export function readSettings({ src, dataset }: HTMLScriptElement): Settings | null {
  const bot = dataset.bot ?? '';
  if (!/^[\w-]{1,64}$/.test(bot)) return null;
  const { origin } = new URL(src);
  const color = dataset.color ?? '';
  // Only the panel's own sample page has a token: what is tried there counts nothing.
  const preview = /^[\w.-]+$/.exec(dataset.preview ?? '');
  return {
    chatUrl: `${origin}/chat/${bot}${preview ? `#preview=${preview}` : ''}`,
    origin,
    isPreview: preview !== null,
    key: preview ? null : `glossa.${bot}`,
    look: {
      color: /^#[0-9a-f]{6}$/i.test(color) ? color : '#0b7a75',
      isLeft: dataset.position === 'left',
      scheme: null,
      teaser: '',
    },
  };
}
