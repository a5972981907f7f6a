import type { Bot } from '@glossa/contracts';

/** The one line that puts the chat button on every page it stands on. Colour and corner it asks for by itself. */
export function scriptSnippet({ publicLink, chatLinkId }: Pick<Bot, 'publicLink' | 'chatLinkId'>): string {
  const { origin } = new URL(publicLink);
  return ['<script async', `  src="${origin}/widget.js"`, `  data-bot="${chatLinkId}"`, '></script>'].join(
    '\n',
  );
}
