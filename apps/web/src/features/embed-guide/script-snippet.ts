import type { Bot } from '@glossa/contracts';

/** The one line that puts the chat button into a corner of every page it stands on. */
export function scriptSnippet({ publicLink, chatLinkId, look }: Bot): string {
  const { origin } = new URL(publicLink);
  return [
    '<script async',
    `  src="${origin}/widget.js"`,
    `  data-bot="${chatLinkId}"`,
    `  data-position="${look.launcherPosition.toLowerCase()}"`,
    `  data-color="${look.accentColor}"`,
    '></script>',
  ].join('\n');
}
